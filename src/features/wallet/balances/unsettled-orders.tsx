import type { ReactNode } from 'react'
import type { CallData } from '#contract/call.ts'
import type { settleOrders } from '#contract/wallet/wallet.ts'
import { LoadMore, type LoadMoreProps } from '#design/ui/action/load-more.tsx'
import { GoodsThumb } from '#features/items/goods-thumb.tsx'
import { useOrderPaths } from '#features/navigation/order-path.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { unsettledList } from '#styled-system/recipes/unsettled-list.js'

interface UnsettledOrdersProps {
  /** The section's id, for links within the page. */
  id: string
  title: string
  /** The total, in words. */
  sum: string
  more: LoadMoreProps['list']
  children: ReactNode
}

/** Orders that settle with time, as a card of the wallet. */
export function UnsettledOrders({ id, title, sum, more, children }: UnsettledOrdersProps) {
  const styles = unsettledList()
  return (
    <section className={card({ isClipped: true })} aria-labelledby={`${id}-title`} id={id}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        <span className={styles.sum}>{sum}</span>
      </div>
      <ul className={styles.list}>{children}</ul>
      <LoadMore label={m.wallet_load_more()} list={more} size="sm" isDivided />
    </section>
  )
}

interface UnsettledOrderProps {
  order: Pick<CallData<typeof settleOrders>['items'][number], 'order_id' | 'goods_info'>
  /** The next step, and when it happens. */
  when: string
  amount: ReactNode
  /** Explains the amount. */
  note: string
}

/** An order in such a card, linked to its page. */
export function UnsettledOrder({ order, when, amount, note }: UnsettledOrderProps) {
  const paths = useOrderPaths()
  const styles = unsettledList()
  return (
    <li>
      <a className={styles.row} href={paths.order(order.order_id)}>
        <GoodsThumb className={styles.art} image={order.goods_info.image} width={56} />
        <span className={styles.name}>{order.goods_info.name}</span>
        <span className={styles.when}>{when}</span>
        <span className={styles.amount}>{amount}</span>
        <span className={styles.fee}>{note}</span>
      </a>
    </li>
  )
}
