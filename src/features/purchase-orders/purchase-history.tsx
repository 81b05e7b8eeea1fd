import { Timeline } from '#design/ui/data/timeline.tsx'
import { formatDateTime, formatMoney, formatNumber } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { describePurchaseEvent } from './describe-state.ts'
import type { PurchaseDetail } from './queries.ts'

const bad = new Set(['cancel', 'expire', 'payment_overdue'])

/** The history of a purchase order, with the price and units after each step. */
export function PurchaseHistory({ events }: { events: PurchaseDetail['events'] }) {
  const timeZone = useTimeZone()
  return (
    <Timeline
      label={m.purchase_orders_history()}
      stateLabels={{
        done: m.purchase_orders_step_done(),
        current: m.purchase_orders_step_done(),
        todo: m.purchase_orders_step_done(),
        failed: m.purchase_orders_step_ended(),
      }}
      steps={events.map((event, index) => ({
        key: String(index),
        state: bad.has(event.event) ? ('failed' as const) : ('done' as const),
        title: describePurchaseEvent(event),
        time: formatDateTime(event.at, timeZone),
        detail: m.purchase_orders_event_detail({
          price: formatMoney(event.price),
          filled: formatNumber(event.filled),
          quantity: formatNumber(event.quantity),
        }),
      }))}
    />
  )
}
