import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { maxUnpaidOrders } from '#exchange/orders/order-problems.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

async function traders(count: number) {
  return Promise.all(Array.from({ length: count }, () => exchange.signInTrader({ funds: 1_000_00n })))
}

test('S1.2 of 200 buyers of one listing at once, over 120 connections, one gets it and 199 are told why not', async () => {
  const crowded = await openTestExchange({ engine: 'postgres', connections: 120 })
  try {
    const { balancesOf, violations } = createTrading(crowded)
    const seller = await crowded.signInTrader()
    const buyers = await Promise.all(Array.from({ length: 200 }, () => crowded.signInTrader({ funds: 1_000_00n })))
    const item = await listItem(crowded, seller, 128_50n)
    const items = [{ listing_id: item.listingId, price: item.price }]
    const books = () =>
      rowsOf(
        crowded.services.db,
        sql`select count(*)::int as postings, sum(amount)::text as moved,
          (select sum(balance) filter (where balance > 0)::text from ledger_accounts) as held
          from ledger_postings`,
      )
    const before = await books()
    const answers = await Promise.all(buyers.map(({ token }) => crowded.call(orders.create, { items }, { token })))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === codes.listingGone)).toHaveLength(199)
    expect(await books()).toEqual(before)
    for (const buyer of buyers) expect(await balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    const made = await rowsOf(crowded.services.db, sql`select count(*)::int as orders from orders`)
    expect(made).toEqual([{ orders: 1 }])
    expect(await violations()).toEqual([])
  } finally {
    await crowded.close()
  }
})

test('S1.2 of many orders at once one buyer has only so many unpaid', async () => {
  const [seller, buyer] = await traders(2)
  const items = await Promise.all(
    Array.from({ length: maxUnpaidOrders + 10 }, () => listItem(exchange, seller!, 1_00n)),
  )
  const wanted = items.map(({ listingId, price }) => ({ listing_id: listingId, price }))
  const most = wanted.splice(0, maxUnpaidOrders - 5)
  expect((await exchange.call(orders.create, { items: most }, buyer)).code).toBe(0)
  const answers = await Promise.all(wanted.map((item) => exchange.call(orders.create, { items: [item] }, buyer)))
  const refused = answers.filter(({ code }) => code === codes.tooManyRequests)
  expect([answers.length - refused.length, refused.length]).toEqual([5, 10])
})

test('S1.2 one order paid from many windows at once is paid once', async () => {
  const [seller, buyer] = await traders(2)
  const item = await listItem(exchange, seller!, 128_50n)
  const { order_ids, total } = await exchange.ask(
    orders.create,
    { items: [{ listing_id: item.listingId, price: item.price }] },
    buyer,
  )
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => exchange.call(orders.pay, { order_ids, total }, { token: buyer!.token })),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === codes.stateConflict)).toHaveLength(11)
  expect(await trading.balancesOf(buyer!)).toMatchObject({ available: '871.50' })
})

test('S7.3 one key sent many times at once has one effect and one answer', async () => {
  const [seller, buyer] = await traders(2)
  const item = await listItem(exchange, seller!, 1_00n)
  const items = [{ listing_id: item.listingId, price: item.price }]
  const how = { token: buyer!.token, key: 'one-key-many-times' }
  const answers = await Promise.all(Array.from({ length: 12 }, () => exchange.ask(orders.create, { items }, how)))
  expect(new Set(answers.map(({ order_ids }) => order_ids[0])).size).toBe(1)
})

test('S1.2 batches that cross each other neither deadlock nor split', async () => {
  const [seller, one, two] = await traders(3)
  const items = await Promise.all(Array.from({ length: 8 }, () => listItem(exchange, seller!, 1_00n)))
  const wanted = items.map(({ listingId, price }) => ({ listing_id: listingId, price }))
  const answers = await Promise.all([
    exchange.call(orders.create, { items: wanted }, one),
    exchange.call(orders.create, { items: [...wanted].reverse() }, two),
  ])
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, codes.listingGone])
  expect(await trading.violations()).toEqual([])
})

test('S4.22 paying against cancelling: exactly one of the two wins', async () => {
  const [seller, buyer] = await traders(2)
  const item = await listItem(exchange, seller!, 1_00n)
  const { order_ids, total } = await exchange.ask(
    orders.create,
    { items: [{ listing_id: item.listingId, price: item.price }] },
    buyer,
  )
  const [cancelled, paid] = await Promise.all([
    exchange.call(orders.cancel, { order_id: order_ids[0]! }, { token: buyer!.token }),
    exchange.call(orders.pay, { order_ids, total }, { token: buyer!.token }),
  ])
  expect([cancelled, paid].filter(({ code }) => code === 0)).toHaveLength(1)
  expect(await trading.violations()).toEqual([])
})
