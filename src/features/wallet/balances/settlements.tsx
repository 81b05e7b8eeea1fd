import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#design/ui/button.tsx'
import { Price } from '#design/ui/price.tsx'
import { GoodsThumb } from '#features/market/goods-thumb.tsx'
import { useOrderPaths } from '#features/orders/order-path.ts'
import { formatDateTime, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { settlementList } from '#styled-system/recipes/settlement-list.js'
import { settlementsQuery } from './queries.ts'
import type { Settlement } from './model.ts'

/** Pending money, sale by sale: what becomes available when. Not there while nothing is pending. */
export function Settlements() {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(settlementsQuery())
  const styles = settlementList()
  const sales = data?.pages.flatMap(({ items }) => items) ?? []
  const [first] = data?.pages ?? []
  if (!first || sales.length === 0) return null
  return (
    <section className={card({ isClipped: true })} aria-labelledby="settlements" id="pending">
      <div className={styles.head}>
        <h2 id="settlements" className={styles.title}>
          {m.wallet_settlements()}
        </h2>
        <span className={styles.sum}>{m.wallet_settlements_sum({ total: formatMoney(first.total) })}</span>
      </div>
      <ul className={styles.list}>
        {sales.map((sale) => (
          <SettlementRow key={sale.order_id} sale={sale} />
        ))}
      </ul>
      {hasNextPage && (
        <div className={styles.more}>
          <Button size="sm" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {m.wallet_load_more()}
          </Button>
        </div>
      )}
    </section>
  )
}

function SettlementRow({ sale }: { sale: Settlement }) {
  const paths = useOrderPaths()
  const timeZone = useTimeZone()
  const styles = settlementList()
  return (
    <li>
      <a className={styles.row} href={paths.order(sale.order_id)}>
        <GoodsThumb className={styles.art} image={sale.goods_info.image} width={56} />
        <span className={styles.name}>{sale.goods_info.name}</span>
        <span className={styles.when}>{m.wallet_settles_at({ time: formatDateTime(sale.settles_at, timeZone) })}</span>
        <span className={styles.amount}>
          <Price amount={sale.seller_net} isSigned size="sm" tone="positive" />
          <span className={styles.fee}>
            {m.wallet_settles_of({ price: formatMoney(sale.price), fee: formatMoney(sale.fee) })}
          </span>
        </span>
      </a>
    </li>
  )
}
