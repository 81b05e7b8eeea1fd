import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import { describeOutcome } from '#features/orders/describe-state.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { purchaseFills } from '#styled-system/recipes/purchase-fills.js'
import { text } from '#styled-system/recipes/text.js'
import type { PurchaseDetail } from './queries.ts'

/** The orders that filled the purchase order, newest first, each linked to its page. */
export function PurchaseFills({ orders, isOpen }: { orders: PurchaseDetail['orders']; isOpen: boolean }) {
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  const styles = purchaseFills()
  if (orders.length === 0) {
    return (
      <p className={text({ tone: 'muted', size: 'sm' })}>
        {isOpen ? m.purchase_orders_fills_none_yet() : m.purchase_orders_fills_none()}
      </p>
    )
  }
  return (
    <ul className={styles.list} aria-label={m.purchase_orders_fills()}>
      {orders.map((order) => {
        const { order_id, price, created_at } = order
        const { name, tone } = describeOutcome(order)
        return (
          <li key={order_id}>
            <a className={styles.row} href={paths.order(order_id)}>
              <span>
                {m.purchase_orders_order({ id: order_id })}
                <span className={styles.when}>{formatDateTime(created_at, timeZone)}</span>
              </span>
              <span>
                <Badge tone={tone}>{name}</Badge> <Price amount={price} />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
