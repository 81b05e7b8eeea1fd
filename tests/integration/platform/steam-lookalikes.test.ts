import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { listMsg } from '#contract/mail.ts'
import { orders as orderRows } from '#exchange/db/schema/orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { misbehave, openOffer } from '../../setup/exchange/offers.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { platformItem } from '../../setup/exchange/stock.ts'
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

const warningsOf = async (person: Person, orderId: string) =>
  (await trading.detailOf(person, orderId)).warnings.map(({ offer_id, kind }) => [offer_id, kind])
const warningMails = async ({ token }: Person) =>
  (await exchange.ask(listMsg, {}, { token })).items.filter(({ kind }) => kind.startsWith('order_warning')).length

test('S4.22 an offer whose item was swapped is no delivery, even accepted; both sides are told once', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  exchange.steam.addAssets([platformItem(seller, { wear: 0.37 })])
  await misbehave(exchange, { swapped_asset: { steamid: seller.steamId } })
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  for (const person of [buyer, seller]) {
    expect(await warningsOf(person, orderId)).toEqual([[offerId, 'other_item']])
    expect(await warningMails(person)).toBe(1)
  }
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await trading.expectUntouched(seller, buyer)
  // The flag applies to one offer only: the next one is genuine.
  await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_acceptance')
})

test('S4.22 lookalikes never deliver: neither who sends the same kind of item nor who asks for it', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await misbehave(exchange, { lookalike: { steamid: seller.steamId } })
  const trueOffer = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  const warnings = await warningsOf(seller, orderId)
  expect(warnings.map(([, kind]) => kind)).toEqual(['other_account', 'other_account'])
  expect(warnings.flat()).not.toContain(trueOffer)
  expect(await warningsOf(buyer, orderId)).toEqual(warnings)
  expect([await warningMails(seller), await warningMails(buyer)]).toEqual([2, 2])
  const [gift, theft] = warnings.map(([offerId]) => offerId!).toSorted()
  await trading.accept(buyer, gift!)
  await trading.accept(seller, theft!)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await trading.expectUntouched(seller, buyer)
  await exchange.advance(43_300)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})

test('S4.22 when the bound offer is taken back by a stolen key, both sides hear of the account that steps in', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const thief = exchange.steam.createAccount({ personaName: `Steam of ${buyer.phone}` })
  await exchange.services.platform.withdrawTradeOffer(seller.apiKey, { offerId, isOurs: true })
  const theft = await openOffer(exchange, thief, seller, { takes: [item.platformAssetId] })
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  expect(await warningsOf(seller, orderId)).toEqual([[theft, 'other_account']])
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})

test('S4.22 a lookalike that comes after the order has ended is warned of for hours, and then no longer looked for', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await exchange.services.platform.withdrawTradeOffer(seller.apiKey, { offerId, isOurs: true })
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  await trading.runOrders()
  expect(await warningsOf(seller, orderId)).toEqual([])
  const thief = exchange.steam.createAccount({ personaName: `Steam of ${buyer.phone}` })
  const steal = () => openOffer(exchange, thief, seller, { takes: [item.platformAssetId] })
  await exchange.advance(1_800)
  const theft = await steal()
  // Gifts between the two, or from others to the buyer, are their own business now.
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
  const { seller, buyer, item, orderId } = await trading.openOrder()
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
  expect(await trading.stateOf(next, nextId)).toBe('in_protection')
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
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const [own] = exchange.steam.addAssets([platformItem(buyer)])
  const offerId = await openOffer(exchange, seller, buyer, { gives: [item.platformAssetId], takes: [own!] })
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  expect(await warningsOf(buyer, orderId)).toEqual([[offerId, 'asks_in_return']])
})

test('S4.22 the true offers of other orders between the same two are nothing to be warned of', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const second = await listItem(exchange, seller, 10_00n)
  const secondId = await trading.buy(buyer, second)
  await trading.sendOffer(seller, buyer, item)
  await trading.sendOffer(seller, buyer, second)
  await trading.runOrders()
  for (const id of [orderId, secondId]) {
    expect(await trading.stateOf(buyer, id)).toBe('awaiting_acceptance')
    expect(await warningsOf(buyer, id)).toEqual([])
  }
})
