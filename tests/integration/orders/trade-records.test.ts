import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { counterpartRecord } from '#contract/reputation.ts'
import * as orders from '#contract/orders/orders.ts'
import * as shop from '#contract/shop.ts'
import { countOrders } from '#exchange/reputation/read-records.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { operate } from '../../setup/exchange/operator.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())

/** Creates two people, with the ways in which their orders can end. */
async function openWays() {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const buy = async () => {
    const item = await listItem(exchange, seller, 10_00n)
    return { item, orderId: await trading.buy(buyer, item) }
  }
  const send = async () => {
    const { item, orderId } = await buy()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    return { orderId, offerId }
  }
  const lapse = async () => {
    await exchange.advance(43_260)
    await trading.runOrders()
  }
  const blame = (orderId: string, fault: string) =>
    operate(exchange, 'end-order', orderId, '--fault', fault, '--open-offer', 'none', '--why', 'a test')
  return {
    seller,
    buyer,
    buy,
    lapse,
    blame,
    async deliver() {
      const { orderId, offerId } = await send()
      const tradeId = await trading.accept(buyer, offerId)
      await trading.runOrders()
      return { orderId, tradeId }
    },
    async acceptLate() {
      await send()
      await lapse()
    },
    async decline() {
      const { offerId } = await send()
      await trading.decline(buyer, offerId)
      await trading.runOrders()
    },
  }
}

const recordOf = async (order_id: string, person: Trader) =>
  (await exchange.ask(counterpartRecord, { order_id }, person)).counterpart

test('S1.6 a shop counts how its owner has sold and bought, each failure with the side whose fault it was', async () => {
  const ways = await openWays()
  const { seller, buyer } = ways
  const { orderId } = await ways.deliver()
  // Late: nothing sent in time, and a buyer who cancelled after waiting long enough.
  await ways.buy()
  await ways.lapse()
  const waited = await ways.buy()
  await exchange.advance(1_801)
  await exchange.ask(orders.cancel, { order_id: waited.orderId }, buyer)
  // The buyer's faults.
  await ways.acceptLate()
  await ways.decline()
  // Called off by the seller, according to the operators.
  const calledOff = await ways.buy()
  expect(await ways.blame(calledOff.orderId, 'seller')).toMatchObject({ code: 0 })
  // Reversed: by the seller, according to the operators, and by the platform, which does not say for whom.
  const reversed = await ways.deliver()
  expect(await ways.blame(reversed.orderId, 'seller')).toMatchObject({ code: 0 })
  const undone = await ways.deliver()
  exchange.steam.reverseTrade(undone.tradeId)
  await exchange.advance(61)
  await trading.runOrders()
  // Reversed by the operators without fault: it counts for nobody, and against nobody.
  const settled = await ways.deliver()
  expect(await ways.blame(settled.orderId, 'platform')).toMatchObject({ code: 0 })
  // Unpaid, so it is on nobody's record.
  const { listingId: listing_id, price } = await listItem(exchange, seller, 10_00n)
  await exchange.ask(orders.create, { items: [{ listing_id, price }] }, buyer)

  const asSeller = { delivered: 1, late: 2, declined: 1, reversed: 1, undone: 1, is_partial: false }
  const asBuyer = { paid: 9, late: 1, declined: 1, reversed: 0, undone: 1, is_partial: false }
  const none = { late: 0, declined: 0, reversed: 0, undone: 0, is_partial: false }
  const shown = await exchange.ask(shop.infoById, { shop_id: seller.userId.toString() })
  expect(shown.as_seller).toEqual(asSeller)
  expect(shown.as_buyer).toEqual({ paid: 0, ...none })
  // The share delivered is computed from these very orders.
  expect(shown).toMatchObject({ sample: 5, delivered_ratio: 1 / 5 })
  // Each side of an order sees the other's record in that role.
  expect(await recordOf(orderId, buyer)).toEqual({ role: 'seller', record: asSeller })
  expect(await recordOf(orderId, seller)).toEqual({ role: 'buyer', record: asBuyer })
})

test('S6.2 nobody but the sides of an order sees a record through it', async () => {
  const ways = await openWays()
  const { orderId } = await ways.buy()
  const stranger = await exchange.signInTrader()
  const asked = { order_id: orderId }
  expect((await exchange.call(counterpartRecord, asked, stranger)).code).toBe(codes.notFound)
  expect((await exchange.call(counterpartRecord, asked)).code).toBe(codes.sessionInvalid)
})

test('S1.6 a record reaches 90 days back', async () => {
  const ways = await openWays()
  await ways.buy()
  await ways.lapse()
  await exchange.advance(86_400)
  const late = await ways.buy()
  await ways.lapse()
  await exchange.advance(89 * 86_400)
  expect(await recordOf(late.orderId, await exchange.signInAgain(ways.buyer))).toMatchObject({ record: { late: 1 } })
})

test('S1.6 a record of many orders says that it covers the newest only, unless those reach back 90 days', async () => {
  const ways = await openWays()
  const of = async (most: number) => (await countOrders(exchange.services.db, ways.seller.userId, most)).seller
  await ways.buy()
  await ways.lapse()
  await ways.buy()
  expect(await of(1)).toMatchObject({ late: 0, is_partial: true })
  expect(await of(3)).toMatchObject({ late: 1, is_partial: false })
  await exchange.advance(91 * 86_400)
  expect(await of(1)).toMatchObject({ late: 0, is_partial: false })
})
