import { describeConsequence } from '#features/trading/deadline/consequences.ts'
import { DeadlineLine } from '#features/trading/deadline/deadline-line.tsx'
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
  return state === 'awaiting_payment' ? (
    <DeadlineLine
      isMine
      task={m.deadline_pay_purchase()}
      until={expires_at}
      otherwise={describeConsequence('purchase_cancelled')}
      now={now}
    />
  ) : (
    <DeadlineLine isMoment isMine={false} task={m.purchase_orders_expires()} until={expires_at} now={now} />
  )
}
