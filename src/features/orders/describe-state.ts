import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import * as m from '#paraglide/messages.js'
import { isDeclined, isMyTurn } from './model.ts'

const names: Record<OrderState, () => string> = {
  awaiting_payment: m.orders_state_awaiting_payment,
  awaiting_delivery: m.orders_state_awaiting_delivery,
  awaiting_acceptance: m.orders_state_awaiting_acceptance,
  in_protection: m.orders_state_in_protection,
  completed: m.orders_state_completed,
  cancelled: m.orders_state_cancelled,
  refunded: m.orders_state_refunded,
  reversed: m.orders_state_reversed,
}
const tones: Partial<Record<OrderState, 'positive' | 'negative' | 'info'>> = {
  in_protection: 'info',
  completed: 'positive',
  cancelled: 'negative',
  refunded: 'negative',
  reversed: 'negative',
}

/** A state in two words that fit buyer and seller alike. */
export const orderStateName = (state: OrderState) => names[state]()

/** The same with its colour, and with who or what ended the order. */
export function describeOutcome(order: Pick<OrderView, 'state' | 'offer_ending' | 'is_ended_by_support'>) {
  const name = order.is_ended_by_support
    ? m.orders_ended_by_support
    : isDeclined(order)
      ? m.orders_state_declined
      : names[order.state]
  return { name: name(), tone: tones[order.state] ?? ('neutral' as const) }
}

/** The same for its reader. The accent marks what waits for them. */
export function describeState(
  order: Pick<OrderView, 'state' | 'awaited' | 'role' | 'offer_ending' | 'is_ended_by_support'>,
) {
  const outcome = describeOutcome(order)
  if (!isMyTurn(order)) return outcome
  const name = order.state === 'awaiting_acceptance' ? m.orders_state_awaiting_acceptance_mine() : outcome.name
  return { name, tone: 'accent' as const }
}
