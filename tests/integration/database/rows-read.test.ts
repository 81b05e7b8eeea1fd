import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Queryable } from '#exchange/db/connection.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { transact } from '#exchange/db/transact.ts'
import { recordDays } from '#contract/words.ts'
import type { SignedInContext } from '#exchange/http/context.ts'
import { showItem } from '#exchange/inventory/queries.ts'
import { sellerStatistics } from '#exchange/market/seller-statistics.ts'
import { findUnbindObstacles } from '#exchange/platform-accounts/unbind-obstacles.ts'
import { pageOfOpen } from '#exchange/purchase-orders/market-query.ts'
import { competingPrices } from '#exchange/purchase-orders/wanted-by-others.ts'
import { showMyShop } from '#exchange/shops/shop-view.ts'
import { findCheapest } from '#exchange/sweeps/find-cheapest.ts'
import { findTasks } from '#exchange/tasks/find-tasks.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { makeRedline, redline } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'

const [ended, live] = [1_500, 10]
/** As many rows as may be read for what is live, of all sellers. */
const few = 100

let exchange: TestExchange
let seller: Trader
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  const { db } = exchange.services
  await transact(db, async (tx) => (await makeRedline(tx), {}))
  const buyer = await exchange.signInTrader()
  seller = await exchange.signInTrader()
  await trade(db, seller, buyer)
  for (let others = 0; others < 3; others++) await trade(db, await exchange.signInTrader(), buyer)
  await db.execute(sql`vacuum (analyze) listings, orders, assets`)
})
afterAll(() => exchange.close())

/** Most of a year's sales, one every four hours, and some live listings with live orders. */
const trade = (db: Queryable, { userId }: Trader, buyer: Trader) =>
  db.execute(sql`
    with items as (
      insert into assets (platform_asset_id, owner_id, goods_id)
      select 'asset-' || nth, ${userId}::bigint, ${redline} from generate_series(1, ${ended + live}::integer) nth
      returning id
    ), numbered as (select id, row_number() over (order by id) as nth from items), listed as (
      insert into listings (asset_id, seller_id, goods_id, price, state)
      select id, ${userId}::bigint, ${redline}, 100, case when nth <= ${ended} then 'sold' else 'failed' end from numbered
      returning id, asset_id, state
    )
    insert into orders (listing_id, asset_id, goods_id, style_id, buyer_id, seller_id, price, fee, seller_net, state,
      platform_asset_id, paid_at, delivered_at)
    select listed.id, asset_id, ${redline}, 0, ${buyer.userId}::bigint, ${userId}::bigint, 100, 1, 99,
      case when state = 'sold' then 'completed' else 'awaiting_delivery' end, 'asset-' || nth,
      amber_now() - interval '4 hours' * (${ended} - nth),
      case when state = 'sold' then amber_now() - interval '4 hours' * (${ended} - nth) end
    from listed join numbered on numbered.id = asset_id`)

type Table = 'listings' | 'orders' | 'purchase_orders'

/** How many rows of a table PostgreSQL reads for what is asked. What it finds within an index doesn't count. */
async function rowsRead(table: Table, ask: (db: Queryable) => Promise<unknown>): Promise<number> {
  const read = async (db: Queryable) => {
    const [row] = await rowsOf<{ rows: number }>(
      db,
      sql`select (coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer as rows
        from pg_stat_xact_user_tables where relname = ${table}`,
    )
    return row!.rows
  }
  return exchange.services.db.transaction(async (tx) => {
    const before = await read(tx)
    await ask(tx)
    return (await read(tx)) - before
  })
}

const context = (db: Queryable) =>
  ({ ...exchange.services, db, caller: { userId: seller.userId }, locale: 'en' }) as unknown as SignedInContext

