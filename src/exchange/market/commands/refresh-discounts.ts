import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { rowsOf } from '../../db/rows.ts'
import { onMarket } from '../../db/schema/listings.ts'
import { transact } from '../../db/transact.ts'

const goodsAtOnce = 200
/** Listings that a transaction rewrites at most: nobody who buys one of them waits for long. */
const listingsAtOnce = 500

const isStale = sql`listings.discount is distinct from discount_of(listings.price, m.reference_price, m.reference_sales)`

/** Measures all listings on the market against their reference prices, which have changed: some at a time, each in a transaction. */
export async function refreshDiscounts(db: Queryable): Promise<void> {
  const goods = await rowsOf<{ id: string }>(
    db,
    sql`select goods_id as id from goods_markets where style_id = 0 and on_sale_count > 0 order by goods_id`,
  )
  for (let from = 0; from < goods.length; from += goodsAtOnce) {
    const ids = goods.slice(from, from + goodsAtOnce).map(({ id }) => id)
    let changed
    do changed = await transact(db, (tx) => refreshSome(tx, ids))
    while (changed === listingsAtOnce)
  }
}

/** One that somebody is changing is left out: its price or its coming back sets the discount, or else the next round does. */
async function refreshSome(tx: Transaction, goodsIds: string[]): Promise<number> {
  const changed = await rowsOf(
    tx,
    sql`
      with stale as (
        select listings.id from listings join goods_markets as m using (goods_id, style_id)
        where goods_id = any(${sql.param(goodsIds)}::text[]) and ${onMarket} and ${isStale}
        order by listings.id limit ${listingsAtOnce} for no key update of listings skip locked
      )
      update listings set discount = discount_of(listings.price, m.reference_price, m.reference_sales)
      from goods_markets as m
      where listings.id in (select id from stale)
        and m.goods_id = listings.goods_id and m.style_id = listings.style_id
      returning 1`,
  )
  return changed.length
}
