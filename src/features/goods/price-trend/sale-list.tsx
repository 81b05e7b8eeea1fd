import { useInfiniteQuery } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { billOrder } from '#contract/market/trades.ts'
import { LoadMore } from '#design/ui/action/load-more.tsx'
import { Price } from '#design/ui/data/price.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { FailedQuery } from '#features/errors/failed-state.tsx'
import { AssetExtras, AssetFacts } from '#features/items/asset-facts.tsx'
import type { MarketKey } from '#features/listings/queries.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { formatMoment } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { saleList } from '#styled-system/recipes/sale-list.js'
import { salesQuery } from '../queries.ts'

type Sale = CallData<typeof billOrder>['items'][number]

const kinds: Record<Sale['kind'], () => string> = {
  listing: m.goods_sale_listing,
  bargain: m.goods_sale_bargain,
  purchase_order: m.goods_sale_purchase_order,
}

/** S1.1 Individual sales: the attributes that explain the price, the time, and how each sale came about. */
export default function SaleList({ marketKey, detail }: { marketKey: MarketKey; detail: GoodsDetail }) {
  const sales = useInfiniteQuery(salesQuery(marketKey))
  const styles = saleList()
  if (sales.isPending) return <Skeleton shape="row" width="full" count={6} />
  const items = sales.data?.pages.flatMap((page) => page.items) ?? []
  if (sales.isError && items.length === 0) return <FailedQuery title={m.goods_sales_failed()} query={sales} />
  if (items.length === 0) return <EmptyState title={m.goods_sales_none()} text={m.goods_sales_none_text()} />
  const names = new Map(detail.styles.map(({ style_id, name }) => [style_id, name]))
  return (
    <>
      <ul className={styles.list} aria-label={m.goods_tab_sales()}>
        {items.map((sale, index) => (
          // Two identical items may be sold for the same price in the same second.
          <SaleRow key={index} sale={sale} detail={detail} style={names.get(sale.style_id)} />
        ))}
      </ul>
      <LoadMore label={m.goods_sales_more()} list={sales} />
    </>
  )
}

function SaleRow({ sale, detail, style }: { sale: Sale; detail: GoodsDetail; style: string | undefined }) {
  const styles = saleList()
  const timeZone = useTimeZone()
  const { wear, paint_seed, fade, stickers, charm } = sale
  const asset = { asset_id: '', wear, paint_seed, fade, stickers, charm, name_tag: null, inspect_url: null }
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <AssetFacts asset={asset} info={detail.goods_info} style={style} />
      </span>
      <span className={styles.extras}>
        <AssetExtras asset={asset} />
      </span>
      <span className={styles.how}>
        <span>{kinds[sale.kind]()}</span>
        <time dateTime={new Date(sale.sold_at * 1000).toISOString()}>{formatMoment(sale.sold_at, timeZone)}</time>
      </span>
      <span className={styles.price}>
        <Price amount={sale.price} />
      </span>
    </li>
  )
}
