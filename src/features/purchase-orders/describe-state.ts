import type { PurchaseState } from '#contract/purchase-orders/fields.ts'
import * as m from '#paraglide/messages.js'
import type { PurchaseView } from './queries.ts'

const names: Record<PurchaseState, () => string> = {
  awaiting_payment: m.purchase_orders_state_awaiting_payment,
  active: m.purchase_orders_state_active,
  suspended: m.purchase_orders_state_suspended,
  fulfilled: m.purchase_orders_state_fulfilled,
  cancelled: m.purchase_orders_state_cancelled,
  expired: m.purchase_orders_state_expired,
}

const tones = {
  awaiting_payment: 'accent',
  active: 'info',
  suspended: 'neutral',
  fulfilled: 'positive',
  cancelled: 'neutral',
  expired: 'negative',
} as const satisfies Record<PurchaseState, string>

type Ended = Pick<PurchaseView, 'state' | 'quantity' | 'progress'>

/** Units of a fulfilled purchase order that were refunded and not supplied again. */
export function unitsLost({ state, quantity, progress }: Ended): number {
  return state === 'fulfilled' && progress ? quantity - progress.in_delivery - progress.delivered : 0
}

/**
 * A state in two words and its colour. The accent marks what waits for its owner. A fulfilled purchase order stays that
 * when its units are refunded later, so it is named after what became of them.
 */
export function describePurchaseState(purchase: Ended) {
  const lost = unitsLost(purchase)
  if (lost === 0) return { name: names[purchase.state](), tone: tones[purchase.state] }
  return lost === purchase.quantity
    ? { name: m.purchase_orders_state_undelivered(), tone: 'negative' as const }
    : { name: m.purchase_orders_state_part_refunded(), tone: 'neutral' as const }
}

const events: Record<string, () => string> = {
  create: m.purchase_orders_event_create,
  pay: m.purchase_orders_event_pay,
  payment_overdue: m.purchase_orders_event_payment_overdue,
  change: m.purchase_orders_event_change,
  fill: m.purchase_orders_event_fill,
  fill_last: m.purchase_orders_event_fill_last,
  return_unit: m.purchase_orders_event_return_unit,
  lose_unit: m.purchase_orders_event_lose_unit,
  suspend: m.purchase_orders_event_suspend,
  resume: m.purchase_orders_event_resume,
  cancel: m.purchase_orders_event_cancel,
  expire: m.purchase_orders_event_expire,
}

const platformTroubles = new Set(['inventory_private', 'api_key_invalid', 'trade_url_invalid'])

/** A step of the history; a suspension that the person did not choose says why. */
export function describePurchaseEvent({ event, reason }: { event: string; reason: string | null }): string {
  if (event === 'suspend' && reason !== null)
    return platformTroubles.has(reason)
      ? m.purchase_orders_event_suspend_platform()
      : m.purchase_orders_event_suspend_ban()
  return (events[event] ?? (() => event))()
}
