import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as inventory from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders.ts'
import { assets, listings, orders as orderRows } from '#exchange/db/schema/trading.ts'
import { HALF_WAYS } from '#simulators/steam/misbehaviour.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { listItem } from '../setup/exchange-market.ts'
import { misbehave, openOffer } from '../setup/exchange-offers.ts'
import type { Person } from '../setup/exchange-people.ts'
import { platformItem, syncStock } from '../setup/exchange-stock.ts'
import { createTrading } from '../setup/exchange-trading.ts'

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

async function openOrder() {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const item = await listItem(exchange, seller, 100_00n)
  return { seller, buyer, item, orderId: await trading.buy(buyer, item) }
}

const detailOf = ({ token }: Person, orderId: string) => exchange.ask(orders.detail, { order_id: orderId }, { token })
const warningsOf = async (person: Person, orderId: string) =>
  (await detailOf(person, orderId)).warnings.map(({ offer_id, kind }) => [offer_id, kind])
const warningMails = async ({ token }: Person) =>
  (await exchange.ask(listMsg, {}, { token })).items.filter(({ kind }) => kind.startsWith('order_warning')).length
const stateOf = (person: Person, orderId: string) => trading.stateOf(person, orderId)

/** Nothing has moved: the buyer's money waits, the seller has none of it. */
async function expectUntouched(seller: Person, buyer: Person): Promise<void> {
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '900.00' })
  expect(await trading.balancesOf(seller)).toEqual({ available: '0.00', held: '0.00', pending: '0.00' })
}

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
  const { seller, buyer, item, orderId } = await openOrder()
  await exchange.advance(43_190)
  await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { stale: { empty: 1_000 } })
  await exchange.advance(11)
  await trading.runOrders()
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await misbehave(exchange, { reset: true })
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await expectUntouched(seller, buyer)
})

test('S4.22 answers of the past move nothing until they have caught up', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const tradeId = await trading.accept(buyer, offerId)
  await misbehave(exchange, { stale: { seconds: 3_600 } })
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await expectUntouched(seller, buyer)
  await exchange.advance(3_600)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('in_protection')

  exchange.steam.reverseTrade(tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('in_protection')
  await exchange.advance(3_600)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('reversed')
})

test('S4.22 a platform that is asked too often is waited for', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  await trading.sendOffer(seller, buyer, item)
  await misbehave(exchange, { rate_limited: { times: 1_000, retry_after: 1 } })
  await exchange.advance(43_300)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await misbehave(exchange, { reset: true })
  await exchange.advance(15)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_acceptance')
  await expectUntouched(seller, buyer)
})

test('S4.22 an offer whose item was swapped is no delivery, even accepted; both sides are told once', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  exchange.steam.addAssets([platformItem(seller, { wear: 0.37 })])
  await misbehave(exchange, { swapped_asset: { steamid: seller.steamId } })
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  for (const person of [buyer, seller]) {
    expect(await warningsOf(person, orderId)).toEqual([[offerId, 'other_item']])
    expect(await warningMails(person)).toBe(1)
  }
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await expectUntouched(seller, buyer)
  // The flag held for one offer: the next one is the true one.
  await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_acceptance')
})

test('S4.22 lookalikes never deliver: neither who sends the same kind of item nor who asks for it', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  await misbehave(exchange, { lookalike: { steamid: seller.steamId } })
  const trueOffer = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  const warnings = await warningsOf(seller, orderId)
  expect(warnings.map(([, kind]) => kind)).toEqual(['other_account', 'other_account'])
  expect(warnings.flat()).not.toContain(trueOffer)
  expect(await warningsOf(buyer, orderId)).toEqual(warnings)
  expect([await warningMails(seller), await warningMails(buyer)]).toEqual([2, 2])
  const [gift, theft] = warnings.map(([offerId]) => offerId!).toSorted()
  await trading.accept(buyer, gift!)
  await trading.accept(seller, theft!)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await expectUntouched(seller, buyer)
  await exchange.advance(43_300)
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('refunded')
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})

test('S4.22 when the bound offer is taken back by a stolen key, both sides hear of the account that steps in', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const thief = exchange.steam.createAccount({ personaName: `Steam of ${buyer.phone}` })
  await exchange.services.platform.withdrawTradeOffer(seller.apiKey, { offerId, isOurs: true })
  const theft = await openOffer(exchange, thief, seller, { takes: [item.platformAssetId] })
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('refunded')
  expect(await warningsOf(seller, orderId)).toEqual([[theft, 'other_account']])
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})

