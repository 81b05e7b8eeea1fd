import type { OrderView } from '#contract/orders/orders.ts'
import * as m from '#paraglide/messages.js'
import type { OrderEvent } from './model.ts'

/** Texts by the platform's reason for the end of an offer. */
const offerEndings: Record<string, () => string> = {
  declined: m.orders_reason_declined,
  countered: m.orders_reason_countered,
  expired: m.orders_reason_expired,
  cancelled: m.orders_reason_withdrawn,
  cancelled_by_second_factor: m.orders_reason_withdrawn,
  invalid_items: m.orders_reason_items_gone,
}

type Reader = Pick<OrderView, 'role' | 'fault'>

const eventEndings: Record<string, (event: OrderEvent, reader: Reader) => string> = {
  cancel: (_, { role }) => (role === 'buyer' ? m.orders_reason_cancel_me() : m.orders_reason_cancel_buyer()),
  payment_overdue: () => m.orders_reason_payment_overdue(),
  delivery_overdue: ({ reason }, { role, fault }) => {
    if (reason === 'buyer_link_dead')
      return role === 'buyer' ? m.orders_reason_link_dead_me() : m.orders_reason_link_dead_buyer()
    if (fault === role) return m.orders_reason_delivery_overdue_me()
    return fault === 'buyer' ? m.orders_reason_delivery_overdue_buyer() : m.orders_reason_delivery_overdue()
  },
  acceptance_overdue: ({ reason }) =>
    reason === 'platform_silent' ? m.orders_reason_platform_silent() : m.orders_reason_acceptance_overdue(),
  offer_ended: ({ reason }) => (offerEndings[reason ?? ''] ?? m.orders_reason_offer_ended)(),
  trade_reversed: () => m.orders_reason_reversed(),
  end: () => m.orders_reason_ended_by_support(),
}

/** Why an order ended early, in a sentence to its reader. */
export const describeEnding = (event: OrderEvent, reader: Reader): string | undefined =>
  eventEndings[event.event]?.(event, reader)
