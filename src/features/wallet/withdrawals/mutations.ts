import { mutationOptions } from '@tanstack/react-query'
import type { CallInput } from '#contract/call.ts'
import type { withdraw } from '#contract/wallet/withdrawals.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { beginWithdrawal, cancelWithdrawal, confirmWithdrawal, resendCode } from './withdrawals.functions.ts'

/** The dialog shows its refusals where they belong. */
const quiet = { meta: { quiet: true } }

/** The key is that of the terms that were shown: sent twice, it is one withdrawal and one SMS. */
export const beginWithdrawalMutation = () =>
  mutationOptions({
    mutationFn: async (data: { key: string; body: CallInput<typeof withdraw> }) =>
      unwrap(await beginWithdrawal({ data })),
    ...quiet,
  })

export const confirmWithdrawalMutation = () =>
  mutationOptions({
    mutationFn: async (data: { withdraw_id: string; sms_code: string }) => unwrap(await confirmWithdrawal({ data })),
    ...quiet,
  })

export const resendCodeMutation = () =>
  mutationOptions({
    mutationFn: async (withdraw_id: string) => unwrap(await resendCode({ data: { withdraw_id } })),
  })

export const cancelWithdrawalMutation = () =>
  mutationOptions({
    mutationFn: async ({ key, withdraw_id }: { key: string; withdraw_id: string }) =>
      unwrap(await cancelWithdrawal({ data: { key, body: { withdraw_id } } })),
  })
