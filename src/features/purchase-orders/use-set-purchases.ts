import type { CallInput } from '#contract/call.ts'
import type { set } from '#contract/purchase-orders/purchase-orders.ts'
import { toast } from '#design/ui/status/toast-store.ts'
import { useIdempotentMutation } from '#features/writes/use-idempotent-mutation.ts'
import * as m from '#paraglide/messages.js'
import { setPurchasesMutation } from './mutations.ts'
import { changedByPurchase } from './queries.ts'

type Action = CallInput<typeof set>['action']

const done: Record<Action, (inputs: { count: number }) => string> = {
  suspend: m.purchase_orders_suspended_done,
  resume: m.purchase_orders_resumed_done,
  cancel: m.purchase_orders_cancelled_done,
}

/** Suspends, resumes or cancels purchase orders: all of them or none. */
export function useSetPurchases(action: Action, purchaseIds: readonly string[], onDone?: () => void) {
  const [only = 'none'] = purchaseIds
  const { send, isBusy } = useIdempotentMutation(setPurchasesMutation(purchaseIds.length > 1 ? 'several' : only), {
    refresh: changedByPurchase(),
    onDone: ({ items }) => {
      toast({ text: done[action]({ count: items.length }), tone: 'positive' })
      onDone?.()
    },
  })
  return { run: () => send({ purchase_ids: [...purchaseIds], action }), isBusy }
}