test('S4.22 what is live of a seller is found without reading what has ended', async () => {
  const tasks = (db: Queryable) => findTasks(db, seller.userId, 50)
  expect((await tasks(exchange.services.db)).counts).toMatchObject({ fix_listing: live, send_offer: live })
  expect(await rowsRead('listings', tasks)).toBeLessThan(few)
  expect(await rowsRead('orders', tasks)).toBeLessThan(few)
  expect(await rowsRead('listings', (db) => findUnbindObstacles(db, seller.userId))).toBeLessThan(few)
  expect(await rowsRead('listings', (db) => showMyShop(db, seller.userId))).toBeLessThan(few)
})

test('the delivery record of a seller reads no older sales', async () => {
  const [id, sales] = [String(seller.userId), recordDays * 6]
  expect((await sellerStatistics(exchange.services.db, [id])).get(id)).toMatchObject({ sample: sales })
  expect(await rowsRead('orders', (db) => sellerStatistics(db, [id]))).toBeLessThan(sales + few)
})

test('the history of an item is found by the item', async () => {
  const [asset] = await rowsOf<{ id: string }>(
    exchange.services.db,
    sql`select min(id)::text as id from assets where owner_id = ${seller.userId}`,
  )
  expect(await rowsRead('listings', (db) => showItem(context(db), { asset_id: asset!.id }))).toBeLessThan(few)
})

test('of a goods’ purchase orders the highest are read, not all', async () => {
  const { db } = exchange.services
  const buyer = await exchange.signInTrader()
  await db.execute(sql`
    insert into purchase_orders (buyer_id, goods_id, price, quantity, state, expires_at)
    select ${buyer.userId}::bigint, ${redline}, nth, 1, 'active', amber_now() + interval '1 day'
    from generate_series(1, ${ended}::integer) nth`)
  const [mine] = await rowsOf<{ id: string }>(
    db,
    sql`insert into purchase_orders (buyer_id, goods_id, price, quantity, state, expires_at)
      values (${seller.userId}::bigint, ${redline}, 1, 1, 'active', amber_now() + interval '1 day') returning id::text`,
  )
  await db.execute(sql`vacuum (analyze) purchase_orders`)
  const id = BigInt(mine!.id)
  expect((await competingPrices(db, [id])).get(id)).toBe(BigInt(ended))
  expect(await rowsRead('purchase_orders', (tx) => competingPrices(tx, [id]))).toBeLessThan(few)
  const read = (from: Queryable, cursor?: string) =>
    pageOfOpen(context(from), { goodsId: redline, styleId: 0, cursor, pageSize: 20 })
  const first = await read(db)
  if (!('found' in first)) throw new Error('a page without a cursor was refused')
  expect(first.found.map(({ purchase }) => purchase.price)).toEqual(
    Array.from({ length: 20 }, (_, n) => BigInt(ended - n)),
  )
  expect(await rowsRead('purchase_orders', (tx) => read(tx))).toBeLessThan(few)
  expect(await rowsRead('purchase_orders', (tx) => read(tx, first.nextCursor!))).toBeLessThan(few)
})

test('a certain charm is looked for among what has a charm', async () => {
  const { db } = exchange.services
  await db.execute(sql`
    with items as (
      insert into assets (platform_asset_id, owner_id, goods_id, charm)
      select 'new-' || nth, ${seller.userId}::bigint, ${redline},
        case when nth % 100 = 0 then jsonb_build_object('goodsId', 'charm-' || nth, 'name', 'x', 'pattern', 1) end
      from generate_series(1, ${ended}::integer) nth
      returning id
    )
    insert into listings (asset_id, seller_id, goods_id, price)
    select id, ${seller.userId}::bigint, ${redline}, 100 from items`)
  await db.execute(sql`vacuum (analyze) listings`)
  const search = (from: Queryable) =>
    findCheapest(
      from,
      { goodsId: redline, filter: { charm_id: 'charm-700' }, count: 1, maxEach: 1_000n, maxTotal: 1_000n },
      { buyerId: 0n, most: 1_000n, limit: 5 },
    )
  expect(await search(db)).toMatchObject([{ price: 100n }])
  expect(await rowsRead('listings', search)).toBeLessThan(few)
})
