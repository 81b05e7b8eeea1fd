import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { deadlocksOf } from '../../setup/exchange/deadlocks.ts'
import { type ListedItem, listItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

/** Everybody wants the same items at once: through listings, bargains, or purchase orders that they fill. */

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let bargaining: ReturnType<typeof createBargaining>
let purchasing: ReturnType<typeof createPurchases>

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres', connections: 40 })
  trading = createTrading(exchange)
  bargaining = createBargaining(exchange)
  purchasing = createPurchases(exchange)
})
afterAll(() => exchange.close())

const traders = (count: number) =>
  Promise.all(Array.from({ length: count }, () => exchange.signInTrader({ funds: 5_000_00n })))
const won = (answers: { code: number }[]) => answers.filter(({ code }) => code === 0).length

async function assetOf({ listingId, platformAssetId }: ListedItem, viewer: Trader) {
  const { items } = await exchange.ask(orders.quote, { listing_ids: [listingId] }, viewer)
  return { assetId: items[0]!.asset.asset_id, platformAssetId }
}

test('S1.3 S1.4 of suppliers, accepted bargains and buyers after the same items, one has each, and nobody deadlocks', async () => {
  const sellers = await traders(3)
  const people = await traders(5)
  for (let round = 0; round < 6; round++) {
    const stalls = await Promise.all(
      sellers.map(async (seller) => {
        const listed = await Promise.all(Array.from({ length: 3 }, () => listItem(exchange, seller, 100_00n)))
        const items = await Promise.all(listed.map(async (item) => ({ item, asset: await assetOf(item, people[0]!) })))
        return { seller, items }
      }),
    )
    // Everybody bargains for every item and has a purchase order, so that money is released and spent concurrently.
    const offers = await Promise.all(
      stalls.flatMap(({ seller, items }) =>
        items.flatMap(({ item }) =>
          people.slice(0, 4).map(async (buyer) => ({ seller, id: await bargaining.offer(buyer, item, '80.00'), item })),
        ),
      ),
    )
    const wanted = await Promise.all(people.map((buyer) => purchasing.post(buyer, 90_00n, 3)))
    const before = (await rowsOf<{ count: number }>(exchange.services.db, sql`select count(*)::int from orders`))[0]!
    const supplies = stalls.flatMap(({ seller, items }, at) => {
      const assets = items.map(({ asset }) => asset)
      return [
        purchasing.supply(seller, wanted[(round + at) % 5]!, 90_00n, assets[0]!, assets[1]!),
        purchasing.supply(seller, wanted[(round + at + 1) % 5]!, 90_00n, assets[2]!),
      ]
    })
    const accepted = offers
      .filter((_, index) => index % 3 === round % 3)
      .map(({ seller, id }) => bargaining.accept(seller, id, '80.00'))
    const bought = stalls.flatMap(({ items }, at) =>
      items.map(async ({ item }, place) => {
        const buyer = people[(at + place + round) % 5]!
        const request = { items: [{ listing_id: item.listingId, price: item.price }] }
        const made = await exchange.call(orders.create, request, { token: buyer.token })
        if (made.code !== 0) return made
        const { order_ids, total } = made.data
        await exchange.ask(orders.pay, { order_ids, total }, buyer)
        return made
      }),
    )
    const [supplied, agreed, ordered] = await Promise.all([
      Promise.all(supplies),
      Promise.all(accepted),
      Promise.all(bought),
    ])
    const units = supplied.reduce((sum, { code, data }) => (code === 0 ? sum + data.order_ids.length : sum), 0)
    const after = (await rowsOf<{ count: number }>(exchange.services.db, sql`select count(*)::int from orders`))[0]!
    expect(after.count - before.count).toBe(units + won(agreed) + won(ordered))
    expect(after.count - before.count).toBeLessThanOrEqual(9)
    for (const { code } of supplied) expect([0, codes.assetInOrder]).toContain(code)
    for (const { code } of ordered) expect([0, codes.listingGone]).toContain(code)
    expect(await trading.violations()).toEqual([])
  }
  expect(await deadlocksOf(exchange)).toBe(0)
})

test('S1.4 S1.5 taking down and repricing what the same people bargain for neither deadlocks nor keeps their money', async () => {
  const sellers = await traders(4)
  const people = await traders(4)
  for (let round = 0; round < 6; round++) {
    const stalls = await Promise.all(
      sellers.map(async (seller) => ({
        seller,
        items: await Promise.all([listItem(exchange, seller, 100_00n), listItem(exchange, seller, 100_00n)]),
      })),
    )
    // For each seller, one person bargains for the first item and another for the second, in crossing pairs.
    await Promise.all(
      stalls.flatMap(({ items }, at) =>
        items.map((item, place) => bargaining.offer(people[place === 0 ? at : 3 - at]!, item, '80.00')),
      ),
    )
    const answers = await Promise.all(
      stalls.map(({ seller, items: [one, two] }) => {
        const items = [
          { action: 'reprice' as const, listing_id: one!.listingId, price: '99.00' },
          { action: 'take_down' as const, listing_id: two!.listingId },
        ]
        return exchange.call(selling.setOnSale, { items }, seller)
      }),
    )
    expect(answers.map(({ code, data }) => [code, data.done])).toEqual(Array(4).fill([0, 2]))
  }
  for (const person of people)
    expect(await trading.balancesOf(person)).toMatchObject({ available: '5000.00', held: '0.00' })
  expect(await deadlocksOf(exchange)).toBe(0)
  expect(await trading.violations()).toEqual([])
})

test('S1.3 S1.4 units that come back to a purchase order do not deadlock with bargains of the same buyer', async () => {
  const [buyer, seller, ...suppliers] = await traders(8)
  const stock = await Promise.all(suppliers.map((supplier) => listItem(exchange, supplier, 100_00n)))
  const terms = await purchasing.post(buyer!, 90_00n, suppliers.length + 1)
  for (const [at, supplier] of suppliers.entries())
    expect((await purchasing.supply(supplier, terms, 90_00n, await assetOf(stock[at]!, buyer!))).code).toBe(0)
  const items = await Promise.all(Array.from({ length: 12 }, () => listItem(exchange, seller!, 10_00n)))
  await exchange.advance(43_260)
  const again = await exchange.signInAgain(buyer!)
  const sellerAgain = await exchange.signInAgain(seller!)
  const answers = await Promise.all([
    ...items.map(async (item) => bargaining.refuse(sellerAgain, await bargaining.offer(again, item, '9.00'))),
    exchange.runDue(),
    exchange.runDue(),
    exchange.runDue(),
  ])
  expect(answers.slice(0, items.length).map((answer) => answer?.code)).toEqual(items.map(() => 0))
  expect(await purchasing.look(again, terms)).toMatchObject({ filled: 0 })
  expect(await deadlocksOf(exchange)).toBe(0)
  expect(await trading.violations()).toEqual([])
})
