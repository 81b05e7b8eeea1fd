import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { onMarket } from '../db/schema/listings.ts'
import { isAmong, statement } from '../db/statement.ts'

interface Standing {
  goodsId: string
  styleId: number
  lowestPrice: bigint | null
}

/**
 * Returns a lookup of the lowest price, in fen, that other people ask for a goods and style: the market's lowest,
 * unless it is the person's own. Whoever undercut that would undercut themselves.
 */
export async function offeredByOthers(
  db: Queryable,
  userId: bigint,
  goodsIds: readonly string[],
): Promise<(market: Standing | null) => bigint | null> {
  if (goodsIds.length === 0) return () => null
  const rows = await readWhereLowest(db, { userId, goodsIds: [...new Set(goodsIds)] })
  const known = new Map(rows.map(({ goods_id, style_id, offered }) => [`${goods_id} ${style_id}`, offered]))
  return (market) => {
    if (!market) return null
    const offered = known.get(`${market.goodsId} ${market.styleId}`)
    if (offered === undefined) return market.lowestPrice
    return offered === null ? null : BigInt(offered)
  }
}

/** Others' listings of `k.goods_id` and `k.style_id` that people can buy, as a `from` clause. */
export const listingsOfOthers = (userId: Placeholder): SQL => sql`from listings
  where goods_id = k.goods_id and style_id = k.style_id and seller_id <> ${userId}::bigint and ${onMarket}`

/** Each goods and style of which nobody asks less than the person. */
const readWhereLowest = statement<
  { userId: bigint; goodsIds: readonly string[] },
  { goods_id: string; style_id: number; offered: string | null }
>(
  ({ userId, goodsIds }) => sql`
    select k.goods_id, k.style_id,
      (select price ${listingsOfOthers(userId)} order by price, id limit 1)::text as offered
    from (
      select goods_id, style_id, min(price) as price from listings
      where seller_id = ${userId}::bigint and ${onMarket} and ${isAmong(sql`goods_id`, goodsIds, 'text')}
      group by goods_id, style_id
    ) as own
    join goods_markets as k on k.goods_id = own.goods_id and k.style_id = own.style_id and k.lowest_price >= own.price`,
)
