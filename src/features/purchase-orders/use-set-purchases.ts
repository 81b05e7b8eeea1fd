import { useRef } from 'react'
import type { CallInput } from '#contract/call.ts'
import type { set } from '#contract/purchase-orders/purchase-orders.ts'
import { codes } from '#contract/codes.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { setPurchasesMutation } from './mutations.ts'
import { changedByPurchase } from './queries.ts'

type Action = CallInput<typeof set>['action']

const done: Record<Action, (inputs: { count: number }) => string> = {
  suspend: m.purchase_orders_suspended_done,
  resume: m.purchase_orders_resumed_done,
  cancel: m.purchase_orders_cancelled_done,
}

export interface SetHandlers {
  /** What was set: while it was on its way, others may have been selected. */
  onDone?: ((purchaseIds: string[]) => void) | undefined
  /** These can no longer be set, so none was. */
  onGone?: ((purchaseIds: string[]) => void) | undefined
}

/** Suspends, resumes or cancels purchase orders: all of them or none. */
export function useSetPurchases(action: Action, purchaseIds: readonly string[], { onDone, onGone }: SetHandlers = {}) {
  const [only = 'none'] = purchaseIds
  // The page may have polled the new state, and offer the opposite, before the answer comes.
  const sent = useRef(action)
  const { send, isBusy } = useIdempotentMutation(setPurchasesMutation(purchaseIds.length > 1 ? 'several' : only), {
    refresh: changedByPurchase(),
    onDone: ({ items }) => {
      toast({ text: done[sent.current]({ count: items.length }), tone: 'positive' })
      onDone?.(items.map(({ purchase_id }) => purchase_id))
    },
    onFailed: ({ error }) => {
      const gone = goneOf(error)
      if (gone) onGone?.(gone)
    },
  })
  const run = () => {
    if (!isBusy) sent.current = action
    return send({ purchase_ids: [...purchaseIds], action })
  }
  return { run, isBusy }
}

function goneOf(error: CallError): string[] | undefined {
  const ids: unknown =
    error.kind === 'business' && error.code === codes.stateConflict ? error.extra?.purchase_ids : undefined
  return Array.isArray(ids) ? ids.map(String) : undefined
}
