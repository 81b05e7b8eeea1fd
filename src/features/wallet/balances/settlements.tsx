import { useInfiniteQuery } from '@tanstack/react-query'
import { Price } from '#design/ui/data/price.tsx'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { settlementsQuery } from './queries.ts'
import { UnsettledOrder, UnsettledOrders } from './unsettled-orders.tsx'

/** Pending money by sale, with when it becomes available. Hidden while nothing is pending. */
export function Settlements() {
  const list = useInfiniteQuery(settlementsQuery())
  const timeZone = useTimeZone()
  const sales = list.data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = list.data?.pages ?? []
  if (!first || sales.length === 0) return null
  return (
    <UnsettledOrders
      id="pending"
      title={m.wallet_settlements()}
      sum={m.wallet_settlements_sum({ total: formatMoney(first.total) })}
      more={list}
    >
      {sales.map((sale) => (
        <UnsettledOrder
          key={sale.order_id}
          order={sale}
          when={m.wallet_settles_at({ time: formatDateTime(sale.settles_at, timeZone) })}
          amount={<Price amount={sale.seller_net} isSigned size="sm" tone="positive" />}
          note={m.wallet_settles_of({ price: formatMoney(sale.price), fee: formatMoney(sale.fee) })}
        />
      ))}
    </UnsettledOrders>
  )
}
