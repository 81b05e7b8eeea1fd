import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { RechargeMethod } from '#contract/wallet/recharges.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { walletKeys } from '#features/balance/queries.ts'
import { useGoneSignal } from '#features/connection/use-gone-signal.ts'
import { fieldErrorOf } from '#features/errors/field-error.ts'
import { UpstreamError } from '#lib/calls/call-result.ts'
import { newKey } from '#lib/calls/new-key.ts'
import * as m from '#paraglide/messages.js'
import { isUndecided } from '../is-undecided.ts'
import type { Recharge } from './model.ts'
import { beginRechargeMutation } from './mutations.ts'

interface Wish {
  amount: string
  method: RechargeMethod
  return_path: string
}

/** Begins a recharge. The same wish sent again after no answer is the same recharge; a second click does nothing. */
export function useBeginRecharge(onBegun: (recharge: Recharge) => void) {
  const queryClient = useQueryClient()
  const begin = useMutation(beginRechargeMutation())
  const [error, setError] = useState<string>()
  const intention = useRef<{ key: string; wish: string }>(undefined)
  // State would be a rendering late for the second of two quick clicks.
  const isUnderWay = useRef(false)
  const goneSignal = useGoneSignal()

  async function run(wish: Wish) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setError(undefined)
    const signal = goneSignal()
    const said = JSON.stringify(wish)
    if (intention.current?.wish !== said) intention.current = { key: newKey(), wish: said }
    try {
      const recharge = await begin.mutateAsync({ key: intention.current.key, body: wish })
      intention.current = undefined
      queryClient.setQueryData(walletKeys.recharge(recharge.recharge_id), recharge)
      void queryClient.invalidateQueries({ queryKey: walletKeys.openRecharges() })
      // Whoever has closed the dialog has not asked to be led to the provider.
      if (signal.aborted) toast({ text: m.wallet_left_begun() })
      else onBegun(recharge)
    } catch (caught) {
      // A refusal is an answer: what is tried after it is another thing.
      if (caught instanceof UpstreamError && !isUndecided(caught.error)) intention.current = undefined
      setError(fieldErrorOf(caught))
    } finally {
      isUnderWay.current = false
    }
  }
  return {
    begin: (wish: Wish) => void run(wish),
    isBusy: begin.isPending,
    error,
    clearError: () => setError(undefined),
  }
}
