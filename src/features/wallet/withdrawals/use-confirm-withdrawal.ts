import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldRules } from '#features/credentials/fields.ts'
import { useResendCountdown } from '#features/credentials/use-resend-countdown.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import type { Withdrawal } from './model.ts'
import { cancelWithdrawalMutation, confirmWithdrawalMutation, resendCodeMutation } from './mutations.ts'

/** What can be done with a withdrawal that awaits its code. Confirming it twice confirms it once: the exchange answers how it
 * stands. */
export function useConfirmWithdrawal({ withdraw_id, created_at }: Withdrawal) {
  const queryClient = useQueryClient()
  const goneSignal = useGoneSignal()
  const refresh = () => queryClient.invalidateQueries({ queryKey: walletKeys.withdrawal(withdraw_id) })
  const refreshWallet = () => queryClient.invalidateQueries({ queryKey: walletKeys.all })
  // Who has closed the dialog meanwhile sees in the wallet what came of it.
  const settled = { onSettled: () => void (goneSignal().aborted ? refreshWallet() : refresh()) }
  const confirm = useMutation({ ...confirmWithdrawalMutation(), ...settled })
  const resend = useMutation(resendCodeMutation())
  const cancel = useMutation({ ...cancelWithdrawalMutation(), ...settled })
  const countdown = useResendCountdown()
  // S4.18 The first code was sent when the withdrawal began.
  const countFirst = useEffectEvent(() => {
    const left = Math.ceil(created_at + fieldRules.resendSeconds - marketTime() / 1000)
    if (left > 0) countdown.start(Math.min(left, fieldRules.resendSeconds))
  })
  useEffect(() => countFirst(), [])
  const [error, setError] = useState<string>()
  const cancelKey = useRef<string>(undefined)

  return {
    error,
    clearError: () => setError(undefined),
    refresh: () => void refresh(),
    confirm: {
      isBusy: confirm.isPending,
      run: (sms_code: string, onRefused: () => void) =>
        confirm.mutate(
          { withdraw_id, sms_code },
          {
            onError: (caught) => {
              onRefused()
              setError(fieldErrorOf(caught))
            },
          },
        ),
    },
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
    cancel: {
      isBusy: cancel.isPending,
      run: () => {
        cancelKey.current ??= newKey()
        cancel.mutate({ key: cancelKey.current, withdraw_id })
      },
    },
  }
}
