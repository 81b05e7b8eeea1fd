import type { OrderView } from '#contract/orders/orders.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'

/** What becomes of item and money if the buyer cancels an order, said before they do. */
export function describeCancel({
  state,
  price,
  purchase_order_id,
}: Pick<OrderView, 'state' | 'price' | 'purchase_order_id'>): string {
  if (state === 'awaiting_payment') return m.orders_cancel_unpaid()
  const paid = { price: formatMoney(price) }
  return purchase_order_id === null ? m.orders_cancel_paid(paid) : m.orders_cancel_supplied(paid)
}
