import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { withoutOwn } from '../catalogue/without-own.ts'
import type { Queryable } from '../db/connection.ts'
import { isAmong, statement } from '../db/statement.ts'

/**
 * Returns a lookup of the highest price, in fen, that other people's purchase orders pay for any item of a goods and
 * style: the market's highest, unless the person has purchase orders for the goods, too.
 */
export async function wantedByOthers(db: Queryable, userId: bigint, goodsIds: readonly string[]) {
  const rows = goodsIds.length === 0 ? [] : await readWithOwn(db, { userId, goodsIds: [...new Set(goodsIds)] })
  return withoutOwn(rows, 'highestPurchasePrice')
}

/**
 * The highest price that others' purchase orders pay for any item of `k.goods_id` and `k.style_id`, as a subquery. A
 * purchase order with conditions does not count: a rarer item may be all it takes.
 */
export const bestOfOthers = (userId: Placeholder): SQL => sql`(
  select price from purchase_orders
  where goods_id = k.goods_id and state = 'active' and style_id in (0, k.style_id) and conditions = '{}'
    and buyer_id <> ${userId}::bigint and expires_at > amber_now()
  order by price desc limit 1
)`

/** Each style of the goods that the person has purchase orders for. */
const readWithOwn = statement<
  { userId: bigint; goodsIds: readonly string[] },
  { goods_id: string; style_id: number; price: string | null }
>(
  ({ userId, goodsIds }) => sql`
    select k.goods_id, k.style_id, ${bestOfOthers(userId)}::text as price
    from goods_markets as k
    where k.goods_id in (
      select goods_id from purchase_orders
      where buyer_id = ${userId}::bigint and state = 'active' and ${isAmong(sql`goods_id`, goodsIds, 'text')}
    )`,
)
