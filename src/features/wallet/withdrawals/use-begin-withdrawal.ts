import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { codes } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import type { Terms } from './model.ts'
import { beginWithdrawalMutation } from './mutations.ts'

interface Handlers {
  onBegun: (withdrawId: string) => void
  /** The terms that were shown are no longer those of the exchange, or the money is gone: says so. */
  onTermsOver: (message: string) => void
}

const over: ReadonlySet<number> = new Set([
  codes.termsChanged,
  codes.balanceTooLow,
  codes.notWithdrawableYet,
  codes.dailyLimitReached,
])

/** Begins a withdrawal at its terms: one key for these terms, however often they are sent. */
export function useBeginWithdrawal({ onBegun, onTermsOver }: Handlers) {
  const queryClient = useQueryClient()
  const mutation = useMutation(beginWithdrawalMutation())
  const [error, setError] = useState<string>()
  const keys = useRef(new Map<string, string>())
  const isUnderWay = useRef(false)
  const goneSignal = useGoneSignal()

  async function run({ amount, account, confirmation }: Terms) {
    if (isUnderWay.current || !account || !confirmation) return
    isUnderWay.current = true
    setError(undefined)
    const signal = goneSignal()
    const key = keys.current.get(confirmation) ?? newKey()
    keys.current.set(confirmation, key)
    try {
      const body = { amount, account_id: account.account_id, confirmation }
      const { withdrawal } = await mutation.mutateAsync({ key, body })
      void queryClient.invalidateQueries({ queryKey: walletKeys.balances() })
      void queryClient.invalidateQueries({ queryKey: walletKeys.openWithdrawals() })
      void queryClient.invalidateQueries({ queryKey: walletKeys.logs() })
      if (signal.aborted) toast({ text: m.wallet_left_begun() })
      else onBegun(withdrawal.withdraw_id)
    } catch (caught) {
      const isOver = caught instanceof UpstreamError && caught.error.kind === 'business' && over.has(caught.error.code)
      if (isOver) onTermsOver(describeCallError(caught.error))
      else setError(fieldErrorOf(caught))
    } finally {
      isUnderWay.current = false
    }
  }
  return { begin: (terms: Terms) => void run(terms), isBusy: mutation.isPending, error }
}
