import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { unbind } from '#contract/accounts/platform.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { setOnSale } from '#contract/selling.ts'
import { boundedLogger } from '#exchange/bounded-log.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { ListedItem } from '../../setup/exchange/market.ts'
import { misbehave, openOffer } from '../../setup/exchange/offers.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { protection: 7 * 86_400 } })
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await misbehave(exchange, { reset: true })
  expect(await trading.violations()).toEqual([])
})

/** Puts an item on sale again whose listing its order took down. */
async function relist(seller: Trader, { platformAssetId, price }: ListedItem): Promise<ListedItem> {
  const [asset] = await exchange.services.db.select().from(assets).where(eq(assets.platformAssetId, platformAssetId))
  const items = [{ action: 'list' as const, asset_id: String(asset!.id), price }]
  const [listed] = (await exchange.ask(setOnSale, { items }, seller)).items
  return { platformAssetId, price, listingId: listed!.listing!.listing_id }
}

/** Has an order refunded while the platform hides the offer for its item, which it goes on doing. */
async function refundUnseen() {
  const order = await trading.openOrder()
  const { seller, buyer, item, orderId } = order
  await exchange.advance(1_801)
  const offerId = await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { stale: { empty: 1_000 } })
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(0)
  return { ...order, offerId }
}

// The first, before the watch over orders that have ended lists offers as well.
test('S4.22 one list that comes back empty hides no offer from the deadline', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { stale: { empty: 2 } })
  await trading.runOrders(13 * 3_600)
  expect(await trading.stateOf(buyer, orderId)).not.toBe('refunded')
})

test('S4.22 an offer that shows up after the refund is withdrawn', async () => {
  const { buyer, offerId } = await refundUnseen()
  await misbehave(exchange, { reset: true })
  await trading.runOrders(61)
  await expect(trading.accept(buyer, offerId)).rejects.toThrow()
})

test('S4.22 an offer that its seller had not confirmed before the refund is withdrawn, so that it never counts', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  exchange.steam.setConfirmed(offerId, false)
  await exchange.advance(1_801)
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(0)
  await trading.runOrders(61)
  exchange.steam.setConfirmed(offerId, true)
  await expect(trading.accept(buyer, offerId)).rejects.toThrow()
})

test('S4.22 one list that comes back empty hides no offer from a buyer who cancels', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await exchange.advance(1_801)
  await trading.sendOffer(seller, buyer, item)
  // One answer for each side's key.
  await misbehave(exchange, { stale: { empty: 2 } })
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(codes.stateConflict)
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
})

test('S4.22 a buyer may not use up a seller’s calls by cancelling again and again', async () => {
  const { buyer, orderId } = await trading.openOrder()
  await exchange.advance(1_801)
  await misbehave(exchange, { rate_limited: { times: 1_000, retry_after: 60 } })
  const answers = []
  for (let turn = 0; turn < 31; turn++)
    answers.push((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code)
  expect(answers.at(-2)).not.toBe(codes.tooManyRequests)
  expect(answers.at(-1)).toBe(codes.tooManyRequests)
})

test('S4.22 an item that went to the buyer after the refund is reported to the operators', async () => {
  const { buyer, orderId, offerId } = await refundUnseen()
  await misbehave(exchange, { reset: true })
  await trading.accept(buyer, offerId)
  const told = vi.spyOn(boundedLogger, 'error')
  await trading.runOrders(61)
  expect(told.mock.calls).toContainEqual([
    expect.objectContaining({ orderId: BigInt(orderId), offerId, event: 'order.delivered_after_refund' }),
    expect.any(String),
  ])
})

test('S4.22 an offer of a refunded order is withdrawn although its item has been ordered again, by anybody', async () => {
  for (const isAnother of [true, false]) {
    const { seller, buyer, item, offerId } = await refundUnseen()
    // Later than an offer could be taken for one of the next order.
    await exchange.advance(120)
    await trading.buy(isAnother ? await exchange.signInTrader({ funds: 1_000_00n }) : buyer, await relist(seller, item))
    await misbehave(exchange, { reset: true })
    await trading.runOrders(61)
    await expect(trading.accept(buyer, offerId)).rejects.toThrow()
  }
})

test('S4.22 an offer made before a later order was paid is not taken for its delivery', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await exchange.advance(1_801)
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(0)
  const [next, stranger] = [await exchange.signInTrader({ funds: 1_000_00n }), await exchange.signInTrader()]
  await openOffer(exchange, seller, stranger, { gives: [item.platformAssetId] })
  await misbehave(exchange, { stale: { empty: 1_000 } })
  await exchange.advance(120)
  const nextId = await trading.buy(next, await relist(seller, item))
  await exchange.advance(1_801)
  expect((await exchange.call(orders.cancel, { order_id: nextId }, next)).code).toBe(0)
  await misbehave(exchange, { reset: true })
  await trading.runOrders(61)
  expect((await trading.detailOf(buyer, orderId)).warnings).toMatchObject([{ kind: 'other_account' }])
})

test('S4.22 the offer of a later order for an item is no fault of the order that has ended, however both end', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await exchange.advance(1_801)
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(0)
  const next = await exchange.signInTrader({ funds: 1_000_00n })
  const nextId = await trading.buy(next, await relist(seller, item))
  await exchange.advance(1_801)
  await openOffer(exchange, seller, next, { gives: [item.platformAssetId] })
  await misbehave(exchange, { stale: { empty: 1_000 } })
  expect((await exchange.call(orders.cancel, { order_id: nextId }, next)).code).toBe(0)
  await misbehave(exchange, { reset: true })
  await trading.runOrders(61)
  expect((await trading.detailOf(buyer, orderId)).warnings).toEqual([])
})

test('S4.22 S2.42 nobody unbinds their account while an offer for their refunded order may still be accepted', async () => {
  const { buyer, orderId } = await trading.openOrder()
  await exchange.advance(1_801)
  expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(0)
  const obstacles = [{ kind: 'refunded_purchases', count: 1 }]
  expect(await exchange.call(unbind, {}, buyer)).toMatchObject({
    code: codes.stateConflict,
    extra: { obstacles },
  })
  for (let hour = 0; hour < 7; hour++) await trading.runOrders(3_600)
  expect((await exchange.call(unbind, {}, buyer)).code).toBe(0)
  expect((await exchange.services.db.select().from(users).where(eq(users.id, buyer.userId)))[0]?.steamId).toBeNull()
})
