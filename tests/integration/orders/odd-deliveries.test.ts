import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { setTradeUrl } from '#contract/accounts/user.ts'
import { boundedLogger } from '#exchange/bounded-log.ts'
import { orders as rows } from '#exchange/db/schema/orders.ts'
import type { OfferState } from '#exchange/ports/game-platform.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem, listItems } from '../../setup/exchange/market.ts'
import { misbehave, openOffer } from '../../setup/exchange/offers.ts'
import { operate } from '../../setup/exchange/operator.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { giveAway } from '../../setup/exchange/stock.ts'
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
  vi.restoreAllMocks()
  await misbehave(exchange, { reset: true })
  expect(await trading.violations()).toEqual([])
})

const outage = () => new ServiceUnavailable('steam', 'test', 'rate_limited', 1)

/** Lets the platform answer one side's key with an outage, whatever is asked. */
function silence({ apiKey }: Trader): void {
  const { platform } = exchange.services
  const { listOffers, getTradeStatus } = platform
  vi.spyOn(platform, 'listOffers').mockImplementation((key, filter) =>
    key === apiKey ? Promise.reject(outage()) : listOffers(key, filter),
  )
  vi.spyOn(platform, 'getTradeStatus').mockImplementation((key, id) =>
    key === apiKey ? Promise.reject(outage()) : getTradeStatus(key, id),
  )
}

/** Lets the platform call every trade's status this. */
function callTrades(status: 'failed' | 'unknown'): void {
  const { platform } = exchange.services
  const { getTradeStatus } = platform
  vi.spyOn(platform, 'getTradeStatus').mockImplementation(async (key, id) => {
    const told = await getTradeStatus(key, id)
    return told.ok ? { ...told, trade: { ...told.trade, status } } : told
  })
}

/** Lets the platform call the state of every offer this. */
function callOffers(state: OfferState): void {
  const { platform } = exchange.services
  const { listOffers } = platform
  vi.spyOn(platform, 'listOffers').mockImplementation(async (key, filter) => {
    const told = await listOffers(key, filter)
    return told.ok ? { ...told, offers: told.offers.map((offer) => ({ ...offer, state })) } : told
  })
}

test('S4.22 an offer that also moves something else delivers once it is accepted: nobody keeps item and money', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const other = await listItem(exchange, seller, 5_00n)
  const offerId = await openOffer(exchange, buyer, seller, { takes: [item.platformAssetId, other.platformAssetId] })
  await trading.runOrders()
  expect((await trading.detailOf(buyer, orderId)).warnings).toMatchObject([{ kind: 'other_item' }])
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await trading.accept(seller, offerId)
  await exchange.advance(1_801)
  expect(await exchange.call(orders.cancel, { order_id: orderId }, buyer)).toMatchObject({ code: codes.stateConflict })
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
})

test('S4.22 one accepted offer delivers all the orders whose items it moves', async () => {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const items = await listItems(exchange, seller, [10_00n, 20_00n])
  const ids = [await trading.buy(buyer, items[0]!), await trading.buy(buyer, items[1]!)]
  const gives = items.map(({ platformAssetId }) => platformAssetId)
  await trading.accept(buyer, await openOffer(exchange, seller, buyer, { gives }))
  await trading.runOrders()
  await trading.runOrders()
  for (const id of ids) expect(await trading.stateOf(buyer, id)).toBe('in_protection')
})

test('S4.22 a seller who trades the item away under the buyer’s offer is at fault', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await openOffer(exchange, buyer, seller, { takes: [item.platformAssetId] })
  await trading.runOrders()
  await giveAway(exchange, seller, await exchange.signInTrader(), item.platformAssetId)
  await trading.runOrders()
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({ state: 'refunded', fault: 'seller' })
})

test('S4.22 a side whose key gives no answer does not hold the other’s money without end', async () => {
  const { seller, buyer, orderId } = await trading.openOrder()
  silence(seller)
  await exchange.advance(43_260)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await exchange.advance(43_260)
  await trading.runOrders(61)
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
})

