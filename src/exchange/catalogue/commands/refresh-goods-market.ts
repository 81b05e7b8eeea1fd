import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { onMarket } from '../../db/schema/listings.ts'
import { isAmong, statement } from '../../db/statement.ts'
import { awaitAll } from '../../db/await-all.ts'

/** A goods (style 0) or one of its styles. */
export interface MarketKey {
  goodsId: string
  styleId: number
}

/**
 * Updates the market figures of a goods and its style: what is on sale, what is wanted. Call it last in the transaction
 * that changed one of its listings or purchase orders. Style 0, of a purchase order that takes any, means all styles.
 */
export const refreshGoodsMarket = (tx: Transaction, goodsId: string, styleId: number): Promise<void> =>
  refreshGoodsMarkets(tx, [{ goodsId, styleId }])

/**
 * Like `refreshGoodsMarket` for several at once. A transaction that touches several goods must call this, and only
 * once, since it locks the rows in one order. Locking is a statement of its own: after waiting, the update needs a
 * snapshot with the other transaction's changes.
 */
export async function refreshGoodsMarkets(tx: Transaction, touched: readonly MarketKey[]): Promise<void> {
  const [first, ...others] = new Map(touched.map((key) => [`${key.goodsId} ${key.styleId}`, key])).values()
  if (!first) return
  const goodsIds = [...new Set(touched.map(({ goodsId }) => goodsId))]
  const counted = others.length > 0 ? countAllOn : countOn
  await awaitAll(lockMarkets(tx, { goodsIds }), counted(tx, { ...first, goodsIds }))
}

const lockMarkets = statement<{ goodsIds: string[] }>(
  ({ goodsIds }) => sql`
    select 1 from goods_markets where ${isAmong(sql`goods_id`, goodsIds, 'text')}
    order by goods_id, style_id
    for no key update`,
)

/** For one goods and style, the case of most commands: its plan is cached. */
const countOn = statement<MarketKey>(
  ({ goodsId, styleId }) => sql`
    with noted as (
      delete from market_changes where goods_id = ${goodsId} and (${styleId}::smallint = 0 or style_id = ${styleId})
      returning *
    )
    update goods_markets set ${standing}
    from goods_markets as m
    cross join lateral (select ${sumOfChanges} from noted where m.style_id = 0 or noted.style_id = m.style_id) as change
    ${standingOn}
    where m.goods_id = ${goodsId} and (m.style_id in (0, ${styleId}) or ${styleId}::smallint = 0) and ${isItself}`,
)

/** For several goods with all their styles: a shop that opens brings two thousand at once. */
const countAllOn = statement<{ goodsIds: string[] }>(
  ({ goodsIds }) => sql`
    with touched as (
      select unnest(${goodsIds}::text[]) as goods_id
    ), noted as (
      delete from market_changes using touched where market_changes.goods_id = touched.goods_id
      returning market_changes.*
    ), by_style as (
      select goods_id, style_id, ${sumOfChanges} from noted where style_id <> 0 group by goods_id, style_id
      union all
      select goods_id, 0, ${sumOfChanges} from noted group by goods_id
    )
    update goods_markets set ${standing}
    from touched
    join goods_markets as m on m.goods_id = touched.goods_id
    left join by_style as change on change.goods_id = m.goods_id and change.style_id = m.style_id
    ${standingOn}
    where ${isItself}`,
)

