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

/** The goods and style that `bestOfOthers` is asked about, unless it is told otherwise. */
const ofMarket = { goodsId: sql`k.goods_id`, styleId: sql`k.style_id` }

/**
 * The highest price that others' purchase orders pay for any item of a goods and style, as a subquery: those for the
 * style, and those for any. A purchase order with conditions does not count: a rarer item may be all it takes.
 */
export const bestOfOthers = (userId: Placeholder | bigint, { goodsId, styleId } = ofMarket): SQL => sql`(
  select price from purchase_orders
  where goods_id = ${goodsId} and state = 'active' and style_id in (0, ${styleId}) and conditions = '{}'
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
