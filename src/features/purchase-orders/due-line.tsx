import { Countdown } from '#design/ui/data/countdown.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import type { PurchaseView } from './queries.ts'

interface DueLineProps {
  purchase: Pick<PurchaseView, 'state' | 'expires_at' | 'ended_at'>
  /** When the data was read, in milliseconds. */
  now: number
}

/** When a purchase order closes, has to be paid, or ended. */
export function DueLine({ purchase: { state, expires_at, ended_at }, now }: DueLineProps) {
  const timeZone = useTimeZone()
  if (expires_at === null)
    return ended_at === null ? null : m.purchase_orders_ended({ time: formatDateTime(ended_at, timeZone) })
  if (state !== 'awaiting_payment') return m.purchase_orders_open_until({ time: formatDateTime(expires_at, timeZone) })
  return (
    <>
      {m.purchase_orders_pay_within()}{' '}
      <Countdown
        size="xs"
        until={expires_at * 1000}
        now={now}
        formatDays={(days) => m.purchase_orders_days({ days })}
      />
    </>
  )
}
