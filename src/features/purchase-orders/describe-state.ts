import type { PurchaseState } from '#contract/purchase-orders/fields.ts'
import * as m from '#paraglide/messages.js'

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

/** A state in two words and its colour. The accent marks what waits for its owner. */
export const describePurchaseState = (state: PurchaseState) => ({ name: names[state](), tone: tones[state] })

const events: Record<string, () => string> = {
  create: m.purchase_orders_event_create,
  pay: m.purchase_orders_event_pay,
  payment_overdue: m.purchase_orders_event_payment_overdue,
  change: m.purchase_orders_event_change,
  fill: m.purchase_orders_event_fill,
  fill_last: m.purchase_orders_event_fill_last,
  return_unit: m.purchase_orders_event_return_unit,
  suspend: m.purchase_orders_event_suspend,
  resume: m.purchase_orders_event_resume,
  cancel: m.purchase_orders_event_cancel,
  expire: m.purchase_orders_event_expire,
}

/** A step of the history; a suspension due to a ban says so. */
export function describePurchaseEvent({ event, reason }: { event: string; reason: string | null }): string {
  if (event === 'suspend' && reason !== null) return m.purchase_orders_event_suspend_ban()
  return (events[event] ?? (() => event))()
}