test('S4.22 what one side’s key shows of a reversal counts while the other’s gives no answer', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const tradeId = await trading.accept(buyer, offerId)
  await trading.runOrders()
  silence(seller)
  exchange.steam.reverseTrade(tradeId)
  await trading.runOrders(61)
  expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
})

test('S4.22 a trade that fails moves nothing, and ends the order', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  callTrades('failed')
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({ state: 'refunded', fault: 'platform' })
  const told = vi.spyOn(boundedLogger, 'error')
  await trading.runOrders(61)
  expect(told, 'no item has gone to the buyer').not.toHaveBeenCalled()
})

test('S4.22 nothing settles by a status that nobody understands', async () => {
  const { seller, buyer } = await trading.openSale()
  const orderId = await trading.deliver(seller, buyer, 100_00n)
  // By then, both sides' sessions are over.
  const state = async () =>
    (
      await exchange.services.db
        .select()
        .from(rows)
        .where(eq(rows.id, BigInt(orderId)))
    )[0]!.state
  callTrades('unknown')
  await trading.runOrders(9 * day)
  await trading.runOrders(61)
  expect(await state()).toBe('in_protection')
  vi.restoreAllMocks()
  await trading.runOrders(3_601)
  expect(await state()).toBe('completed')
})

test('S4.22 an order whose offer is in a state that nobody understands waits for the operators', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  callOffers('unknown')
  await exchange.advance(2 * 43_260)
  await trading.runOrders(61)
  const stuck = (await operate(exchange, 'stuck-orders')).said
  expect(stuck).toContainEqual(
    expect.stringMatching(new RegExp(`^${orderId} .* awaiting_acceptance .* offer ${offerId}`)),
  )
  await trading.expectUntouched(seller, buyer)
})

test('S4.22 whoever declined an offer is at fault, also if the buyer cancels before anybody has seen it', async () => {
  const { seller, buyer, item, orderId } = await trading.openOrder()
  await trading.runOrders(1_801)
  await trading.decline(buyer, await trading.sendOffer(seller, buyer, item))
  expect(await exchange.call(orders.cancel, { order_id: orderId }, buyer)).toMatchObject({
    code: 0,
    data: { state: 'refunded' },
  })
  const { order, events } = await trading.detailOf(buyer, orderId)
  expect(order).toMatchObject({ state: 'refunded', fault: 'buyer' })
  expect(events.at(-1)).toMatchObject({ event: 'offer_ended', reason: 'declined' })
  const other = await exchange.signInTrader({ funds: 1_000_00n })
  await trading.buy(other, item)
})

test('S4.22 while no key works nobody cancels, and the order ends a time to accept later than others', async () => {
  const { buyer, orderId } = await trading.openOrder()
  vi.spyOn(exchange.services.platform, 'listOffers').mockResolvedValue({ ok: false, reason: 'api_key_invalid' })
  await exchange.advance(1_801)
  expect(await exchange.call(orders.cancel, { order_id: orderId }, buyer)).toMatchObject({ code: codes.stateConflict })
  await trading.runOrders(43_260)
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  await trading.runOrders(43_260)
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
})

test('S7.3 a seller has no more than twenty SMS about sales an hour', async () => {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const items = await listItems(exchange, seller, Array<bigint>(22).fill(1_00n))
  for (const item of items) await trading.buy(buyer, item)
  await exchange.runJobs()
  expect(exchange.sms.listMessages(seller.phone)).toHaveLength(20)
})

test('S7.3 trade links are looked up a limited number of times', async () => {
  const person = await exchange.signInTrader()
  const set = () => exchange.call(setTradeUrl, { trade_url: person.tradeUrl }, person)
  for (let asked = 0; asked < 30; asked++) expect((await set()).code).toBe(0)
  expect(await set()).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
})
