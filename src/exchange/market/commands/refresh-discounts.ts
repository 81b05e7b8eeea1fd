import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { rowsOf } from '../../db/rows.ts'
import { onMarket } from '../../db/schema/listings.ts'
import { transact } from '../../db/transact.ts'
import { pause } from '../../jobs/pause.ts'
import { goodsBatches } from '../goods-batches.ts'

const goodsAtOnce = 200
/** Listings rewritten per transaction at most, so that their buyers do not wait for long. */
const listingsAtOnce = 500

/** Milliseconds. A write of a listing takes only a few; one that takes this long is left to the next round. */
const longestWait = 10_000
const betweenLooks = 50

const isStale = sql`listings.discount is distinct from discount_of(listings.price, m.reference_price, m.reference_sales)`

/** Recomputes all discounts on the market after reference prices changed, in batches of one transaction each. */
export async function refreshDiscounts(db: Queryable): Promise<void> {
  await waitForWriters(db)
  for (const ids of await goodsBatches(db, goodsAtOnce, 'on_sale')) {
    let changed
    do changed = await transact(db, (tx) => refreshSome(tx, ids))
    while (changed === listingsAtOnce)
  }
}

/**
 * Waits until every transaction that is now writing listings has ended: it may have computed discounts from the old
 * reference prices, and its writes are invisible until it commits. Transactions that start later use the new prices.
 */
async function waitForWriters(db: Queryable): Promise<void> {
  const tooLong = AbortSignal.timeout(longestWait)
  let waitedFor = await readWriters(db)
  while (waitedFor.length > 0 && !tooLong.aborted) {
    await pause(betweenLooks, tooLong)
    const writers = new Set(await readWriters(db))
    waitedFor = waitedFor.filter((writer) => writers.has(writer))
  }
}

/** Transactions that have written listings, or are about to: they take the lock before they read anything. */
async function readWriters(db: Queryable): Promise<string[]> {
  const rows = await rowsOf<{ writer: string }>(
    db,
    sql`
      select virtualtransaction as writer from pg_locks
      where locktype = 'relation' and relation = 'listings'::regclass and mode = 'RowExclusiveLock'
        and database = (select oid from pg_database where datname = current_database()) and pid <> pg_backend_pid()`,
  )
  return rows.map(({ writer }) => writer)
}

/**
 * Skips locked listings: their change of price or relisting sets the discount, or else the next round does. What is
 * stale is found by its goods first: asked for in the order of ids at once, the planner would read every listing.
 */
async function refreshSome(tx: Transaction, goodsIds: string[]): Promise<number> {
  const changed = await rowsOf(
    tx,
    sql`
      with stale as materialized (
        select listings.id from listings join goods_markets as m using (goods_id, style_id)
        where goods_id = any(${sql.param(goodsIds)}::text[]) and ${onMarket} and ${isStale}
      ), locked as (
        select id from listings where id = any(array(select id from stale))
        order by id limit ${listingsAtOnce} for no key update skip locked
      )
      update listings set discount = discount_of(listings.price, m.reference_price, m.reference_sales)
      from goods_markets as m
      where listings.id = any(array(select id from locked))
        and m.goods_id = listings.goods_id and m.style_id = listings.style_id
      returning 1`,
  )
  return changed.length
}
