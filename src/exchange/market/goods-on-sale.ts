import { sql } from 'drizzle-orm'
import { cachePerDatabase } from '../caches/short-cache.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { Queryable } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { columnsOf, type GoodsColumns, type GoodsOnSale } from './goods-columns.ts'

export interface MarketOnSale {
  /** Goods that have a market, with or without listings. */
  goodsTotal: number
  goods: GoodsColumns
}

const marketOf = cachePerDatabase<MarketOnSale>({ ttlMs: 5_000, staleMs: 5_000, max: 1 })

/**
 * All goods on sale, at most ten seconds old: counts for any filter are computed from this, not in the database. Goods
 * dropped from the catalogue are left out.
 */
export const goodsOnSale = (db: Queryable): Promise<MarketOnSale> => marketOf(db).get('', () => readMarket(db))

/** Read as one text: 26,000 rows would cost the driver ten times as much as parsing it. */
async function readMarket(db: Queryable): Promise<MarketOnSale> {
  const [row] = await rowsOf<{ known: string; goods: string | null; styles: string | null }>(
    db,
    sql`
      select count(*) filter (where style_id = 0)::text as known,
        string_agg(concat_ws(' ', goods_id, lowest_price, on_sale_count, stickered_count, charmed_count, named_count,
          bargainable_count), ',') filter (where style_id = 0 and on_sale_count > 0) as goods,
        string_agg(concat_ws(' ', goods_id, style_id, on_sale_count), ',')
          filter (where style_id > 0 and on_sale_count > 0) as styles
      from goods_markets`,
  )
  const styles = Map.groupBy(partsOf(row!.styles), ([id]) => id)
  const { goods: known } = catalogueIndex()
  const goods = partsOf(row!.goods).flatMap(([id = '', lowestPrice, ...counts]): GoodsOnSale[] => {
    const one = known.get(id)
    if (!one) return []
    const own = (styles.get(id) ?? []).map(([, style, count]) => [Number(style), Number(count)] as const)
    return [{ goods: one, lowestPrice: Number(lowestPrice), counts: counts.map(Number), styles: own }]
  })
  return { goodsTotal: Number(row!.known), goods: columnsOf(goods) }
}

const partsOf = (text: string | null) => (text ? text.split(',').map((part) => part.split(' ')) : [])
