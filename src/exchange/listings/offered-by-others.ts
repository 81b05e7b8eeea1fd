import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { withoutOwn } from '../catalogue/without-own.ts'
import type { Queryable } from '../db/connection.ts'
import { onMarket } from '../db/schema/listings.ts'
import { isAmong, statement } from '../db/statement.ts'

/**
 * Returns a lookup of the lowest price, in fen, that other people ask for a goods and style: the market's lowest,
 * unless it is the person's own. Whoever undercut that would undercut themselves.
 */
export async function offeredByOthers(db: Queryable, userId: bigint, goodsIds: readonly string[]) {
  const rows = goodsIds.length === 0 ? [] : await readWhereLowest(db, { userId, goodsIds: [...new Set(goodsIds)] })
  return withoutOwn(rows, 'lowestPrice')
}

/** Others' listings of `k.goods_id` and `k.style_id` that people can buy, as a `from` clause. */
export const listingsOfOthers = (userId: Placeholder): SQL => sql`from listings
  where goods_id = k.goods_id and style_id = k.style_id and seller_id <> ${userId}::bigint and ${onMarket}`

/** Each goods and style of which nobody asks less than the person. */
const readWhereLowest = statement<
  { userId: bigint; goodsIds: readonly string[] },
  { goods_id: string; style_id: number; price: string | null }
>(
  ({ userId, goodsIds }) => sql`
    select k.goods_id, k.style_id,
      (select price ${listingsOfOthers(userId)} order by price, id limit 1)::text as price
    from (
      select goods_id, style_id, min(price) as price from listings
      where seller_id = ${userId}::bigint and ${onMarket} and ${isAmong(sql`goods_id`, goodsIds, 'text')}
      group by goods_id, style_id
    ) as own
    join goods_markets as k on k.goods_id = own.goods_id and k.style_id = own.style_id and k.lowest_price >= own.price`,
)
