import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as inventory from '#contract/inventory.ts'
import { sealApiKey } from '#exchange/accounts/api-key.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders as orderRows } from '#exchange/db/schema/orders.ts'
import { HALF_WAYS } from '#simulators/steam/misbehaviour.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import { platformItem, syncStock } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

const day = 86_400

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange({ settings: { protection: 7 * day } })
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  await misbehave(exchange, { reset: true })
  expect(await trading.violations()).toEqual([])
})

test.each(HALF_WAYS)('S1.5 an inventory answer that breaks off (%s) loses no item and no listing', async (how) => {
  const seller = await exchange.signInTrader()
  const { listingId } = await listItem(exchange, seller, 10_00n)
  exchange.steam.addAssets([platformItem(seller), platformItem(seller)])
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', item_count: 3 })
  await misbehave(exchange, { half: { times: 10, how } })
  const state = await syncStock(exchange, seller)
  expect(state).toMatchObject(how === 'short' ? { state: 'idle' } : { state: 'failed', failure: 'unavailable' })
  expect(state.gone_count).toBe(0)
  expect((await exchange.ask(inventory.list, {}, seller)).total).toBe(3)
  const [listing] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  expect(listing).toMatchObject({ state: 'on_sale', failure: null })
})

test('S4.22 empty lists at the deadline end no order: the offer that was sent is found afterwards', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await exchange.advance(43_190)
  await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { stale: { empty: 1_000 } })
  await exchange.advance(11)
  await trading.runOrders()
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await misbehave(exchange, { reset: true })
  // An order that has waited this long is polled once a minute.
  await exchange.advance(60)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await trading.expectUntouched(seller, buyer)
})

test('S1.4 the platform is asked about an order that has waited for hours once a minute, and no more', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await exchange.advance(7_200)
  await trading.runOrders()
  await trading.sendOffer(seller, buyer, item)
  await exchange.advance(50)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
})

test('S4.22 answers of the past move nothing until they have caught up', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const tradeId = await trading.accept(buyer, offerId)
  await misbehave(exchange, { stale: { seconds: 3_600 } })
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await trading.expectUntouched(seller, buyer)
  await exchange.advance(3_600)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')

  exchange.steam.reverseTrade(tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
  await exchange.advance(3_600)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
})

test('S4.22 a platform that is asked too often is waited for', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { rate_limited: { times: 1_000, retry_after: 1 } })
  await exchange.advance(43_300)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await misbehave(exchange, { reset: true })
  await exchange.advance(15)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await trading.expectUntouched(seller, buyer)
})

test('S8.12 a key replaced while the old one was found dead is not taken for it', async () => {
  const { seller } = await trading.openOrder()
  const { listingId } = await listItem(exchange, seller, 10_00n)
  const { platform, db } = exchange.services
  const failureOf = async () =>
    (await db.select({ failure: users.setupFailure }).from(users).where(eq(users.id, seller.userId)))[0]!.failure
  const stateOfListing = async () =>
    (
      await db
        .select({ state: listings.state })
        .from(listings)
        .where(eq(listings.id, BigInt(listingId)))
    )[0]!.state
  const ask = platform.listOffers
  const sealed = sealApiKey(exchange.services.settings.secretKey, seller.userId, 'D'.repeat(32))
  vi.spyOn(platform, 'listOffers').mockImplementation(async (key, filter) => {
    if (key !== seller.apiKey) return ask(key, filter)
    await db.update(users).set({ apiKey: sealed }).where(eq(users.id, seller.userId))
    return { ok: false, reason: 'api_key_invalid' }
  })
  await trading.runOrders()
  expect(await failureOf()).toBeNull()
  expect(await stateOfListing()).toBe('on_sale')
  // The platform rejects the new key, too, which shows once it is used.
  vi.restoreAllMocks()
  await trading.runOrders()
  expect(await failureOf()).toBe('api_key_invalid')
  expect(await stateOfListing()).toBe('failed')
})

test('S4.22 a send that took effect and was answered as failed may be repeated: whichever is accepted delivers', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await misbehave(exchange, { timeout_after_success: { times: 1 } })
  await expect(trading.sendOffer(seller, buyer, item)).rejects.toThrow('(16)')
  await trading.runOrders()
  const first = (await trading.detailOf(buyer, orderId)).order.offer!.offer_id
  const second = await trading.sendOffer(seller, buyer, item)
  expect(second).not.toBe(first)
  await trading.accept(buyer, second)
  await trading.runOrders()
  const { order, warnings } = await trading.detailOf(buyer, orderId)
  expect(order).toMatchObject({ state: 'in_protection', offer: { offer_id: second } })
  expect(warnings).toEqual([])
})

test('S4.22 a trade reversed on day six of seven refunds the buyer once and gives the item back', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const tradeId = await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
  await trading.runOrders()
  expect(await trading.balancesOf(seller)).toMatchObject({ available: '0.00', pending: '97.50' })
  await exchange.advance(6 * day)
  await trading.runOrders()
  const people = await exchange.signInAgain(buyer)
  expect(await trading.stateOf(people, orderId)).toBe('in_protection')
  exchange.steam.reverseTrade(tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  await exchange.advance(2 * day)
  await trading.runOrders()

  expect(await trading.stateOf(people, orderId)).toBe('reversed')
  expect(await trading.balancesOf(buyer)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
  expect(await trading.balancesOf(seller)).toEqual({ available: '0.00', held: '0.00', pending: '0.00' })
  const { db } = exchange.services
  const [row] = await db
    .select()
    .from(orderRows)
    .where(eq(orderRows.id, BigInt(orderId)))
  expect(row).toMatchObject({ state: 'reversed', fault: 'platform' })
  const [asset] = await db.select().from(assets).where(eq(assets.id, row!.assetId))
  expect(asset).toMatchObject({ ownerId: seller.userId })
  const [listing] = await db.select().from(listings).where(eq(listings.id, row!.listingId!))
  expect(listing).toMatchObject({ state: 'sold' })
  const { events } = await trading.detailOf(people, orderId)
  expect(events.filter(({ event }) => event === 'trade_reversed')).toHaveLength(1)
})

test('a person switches it all from a page', async () => {
  const { seller } = await trading.openOrder()
  const { steam } = exchange
  const post = (fields: Record<string, string>) =>
    steam.fetch(new Request(`${steam.baseUrl}/control`, { method: 'POST', body: new URLSearchParams(fields) }))
  const service = { slow_ms: '0', rate_limited: '0', lost: '2', half: '3', half_how: 'short', stale: '60', empty: '1' }
  expect((await post({ what: 'service', ...service })).status).toBe(303)
  expect((await post({ what: 'lookalike', steamid: seller.steamId })).status).toBe(303)
  const read = async () => (await (await steam.fetch(new Request(`${steam.baseUrl}/control.json`))).json()) as object
  expect(await read()).toMatchObject({
    state: {
      half: { times: 3, how: 'short' },
      stale: { seconds: 60, empty: 1 },
      timeout_after_success: { times: 2, ms: 0 },
      lookalike: [seller.steamId],
    },
  })
  expect((await post({ what: 'service', ...service, half: '-1' })).status).toBe(400)
  expect((await post({ what: 'swapped_asset', steamid: 'nobody' })).status).toBe(400)
  const page = await (await steam.fetch(new Request(`${steam.baseUrl}/control`))).text()
  expect(page).toContain('1 offers are still to be tampered with')
  expect((await post({ what: 'reset' })).status).toBe(303)
  expect(await read()).toMatchObject({ state: { half: { times: 0 }, lookalike: [] } })
})
