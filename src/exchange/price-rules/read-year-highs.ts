import { sql } from 'drizzle-orm'
import { priceRangeDays } from '#contract/words.ts'
import type { Queryable } from '../db/connection.ts'
import { statement } from '../db/statement.ts'

interface Sold {
  goodsId: string
  styleId: number
}

const nameOf = ({ goodsId, styleId }: Sold) => `${goodsId} ${styleId}`

/**
 * Returns the highest price (fen) that each item's goods and style sold for within a year, in order; null where none
 * was sold. In one statement, with one lookup per distinct goods and style.
 */
export async function readYearHighs(db: Queryable, items: readonly Sold[]): Promise<(bigint | null)[]> {
  if (items.length === 0) return []
  const keys = [...new Map(items.map((item) => [nameOf(item), item])).values()]
  const rows = await readHighs(db, {
    goodsIds: keys.map(({ goodsId }) => goodsId),
    styleIds: keys.map(({ styleId }) => styleId),
  })
  const found = new Map(keys.map((key, index) => [nameOf(key), rows[index]!.high]))
  return items.map((item) => {
    const high = found.get(nameOf(item))!
    return high === null ? null : BigInt(high)
  })
}

const readHighs = statement<{ goodsIds: string[]; styleIds: number[] }, { high: string | null }>(
  ({ goodsIds, styleIds }) => sql`
    select (
      select max(high) from price_days as sold
      where sold.goods_id = k.goods_id and sold.style_id = k.style_id
        and sold.day > (amber_now() at time zone 'UTC')::date - ${priceRangeDays['1y']}::integer
    )::text as high
    from unnest(${goodsIds}::text[], ${styleIds}::smallint[]) with ordinality as k (goods_id, style_id, place)
    order by k.place`,
)
