import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { inventorySyncs } from '#exchange/db/schema/inventory.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { giveAway, signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const hour = 3_600

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  await misbehave(exchange, { reset: true })
  expect(await trading.violations()).toEqual([])
})

/** Creates a seller who lists one item; `since` is the age of their last inventory reading by then, in seconds. */
async function openSale(since = 0) {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.1717 }])
  await exchange.advance(since)
  const item = { action: 'list' as const, asset_id: assetIds[0]!, price: '50.00' }
  const { items } = await exchange.ask(selling.setOnSale, { items: [item] }, seller)
  const listingId = items[0]!.listing!.listing_id
  return { seller, listingId, platformAssetId: await platformIdOf(listingId) }
}

async function platformIdOf(listingId: string): Promise<string> {
  const row = await exchange.services.db.query.listings.findFirst({ where: eq(listings.id, BigInt(listingId)) })
  const { items } = await exchange.ask(orders.quote, { listing_ids: [listingId] }, await exchange.signIn())
  expect(items[0]!.asset.asset_id).toBe(row!.assetId.toString())
  const asset = await exchange.services.db.query.assets.findFirst({
    where: (assets, { eq: is }) => is(assets.id, row!.assetId),
  })
  return asset!.platformAssetId
}

async function runReadings(): Promise<void> {
  await exchange.runDue()
  await exchange.runJobs()
}

async function standing(listingId: string) {
  const [row] = await exchange.services.db
    .select({ state: listings.state, failure: listings.failure })
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  return row
}

async function readingOf({ userId }: Trader) {
  const [row] = await exchange.services.db.select().from(inventorySyncs).where(eq(inventorySyncs.userId, userId))
  return row!
}

test('S1.5 an item that has left is found without its owner asking: its listing fails, and the seller hears why', async () => {
  const { seller, listingId, platformAssetId } = await openSale()
  await giveAway(exchange, seller, await exchange.signInTrader(), platformAssetId)
  await exchange.advance(5 * hour)
  await runReadings()
  expect(await standing(listingId)).toEqual({ state: 'on_sale', failure: null })
  await exchange.advance(hour + 60)
  await runReadings()
  expect(await standing(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
  const { items } = await exchange.ask(listMsg, {}, await exchange.signInAgain(seller))
  expect(items[0]!.kind).toBe('listings_item_gone')
  // With nothing left on sale, it is no longer read automatically.
  expect(await readingOf(seller)).toMatchObject({ state: 'idle', goneCount: 1, dueAt: null })
})

test('S1.5 what is listed from an old reading is looked at soon after', async () => {
  const { seller, listingId, platformAssetId } = await openSale(2 * hour)
  await giveAway(exchange, seller, await exchange.signInTrader(), platformAssetId)
  await runReadings()
  expect(await standing(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
})

test('S1.5 what is still there stays on sale, and is looked at again and again', async () => {
  const { seller, listingId } = await openSale()
  for (let times = 0; times < 2; times++) {
    const before = await readingOf(seller)
    await exchange.advance(6 * hour + 60)
    await runReadings()
    expect((await readingOf(seller)).startedAt.getTime()).toBeGreaterThan(before.startedAt.getTime())
  }
  expect(await standing(listingId)).toEqual({ state: 'on_sale', failure: null })
})

test('S1.2 an item that leaves between order and payment is not paid for', async () => {
  const { seller, listingId, platformAssetId } = await openSale()
  await exchange.advance(hour)
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  const items = [{ listing_id: listingId, price: '50.00' }]
  const { order_ids, total } = await exchange.ask(orders.create, { items }, buyer)
  await giveAway(exchange, seller, await exchange.signInTrader(), platformAssetId)
  await runReadings()
  const refused = await exchange.call(orders.pay, { order_ids, total }, buyer)
  expect(refused).toMatchObject({ code: codes.assetGone, extra: { order_id: order_ids[0] } })
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '100.00', held: '0.00' })
  await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, buyer)
  expect(await standing(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
})

test('S1.2 an item that is another than it was when it was ordered is not paid for, nor sold on before its seller has looked', async () => {
  const { seller, listingId } = await openSale()
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  const order = { items: [{ listing_id: listingId, price: '50.00' }] }
  const { order_ids, total } = await exchange.ask(orders.create, order, buyer)
  const { platform } = exchange.services
  const real = platform.getInventory
  const altered = vi.spyOn(platform, 'getInventory').mockImplementation(async (steamId) => {
    const answer = await real(steamId)
    return answer.ok && steamId === seller.steamId
      ? { ...answer, assets: answer.assets.map((item) => ({ ...item, nameTag: 'Heron' })) }
      : answer
  })
  await syncStock(exchange, seller)
  const refused = await exchange.call(orders.pay, { order_ids, total }, buyer)
  expect(refused).toMatchObject({ code: codes.assetGone, message: expect.stringContaining('no longer what it was') })
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '100.00', held: '0.00' })
  const { items: mine } = await exchange.ask(selling.sellingList, {}, seller)
  expect(mine).toMatchObject([{ listing: { state: 'reserved', failure: null, remedy: null } }])
  expect(await trading.violations()).toEqual([])
  await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, buyer)
  expect(await standing(listingId)).toEqual({ state: 'failed', failure: 'item_changed' })
  expect((await exchange.call(orders.create, order, buyer)).code).toBe(codes.listingGone)
  const retry = { items: [{ action: 'retry' as const, listing_id: listingId }] }
  const { items: retried } = await exchange.ask(selling.setOnSale, retry, seller)
  const listing_id = retried[0]!.listing!.listing_id
  const again = await exchange.ask(orders.create, { items: [{ listing_id, price: '50.00' }] }, buyer)
  const payment = { order_ids: again.order_ids, total: again.total }
  expect((await exchange.call(orders.pay, payment, buyer)).code).toBe(0)
  altered.mockRestore()
})

test('S1.2 an item that is paid for and on its way is not taken for gone', async () => {
  const { seller, listingId, platformAssetId } = await openSale()
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  const orderId = await trading.buy(buyer, { listingId, price: '50.00', platformAssetId })
  const offer = await trading.sendOffer(seller, buyer, { listingId, price: '50.00', platformAssetId })
  await trading.accept(buyer, offer)
  await syncStock(exchange, seller)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
})

test('S1.5 a platform that asks for patience gets it; at most two inventories are read at once', async () => {
  const sales = [await openSale(), await openSale(), await openSale(), await openSale(), await openSale()]
  await exchange.advance(7 * hour)
  await exchange.runDue()
  const running = () => exchange.services.db.$count(inventorySyncs, eq(inventorySyncs.state, 'running'))
  expect(await running()).toBe(2)
  await misbehave(exchange, { rate_limited: { times: 2, retry_after: 1 } })
  await exchange.runJobs()
  await runReadings()
  expect(await running()).toBe(0)
  await exchange.advance(301)
  await exchange.runDue()
  expect(await running()).toBe(2)
  for (let rounds = 0; rounds < 8; rounds++) {
    await exchange.runJobs()
    await exchange.advance(1_801)
    await exchange.runDue()
  }
  await exchange.runJobs()
  for (const { seller, listingId } of sales) {
    expect(await readingOf(seller)).toMatchObject({ state: 'idle', failure: null })
    expect(await standing(listingId)).toEqual({ state: 'on_sale', failure: null })
  }
})
