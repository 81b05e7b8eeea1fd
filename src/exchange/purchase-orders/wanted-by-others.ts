import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import { withoutOwn } from '../catalogue/without-own.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
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
 * Returns the highest price, in fen, that others pay for all that a purchase order takes, by its id; absent if none.
 */
export async function competingPrices(db: Queryable | Transaction, purchaseIds: readonly bigint[]) {
  const rows = purchaseIds.length === 0 ? [] : await readCompeting(db, { purchaseIds })
  return new Map(rows.flatMap(({ id, price }) => (price === null ? [] : [[BigInt(id), BigInt(price)]])))
}

/** What `bestOfOthers` is asked about, unless it is told otherwise: any item of a goods and style. */
const ofMarket = { goodsId: sql`k.goods_id`, styleId: sql`k.style_id`, conditions: sql`'{}'` }

/**
 * The highest price that others' purchase orders pay for any item of a goods and style that meets the conditions, as a
 * subquery: those for the style, and those for any; without conditions, or with the same. Others do not count: a rarer
 * item may be all they take.
 */
export const bestOfOthers = (
  userId: Placeholder | bigint | SQL,
  { goodsId, styleId, conditions } = ofMarket,
): SQL => sql`(
  select price from purchase_orders
  where goods_id = ${goodsId} and state = 'active' and style_id in (0, ${styleId}) and conditions in ('{}', ${conditions})
    and buyer_id <> ${userId}::bigint and expires_at > amber_now()
  order by price desc nulls last limit 1
)`

const ofMine = { goodsId: sql`mine.goods_id`, styleId: sql`mine.style_id`, conditions: sql`mine.conditions` }

const readCompeting = statement<{ purchaseIds: readonly bigint[] }, { id: string; price: string | null }>(
  ({ purchaseIds }) => sql`
    select mine.id::text, ${bestOfOthers(sql`mine.buyer_id`, ofMine)}::text as price
    from purchase_orders as mine
    where ${isAmong(sql`mine.id`, purchaseIds, 'bigint')}`,
)

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
