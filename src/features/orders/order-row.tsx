import type { OrderView } from '#contract/orders/orders.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { ItemRow } from '#features/trading/list/item-row.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { describeFault } from './describe-fault.ts'
import { describeState } from './describe-state.ts'
import { isFinal } from './model.ts'
import { OrderDeadline } from './order-deadline.tsx'

interface OrderRowProps {
  order: OrderView
  href: string
  /** When the list was read, in milliseconds. */
  now: number
}

/** One of my purchases: the item, and what its order waits for or how it ended. Its name links to its page. */
export function OrderRow({ order, href, now }: OrderRowProps) {
  const state = describeState(order)
  return (
    <ItemRow
      id={order.order_id}
      info={order.goods_info}
      asset={order.asset}
      href={href}
      badge={<Badge tone={state.tone}>{state.name}</Badge>}
      cells={[{ label: m.orders_price(), value: <Price amount={order.price} size="sm" /> }]}
      note={<Note order={order} now={now} />}
    />
  )
}

function Note({ order, now }: Omit<OrderRowProps, 'href'>) {
  const timeZone = useTimeZone()
  const fault = describeFault(order)
  if (!isFinal(order.state)) return <OrderDeadline order={order} now={now} />
  return [
    formatDateTime(order.created_at, timeZone),
    m.orders_from({ name: order.counterpart.nickname }),
    ...(fault === undefined ? [] : [m.orders_fault_of({ side: fault })]),
  ].join(' · ')
}
