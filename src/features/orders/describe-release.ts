import { durationText } from '#i18n/duration-text.ts'
import { formatDateTime } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { endingOf, isFinal, type OrderDetail } from './model.ts'

/**
 * When the market pays the seller: the date once known, before that the time after delivery, and in the end the
 * outcome.
 */
export function describeRelease(detail: Pick<OrderDetail, 'order' | 'events' | 'rules'>, timeZone: string): string {
  const { order, events, rules } = detail
  if (order.state === 'in_protection' && order.deadline_at !== null) return formatDateTime(order.deadline_at, timeZone)
  if (order.state === 'completed') {
    const at = events.findLast(({ state }) => state === 'completed')?.at
    return at === undefined ? m.orders_released() : m.orders_released_at({ time: formatDateTime(at, timeZone) })
  }
  if (isFinal(order.state)) {
    const isPaid = events.some(({ state }) => state === 'awaiting_delivery')
    return isPaid && endingOf(detail) ? m.orders_release_refunded() : m.orders_release_never()
  }
  return m.orders_release_after({ time: durationText(rules.protection_seconds) })
}
