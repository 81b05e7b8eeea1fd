import type { OrderView } from '#contract/orders/orders.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { shownWear } from '#features/items/shown-figures.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { DeadlineTime } from '#features/trading/deadline/deadline-time.tsx'
import { formatDateTime } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import { orderList } from '#styled-system/recipes/order-list.js'
import { describeState } from './describe-state.ts'

interface OrderRowProps {
  order: OrderView
  href: string
  /** When the list was read, in milliseconds. */
  now: number
}

/** One order as a link to its page. */
export function OrderRow({ order, href, now }: OrderRowProps) {
  const { kind, name, quality, exteriorName } = describeGoods(order.goods_info)
  const state = describeState(order)
  const timeZone = useTimeZone()
  const styles = orderList()
  const { wear } = order.asset
  return (
    <li>
      <a className={styles.row} href={href}>
        <GoodsThumb className={styles.art} image={order.goods_info.image} width={76} />
        <span className={styles.name}>
          <span className={styles.kind}>{kind}</span>
          <span className={styles.title}>{name}</span>
          <span className={styles.facts}>
            {[quality, exteriorName, wear === null ? undefined : shownWear(wear)].filter(Boolean).join(' · ')}
          </span>
        </span>
        <span className={styles.state}>
          <Badge tone={state.tone} size="md">
            {state.name}
          </Badge>
        </span>
        <span className={styles.left}>
          {order.deadline_at === null ? (
            formatDateTime(order.created_at, timeZone)
          ) : (
            <DeadlineTime until={order.deadline_at} now={now} />
          )}
        </span>
        <span className={styles.price}>
          <Price amount={order.price} />
        </span>
      </a>
    </li>
  )
}