test('S4.22 a lookalike that comes after the order has ended is warned of for hours, and then no longer looked for', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await exchange.services.platform.withdrawTradeOffer(seller.apiKey, { offerId, isOurs: true })
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('refunded')
  await trading.runOrders()
  expect(await warningsOf(seller, orderId)).toEqual([])
  const thief = exchange.steam.createAccount({ personaName: `Steam of ${buyer.phone}` })
  const steal = () => openOffer(exchange, thief, seller, { takes: [item.platformAssetId] })
  await exchange.advance(1_800)
  const theft = await steal()
  // Gifts between the two, or of somebody else to the buyer, are their own business now.
  exchange.steam.addAssets([platformItem(seller)])
  const [gift] = exchange.steam.addAssets([platformItem({ ...seller, steamId: thief.steamId })])
  await openOffer(exchange, thief, buyer, { gives: [gift!] })
  await exchange.advance(600)
  await trading.runOrders()
  expect(await warningsOf(seller, orderId)).toEqual([[theft, 'other_account']])
  expect([await warningMails(seller), await warningMails(buyer)]).toEqual([1, 1])
  await exchange.advance(6 * 3_600)
  await trading.runOrders()
  await steal()
  await exchange.advance(6 * 3_600)
  await trading.runOrders()
  expect(await warningsOf(await exchange.signInAgain(seller), orderId)).toHaveLength(1)
  const [row] = await exchange.services.db
    .select()
    .from(orderRows)
    .where(eq(orderRows.id, BigInt(orderId)))
  expect(row).toMatchObject({ state: 'refunded', dueAt: null })
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})

test('S4.22 the delivery of the same item to its next buyer is no lookalike of the order before', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const declined = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await trading.decline(buyer, declined)
  await trading.runOrders()
  const next = await exchange.signInTrader({ funds: 1_000_00n })
  const nextId = await trading.buy(next, item)
  await trading.accept(next, await trading.sendOffer(seller, next, item))
  await trading.runOrders()
  await exchange.advance(60)
  await trading.runOrders()
  expect(await stateOf(next, nextId)).toBe('in_protection')
  expect(await warningsOf(seller, orderId)).toEqual([])
  await exchange.services.db
    .update(orderRows)
    .set({ state: 'completed' })
    .where(eq(orderRows.id, BigInt(nextId)))
  await exchange.advance(60)
  await trading.runOrders()
  expect(await warningsOf(seller, orderId)).toEqual([])
  await exchange.services.db
    .update(orderRows)
    .set({ state: 'in_protection' })
    .where(eq(orderRows.id, BigInt(nextId)))
})

test('S4.22 an offer that asks for something in return is warned of and not bound', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const [own] = exchange.steam.addAssets([platformItem(buyer)])
  const offerId = await openOffer(exchange, seller, buyer, { gives: [item.platformAssetId], takes: [own!] })
  await trading.runOrders()
  expect(await stateOf(buyer, orderId)).toBe('awaiting_delivery')
  expect(await warningsOf(buyer, orderId)).toEqual([[offerId, 'asks_in_return']])
})

test('S4.22 the true offers of other orders between the same two are nothing to be warned of', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const second = await listItem(exchange, seller, 10_00n)
  const secondId = await trading.buy(buyer, second)
  await trading.sendOffer(seller, buyer, item)
  await trading.sendOffer(seller, buyer, second)
  await trading.runOrders()
  for (const id of [orderId, secondId]) {
    expect(await stateOf(buyer, id)).toBe('awaiting_acceptance')
    expect(await warningsOf(buyer, id)).toEqual([])
  }
})

test('S4.22 a send that took effect and was answered as failed may be repeated: whichever is accepted delivers', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  await misbehave(exchange, { timeout_after_success: { times: 1 } })
  await expect(trading.sendOffer(seller, buyer, item)).rejects.toThrow('(16)')
  await trading.runOrders()
  const first = (await detailOf(buyer, orderId)).order.offer!.offer_id
  const second = await trading.sendOffer(seller, buyer, item)
  expect(second).not.toBe(first)
  await trading.accept(buyer, second)
  await trading.runOrders()
  const { order, warnings } = await detailOf(buyer, orderId)
  expect(order).toMatchObject({ state: 'in_protection', offer: { offer_id: second } })
  expect(warnings).toEqual([])
})

test('S4.22 a trade reversed on day six of seven refunds the buyer once and gives the item back', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  const tradeId = await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
  await trading.runOrders()
  expect(await trading.balancesOf(seller)).toMatchObject({ available: '0.00', pending: '97.50' })
  await exchange.advance(6 * day)
  await trading.runOrders()
  const people = await exchange.signInAgain(buyer)
  expect(await stateOf(people, orderId)).toBe('in_protection')
  exchange.steam.reverseTrade(tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  await exchange.advance(2 * day)
  await trading.runOrders()

  expect(await stateOf(people, orderId)).toBe('reversed')
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
  const { events } = await detailOf(people, orderId)
  expect(events.filter(({ event }) => event === 'trade_reversed')).toHaveLength(1)
})

test('a person switches it all from a page', async () => {
  const { seller } = await openOrder()
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
