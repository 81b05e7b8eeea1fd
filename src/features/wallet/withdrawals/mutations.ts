import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { withdrawConfirm } from '#contract/wallet/withdrawals.ts'
import type { Keyed } from '#features/writes/attempt.ts'
import { idempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { beginWithdrawal, cancelWithdrawal, confirmWithdrawal, resendCode } from './withdrawals.functions.ts'

/** The dialog shows refusals in place. */
const quiet = { quiet: true }

/** The body includes the shown terms: sent twice, it makes one withdrawal and one SMS. */
export const beginWithdrawalMutation = () => idempotentMutation(['wallet', 'withdraw'], beginWithdrawal, quiet)

/** Needs no key: confirming is idempotent, and the exchange answers with the current state. */
export const confirmWithdrawalMutation = (id: string) =>
  mutationOptions({
    mutationKey: ['wallet', 'confirm-withdrawal', id],
    mutationFn: async ({ body }: Keyed<CallInput<typeof withdrawConfirm>>) =>
      unwrap(await confirmWithdrawal({ data: body })),
    meta: quiet,
  })

export const resendCodeMutation = () =>
  mutationOptions({
    mutationFn: async (withdraw_id: string) => unwrap(await resendCode({ data: { withdraw_id } })),
  })

export const cancelWithdrawalMutation = (id: string) =>
  idempotentMutation(['wallet', 'cancel-withdrawal', id], cancelWithdrawal)
