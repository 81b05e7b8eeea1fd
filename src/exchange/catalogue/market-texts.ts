import type { z } from 'zod'
import type { marketItem as marketItemSchema } from '#contract/market.ts'
import type { Queryable } from '../db/connection.ts'
import { type NamedStatement, runNamed } from '../db/named-statement.ts'
import { encode, type Json } from '../http/encoded.ts'
import { BatchCache } from './batch-cache.ts'
import { type GoodsKey, keyOf } from './goods-infos.ts'
import { marketItem } from './market-standing.ts'
import { perDatabase } from './per-database.ts'

type MarketItem = z.input<typeof marketItemSchema>

/** Beside a listing, the market of its goods is as old as totals may be. */
const cacheOf = perDatabase(() => new BatchCache<Json<MarketItem>>({ ttlMs: 1_000, staleMs: 1_000, max: 4_000 }))

const statement: NamedStatement = {
  name: 'market_texts',
  text: `
    select market.goods_id, market.style_id, on_sale_count, lowest_price::text, highest_purchase_price::text,
      purchase_count, reference_price::text, reference_sales
    from unnest($1::text[], $2::smallint[]) as wanted(goods_id, style_id)
    join goods_markets as market on market.goods_id = wanted.goods_id and market.style_id = wanted.style_id`,
}

type Row = [
  goodsId: string,
  styleId: number,
  onSaleCount: number,
  lowestPrice: string | null,
  highestPurchasePrice: string | null,
  purchaseCount: number,
  referencePrice: string | null,
  referenceSales: number,
]

/** Where these goods and styles stand, by `keyOf`, as texts; at most two seconds old. */
export async function marketTexts(
  db: Queryable,
  goods: readonly GoodsKey[],
): Promise<ReadonlyMap<string, Json<MarketItem>>> {
  const byKey = new Map(goods.map((one) => [keyOf(one), one]))
  return cacheOf(db).get(byKey.keys(), async (missing) => {
    const wanted = missing.map((key) => byKey.get(key)!)
    const values = [wanted.map(({ goodsId }) => goodsId), wanted.map(({ styleId }) => styleId)]
    return new Map((await runNamed<Row>(db, statement, values)).map(textOf))
  })
}

function textOf([goodsId, styleId, onSaleCount, lowest, wanted, purchaseCount, reference, referenceSales]: Row): [
  string,
  Json<MarketItem>,
] {
  const row = {
    goodsId,
    styleId,
    onSaleCount,
    lowestPrice: fenOf(lowest),
    highestPurchasePrice: fenOf(wanted),
    purchaseCount,
    referencePrice: fenOf(reference),
    referenceSales,
  }
  return [keyOf(row), encode(marketItem(row))]
}

const fenOf = (text: string | null) => (text === null ? null : BigInt(text))
