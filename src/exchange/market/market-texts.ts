import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { marketItem as marketItemSchema } from '#contract/market/on-sale.ts'
import { BatchCache } from '../caches/batch-cache.ts'
import { type GoodsKey, keyOf } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import type { Queryable } from '../db/connection.ts'
import { memoizePerDatabase } from '../db/memoize-per-database.ts'
import { statement } from '../db/statement.ts'
import { encode, type Json } from '../http/encoded.ts'

export type MarketItem = z.input<typeof marketItemSchema>

/** The market of a listing's goods may be as old as totals may be. */
const cacheOf = memoizePerDatabase(() => new BatchCache<Json<MarketItem>>({ ttlMs: 1_000, staleMs: 1_000, max: 4_000 }))

/** The columns of `goods_markets` that make a `MarketRow`. */
export const marketColumns = `
  goods_id, style_id, on_sale_count, lowest_price::text as lowest_price,
  highest_purchase_price::text as highest_purchase_price, purchase_count, reference_price::text as reference_price,
  reference_sales`

/** Amounts in fen, as decimal strings. */
export interface MarketRow {
  goods_id: string
  style_id: number
  on_sale_count: number
  lowest_price: string | null
  highest_purchase_price: string | null
  purchase_count: number
  reference_price: string | null
  reference_sales: number
}

export const marketText = (row: MarketRow): Json<MarketItem> =>
  encode({
    goods_id: row.goods_id,
    style_id: row.style_id,
    on_sale_count: row.on_sale_count,
    lowest_price: amountOf(row.lowest_price),
    highest_purchase_price: amountOf(row.highest_purchase_price),
    purchase_count: row.purchase_count,
    reference_price: amountOf(row.reference_price),
    reference_sales: row.reference_sales,
  })

const amountOf = (fen: string | null) => amountOrNull(fen === null ? null : BigInt(fen))

const readMarkets = statement<{ goods: string[]; styles: number[] }, MarketRow>(
  ({ goods, styles }) => sql`
    select ${sql.raw(marketColumns)}
    from unnest(${goods}::text[], ${styles}::smallint[]) as wanted(goods, style)
    join goods_markets on goods_id = wanted.goods and style_id = wanted.style`,
)

/** The markets of goods and styles (each with its `keyOf`), encoded, in the given order; at most two seconds old. */
export function marketTexts(
  db: Queryable,
  goods: readonly (GoodsKey & { key: string })[],
): Promise<(Json<MarketItem> | undefined)[]> {
  const keys = goods.map(({ key }) => key)
  return cacheOf(db).get(keys, async (missing) => {
    const wanted = missing.map((key) => goods[keys.indexOf(key)]!)
    const rows = await readMarkets(db, {
      goods: wanted.map(({ goodsId }) => goodsId),
      styles: wanted.map(({ styleId }) => styleId),
    })
    return new Map(
      rows.map((row) => [keyOf({ goodsId: row.goods_id, styleId: row.style_id }), marketText(row)] as const),
    )
  })
}