/** Recounts every goods and style in one statement; for seeding and repairs. */
export async function refreshAllGoodsMarkets(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with sale_by_style as (
      select goods_id, style_id, ${listingFigures}
      from listings where ${onMarket} group by goods_id, style_id
    ), sale as (
      select goods_id, style_id, count, lowest, newest, stickered, charmed, named, bargainable
      from sale_by_style where style_id <> 0
      union all
      select goods_id, 0, sum(count), min(lowest), max(newest),
        sum(stickered), sum(charmed), sum(named), sum(bargainable)
      from sale_by_style group by goods_id
    ), wanted_by_style as (
      select goods_id, style_id, sum(quantity - filled) as count, max(price) filter (where ${isForAny}) as highest
      from purchase_orders where state = 'active' group by goods_id, style_id
    ), wanted as (
      select markets.goods_id, markets.style_id, sum(count) as count,
        max(highest) filter (where markets.style_id <> 0 or part.style_id = 0) as highest
      from goods_markets as markets
      join wanted_by_style as part on part.goods_id = markets.goods_id
        and (markets.style_id = 0 or part.style_id in (0, markets.style_id))
      group by markets.goods_id, markets.style_id
    )
    update goods_markets set ${standing}
    from goods_markets as k
    left join sale on sale.goods_id = k.goods_id and sale.style_id = k.style_id
    left join wanted on wanted.goods_id = k.goods_id and wanted.style_id = k.style_id
    where goods_markets.goods_id = k.goods_id and goods_markets.style_id = k.style_id
      and (k.on_sale_count, k.lowest_price, k.newest_listed_at, k.purchase_count, k.highest_purchase_price,
          k.stickered_count, k.charmed_count, k.named_count, k.bargainable_count)
        is distinct from (coalesce(sale.count, 0), sale.lowest, sale.newest, coalesce(wanted.count, 0), wanted.highest,
          coalesce(sale.stickered, 0), coalesce(sale.charmed, 0), coalesce(sale.named, 0),
          coalesce(sale.bargainable, 0))`)
  await tx.execute(sql`delete from market_changes`)
}

/**
 * A purchase order without conditions: its price is what any item of the goods and style brings, not what a rare one
 * might. For the goods as a whole, a single style counts as a condition.
 */
const isForAny: SQL = sql`conditions = '{}'`

/**
 * Style 0 is the goods as a whole: everything on sale, everything wanted. A style has its own listings, and is also
 * wanted by purchase orders that take any style.
 */
const standing: SQL = sql`
  on_sale_count = coalesce(sale.count, 0), lowest_price = sale.lowest, newest_listed_at = sale.newest,
  stickered_count = coalesce(sale.stickered, 0), charmed_count = coalesce(sale.charmed, 0),
  named_count = coalesce(sale.named, 0), bargainable_count = coalesce(sale.bargainable, 0),
  purchase_count = coalesce(wanted.count, 0), highest_purchase_price = wanted.highest`

/** Sum of the deltas from listings that entered or left the market. */
const sumOfChanges: SQL = sql`
  sum(on_sale) as on_sale, sum(stickered) as stickered, sum(charmed) as charmed, sum(named) as named,
  sum(bargainable) as bargainable`

const itsListings: SQL = sql`
  from listings where goods_id = m.goods_id and ${onMarket} and (m.style_id = 0 or style_id = m.style_id)`

/**
 * Counts are updated by the noted deltas, since some goods have thousands of listings; lowest price and newest time are
 * the first entries of an index.
 */
const standingOn: SQL = sql`
  cross join lateral (
    select m.on_sale_count + coalesce(change.on_sale, 0) as count,
      m.stickered_count + coalesce(change.stickered, 0) as stickered,
      m.charmed_count + coalesce(change.charmed, 0) as charmed, m.named_count + coalesce(change.named, 0) as named,
      m.bargainable_count + coalesce(change.bargainable, 0) as bargainable
  ) as counted
  cross join lateral (
    select counted.*,
      case when count > 0 then (select price ${itsListings} order by price, id limit 1) end as lowest,
      case when count > 0 then (select refreshed_at ${itsListings} order by refreshed_at desc nulls last, id limit 1) end as newest
  ) as sale
  cross join lateral (
    select coalesce(sum(quantity - filled), 0) as count,
      max(price) filter (where ${isForAny} and (m.style_id <> 0 or style_id = 0)) as highest
    from purchase_orders
    where goods_id = m.goods_id and state = 'active' and (m.style_id = 0 or style_id in (0, m.style_id))
  ) as wanted`

const isItself: SQL = sql`goods_markets.goods_id = m.goods_id and goods_markets.style_id = m.style_id`

/** Figures counted from the listings of each goods and style. */
const listingFigures: SQL = sql`
  count(*) as count, min(price) as lowest, max(refreshed_at) as newest,
  count(*) filter (where sticker_count > 0) as stickered, count(*) filter (where has_charm) as charmed,
  count(*) filter (where has_name_tag) as named, count(*) filter (where is_bargainable) as bargainable`
