import { durationText } from '#i18n/duration-text.ts'
import { formatDateTime } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { endingOf, type OrderDetail } from './model.ts'

type Told = Pick<OrderDetail, 'order' | 'events' | 'rules'>

/** What became of the money of an order that ended early, or when the market pays the seller. */
export function describeRelease(detail: Told, timeZone: string): { term: string; detail: string } {
  const isBuyer = detail.order.role === 'buyer'
  if (endingOf(detail)) {
    const isPaid = detail.events.some(({ state }) => state === 'awaiting_delivery')
    const refunded = isBuyer ? m.orders_money_refunded_me : m.orders_money_refunded
    return { term: m.orders_money(), detail: isPaid ? refunded() : m.orders_money_never() }
  }
  return { term: isBuyer ? m.orders_release() : m.orders_release_seller(), detail: timeOf(detail, timeZone) }
}

/** The date once known, before that the time after delivery. */
function timeOf({ order, events, rules }: Told, timeZone: string): string {
  if (order.state === 'in_protection' && order.deadline_at !== null) return formatDateTime(order.deadline_at, timeZone)
  if (order.state === 'completed') {
    const at = events.findLast(({ state }) => state === 'completed')?.at
    return at === undefined ? m.orders_released() : m.orders_released_at({ time: formatDateTime(at, timeZone) })
  }
  return m.orders_release_after({ time: durationText(rules.protection_seconds) })
}
