import { sql } from 'drizzle-orm'
import type { BasePrices } from '#contract/price-rules/apply-price-rule.ts'
import { narrowWearRange } from '#lib/wear.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { listingsOfOthers } from '../listings/offered-by-others.ts'
import { bestOfOthers } from '../purchase-orders/wanted-by-others.ts'

/** What determines the base prices of an item. */
export interface Measured {
  goodsId: string
  styleId: number
  wear: number | null
}

export interface ItemBases {
  bases: BasePrices
  referencePrice: bigint | null
}

interface Key {
  goodsId: string
  styleId: number
  wearFrom: number | null
  wearBelow: number | null
}

function keyOf({ goodsId, styleId, wear }: Measured): Key {
  const range = wear === null ? null : narrowWearRange(wear)
  return { goodsId, styleId, wearFrom: range?.from ?? null, wearBelow: range?.below ?? null }
}

const nameOf = ({ goodsId, styleId, wearFrom }: Key) => `${goodsId} ${styleId} ${wearFrom}`

/**
 * Returns the base prices of each item, in order: in one statement, with one lookup per distinct goods, style and
 * narrow wear range. The person's own listings and purchase orders do not count.
 */
export async function readBases(
  db: Queryable | Transaction,
  userId: bigint,
  items: readonly Measured[],
  nth: number,
): Promise<ItemBases[]> {
  if (items.length === 0) return []
  const keys = [...new Map(items.map((item) => [nameOf(keyOf(item)), keyOf(item)])).values()]
  const rows = await readKeys(db, {
    userId,
    before: nth - 1,
    goodsIds: keys.map(({ goodsId }) => goodsId),
    styleIds: keys.map(({ styleId }) => styleId),
    wearsFrom: keys.map(({ wearFrom }) => wearFrom),
    wearsBelow: keys.map(({ wearBelow }) => wearBelow),
  })
  const found = new Map(keys.map((key, index) => [nameOf(key), basesOf(rows[index]!)]))
  return items.map((item) => found.get(nameOf(keyOf(item)))!)
}

type KeyRow = Record<'lowest' | 'same_wear' | 'nth' | 'wanted' | 'reference_price', string | null> & {
  reference_sales: number | null
}

function basesOf({ lowest, same_wear, nth, wanted, reference_price, reference_sales }: KeyRow): ItemBases {
  const fen = (digits: string | null) => (digits === null ? null : BigInt(digits))
  const referencePrice = fen(reference_price)
  return {
    bases: {
      lowest: fen(lowest),
      lowest_same_wear: fen(same_wear),
      highest_purchase: fen(wanted),
      // Without sales in seven days, the reference price is from the last day with sales.
      median_7d: reference_sales ? referencePrice : null,
      nth_cheapest: fen(nth),
    },
    referencePrice,
  }
}

const readKeys = statement<
  {
    userId: bigint
    before: number
    goodsIds: string[]
    styleIds: number[]
    wearsFrom: (number | null)[]
    wearsBelow: (number | null)[]
  },
  KeyRow
>(({ userId, before, goodsIds, styleIds, wearsFrom, wearsBelow }) => {
  const others = listingsOfOthers(userId)
  const isSameWear = sql`case when k.wear_from is null then wear is null
    else wear >= k.wear_from and (k.wear_below is null or wear < k.wear_below) end`
  return sql`
    select
      (select price ${others} order by price, id limit 1)::text as lowest,
      (select price ${others} and ${isSameWear} order by price, id limit 1)::text as same_wear,
      (select price ${others} order by price, id limit 1 offset ${before}::int)::text as nth,
      ${bestOfOthers(userId)}::text as wanted,
      market.reference_price::text, market.reference_sales
    from unnest(${goodsIds}::text[], ${styleIds}::smallint[], ${wearsFrom}::float8[], ${wearsBelow}::float8[])
      with ordinality as k (goods_id, style_id, wear_from, wear_below, place)
    left join goods_markets as market on market.goods_id = k.goods_id and market.style_id = k.style_id
    order by k.place`
})
