import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isAboutAccount } from '#contract/account-refusals.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { fieldRules } from '#features/credentials/fields.ts'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { announceFailure } from '#features/writes/announce-failure.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { marketTime } from '#lib/time/market-time.ts'
import * as m from '#paraglide/messages.js'
import type { Withdrawal } from './model.ts'
import { cancelWithdrawalMutation, confirmWithdrawalMutation, resendCodeMutation } from './mutations.ts'
import { changedByWithdrawals } from './queries.ts'

/** The actions on a withdrawal that awaits its code. */
export function useConfirmWithdrawal({ withdraw_id, created_at }: Withdrawal, onRefused: () => void) {
  const queryClient = useQueryClient()
  // After closing the dialog, the wallet shows the outcome.
  const refresh = [walletKeys.withdrawal(withdraw_id), ...changedByWithdrawals]
  const [isBarred, setBarred] = useState(false)
  const confirm = useIdempotentMutation(confirmWithdrawalMutation(withdraw_id), {
    refresh,
    onLeftFailed: announceFailure,
    onFailed: ({ end, error }) => {
      // Without an answer, confirming again with the same code is safe.
      if (end === 'refused') onRefused()
      // A restriction of the account says nothing about the code.
      const isAccount = error.kind === 'business' && isAboutAccount(error.code)
      setBarred(isAccount)
      if (isAccount) announceCallError(error)
    },
  })
  const cancel = useIdempotentMutation(cancelWithdrawalMutation(withdraw_id), { refresh })
  const resend = useMutation(resendCodeMutation())
  const countdown = useResendCountdown()
  // S4.18 The first code was sent when the withdrawal began.
  const countFirst = useEffectEvent(() => {
    const left = Math.ceil(created_at + fieldRules.resendSeconds - marketTime() / 1000)
    if (left > 0) countdown.start(Math.min(left, fieldRules.resendSeconds))
  })
  useEffect(() => countFirst(), [])
  return {
    error: isBarred ? undefined : confirm.error,
    clearError: confirm.clearError,
    refresh: () => void queryClient.invalidateQueries({ queryKey: walletKeys.withdrawal(withdraw_id) }),
    confirm: { isBusy: confirm.isBusy, run: (sms_code: string) => void confirm.send({ withdraw_id, sms_code }) },
    resend: {
      left: countdown.left,
      isBusy: resend.isPending,
      run: () =>
        resend.mutate(withdraw_id, {
          onSuccess: ({ phone }) => {
            countdown.start()
            toast({ text: m.wallet_code_resent({ phone }), tone: 'positive' })
          },
        }),
    },
    cancel: { isBusy: cancel.isBusy, run: () => void cancel.send({ withdraw_id }) },
  }
}
