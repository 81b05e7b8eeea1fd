import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import { statistics } from '#contract/orders/parties.ts'
import * as orders from '#contract/orders/orders.ts'
import { setSellDeliveryLimit } from '#contract/accounts/user.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { dueOfMail } from '../../setup/exchange/mail.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { openOffer } from '../../setup/exchange/offers.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(async () => {
  expect(await trading.violations()).toEqual([])
  await exchange.close()
})

async function openOrder(limit: 1 | 2 | 3) {
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const item = await listItem(exchange, seller, 100_00n)
  await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: limit }, seller)
  const orderId = await trading.buy(buyer, item)
  const take = () => openOffer(exchange, buyer, seller, { takes: [item.platformAssetId] })
  return { seller, buyer, item, orderId, take, give: () => trading.sendOffer(seller, buyer, item) }
}

const mailKinds = async ({ token }: Person) =>
  (await exchange.ask(listMsg, {}, { token })).items.map(({ kind }) => kind)

test.each([1, 3] as const)('S1.14 with %i the seller is awaited, and delivers', async (limit) => {
  const { seller, buyer, item, orderId, give } = await openOrder(limit)
  const { order } = await trading.detailOf(seller, orderId)
  expect(order).toMatchObject({
    awaited: 'seller',
    deliver_to: { trade_url: buyer.tradeUrl, platform_asset_id: item.platformAssetId },
  })
  const shown = (await trading.detailOf(buyer, orderId)).order.deliver_to
  expect(shown?.trade_url ?? null).toBe(limit === 1 ? seller.tradeUrl : null)
  const offerId = await give()
  await trading.runOrders()
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({
    state: 'awaiting_acceptance',
    awaited: 'buyer',
    offer: { opened_by: 'seller' },
  })
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
})

test.each([1, 2] as const)(
  'S1.14 S4.22 with %i the buyer may open the offer, which the seller accepts',
  async (limit) => {
    const { seller, buyer, orderId, take } = await openOrder(limit)
    const offerId = await take()
    await trading.runOrders()
    expect((await trading.detailOf(seller, orderId)).order).toMatchObject({
      state: 'awaiting_acceptance',
      awaited: 'seller',
      offer: { opened_by: 'buyer' },
    })
    expect((await exchange.ask(statistics, {}, seller)).awaiting_me).toEqual({ buyer: 0, seller: 1 })
    expect((await exchange.ask(statistics, {}, buyer)).awaiting_me).toEqual({ buyer: 0, seller: 0 })
    const { deadline_at } = (await trading.detailOf(seller, orderId)).order
    expect(await dueOfMail(exchange, seller, 'order_offer_opened')).toEqual({ deadline_at, otherwise: 'taken_down' })
    await trading.accept(seller, offerId)
    await trading.runOrders()
    expect((await trading.detailOf(buyer, orderId)).order.state).toBe('in_protection')
    expect((await trading.detailOf(buyer, orderId)).warnings).toEqual([])
  },
)

test('S1.14 S4.22 with 2 the buyer is awaited and told so; the seller has nothing to send', async () => {
  const { seller, buyer, item, orderId } = await openOrder(2)
  await exchange.runJobs()
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({
    awaited: 'buyer',
    deliver_to: { trade_url: seller.tradeUrl, platform_asset_id: item.platformAssetId },
  })
  expect((await trading.detailOf(seller, orderId)).order).toMatchObject({ awaited: 'buyer', deliver_to: null })
  expect((await exchange.ask(statistics, {}, buyer)).awaiting_me).toEqual({ buyer: 1, seller: 0 })
  expect(await mailKinds(buyer)).toEqual(['order_offer_to_open'])
  const { deadline_at } = (await trading.detailOf(buyer, orderId)).order
  expect(await dueOfMail(exchange, buyer, 'order_offer_to_open')).toEqual({ deadline_at, otherwise: 'money_back' })
  expect(await mailKinds(seller)).toEqual(['order_sold_buyer_opens'])
  expect(exchange.sms.listMessages(seller.phone)).toEqual([])
  const reminder = await exchange.call(orders.requestSellerTrade, { order_id: orderId }, buyer)
  expect(reminder.code).toBe(codes.stateConflict)
})

test('S1.3 S1.14 whoever supplies a purchase order delivers: the unit of a late one is wanted again', async () => {
  const purchasing = createPurchases(exchange)
  const [buyer, seller] = [await exchange.signInTrader({ funds: 1_000_00n }), await exchange.signInTrader()]
  await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: 2 }, seller)
  const item = await stockItem(exchange, seller)
  const id = await purchasing.post(buyer, 50_00n, 2)
  const { data } = await purchasing.supply(seller, id, 50_00n, item)
  const orderId = data.order_ids[0]!
  expect((await trading.detailOf(seller, orderId)).order.awaited).toBe('seller')
  await exchange.advance(43_260)
  await trading.runOrders()
  expect((await trading.detailOf(buyer, orderId)).order).toMatchObject({ state: 'refunded', fault: 'seller' })
  expect(await purchasing.look(buyer, id)).toMatchObject({ state: 'active', filled: 0, progress: { held: '100.00' } })
})

test('S7.3 a seller is reminded of an order once in half an hour, and by one buyer not all day', async () => {
  const { seller, buyer, orderId } = await openOrder(3)
  const remind = () => exchange.call(orders.requestSellerTrade, { order_id: orderId }, buyer)
  const told = async () => {
    await exchange.runJobs()
    return exchange.sms.listMessages(seller.phone).length
  }
  const before = await told()
  expect((await remind()).code).toBe(0)
  expect(await remind()).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
  expect(await told()).toBe(before + 1)
  await exchange.advance(1_801)
  expect((await remind()).code).toBe(0)
  expect(await told()).toBe(before + 2)
})

test('S1.12 S1.14 a sale is told by SMS in the language that the seller used last', async () => {
  const seller = await exchange.signInTrader()
  const told = async () => {
    const item = await listItem(exchange, seller, 100_00n)
    const orderId = await trading.buy(await exchange.signInTrader({ funds: 1_000_00n }), item)
    await exchange.runJobs()
    return { orderId, text: exchange.sms.listMessages(seller.phone)[0]?.text }
  }
  const first = await told()
  expect(first.text).toMatch(new RegExp(`send your trade offer in time: order ${first.orderId}\\.$`))
  await exchange.advance(301)
  await exchange.ask(statistics, {}, { ...seller, headers: { 'accept-language': 'zh-CN,zh;q=0.9' } })
  const second = await told()
  expect(second.text).toMatch(new RegExp(`请按时发送交易报价。订单：${second.orderId}。$`))
})

test('S4.22 a buyer who was to open the offer and did not is at fault: the listing is on sale again', async () => {
  const { seller, buyer, item, orderId } = await openOrder(2)
  await exchange.advance(43_260)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
  const again = await exchange.signInTrader({ funds: 1_000_00n })
  await trading.buy(again, item)
  expect((await mailKinds(seller))[0]).toBe('order_sold_buyer_opens')
})

test('S4.22 a seller who declines the buyer’s offer is at fault: the listing is taken down', async () => {
  const { seller, buyer, item, orderId, take } = await openOrder(2)
  const offerId = await take()
  await trading.runOrders()
  await trading.decline(seller, offerId)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
  const items = [{ listing_id: item.listingId, price: item.price }]
  expect((await exchange.call(orders.create, { items }, buyer)).code).toBe(codes.listingGone)
})

test.each([
  [2, 'give', 'seller'],
  [3, 'take', 'buyer'],
] as const)('S4.22 with %i an offer opened by the wrong side is not bound, and warned of', async (limit, open, who) => {
  const order = await openOrder(limit)
  const { seller, buyer, orderId } = order
  const offerId = await order[open]()
  await trading.runOrders()
  const { order: shown, warnings } = await trading.detailOf(seller, orderId)
  expect(shown).toMatchObject({ state: 'awaiting_delivery', offer: null, awaited: limit === 2 ? 'buyer' : 'seller' })
  expect(warnings).toMatchObject([{ offer_id: offerId, kind: 'wrong_side' }])
  expect(await mailKinds(buyer)).toContain('order_warning_wrong_side')
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '900.00' })
  // If accepted, it still is a delivery: the item has changed hands, and its new owner must not keep the money, too.
  await trading.accept(who === 'seller' ? buyer : seller, offerId)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
})

test('S1.14 what the seller changes later holds for later orders', async () => {
  const { seller, buyer, orderId } = await openOrder(3)
  await exchange.ask(setSellDeliveryLimit, { sell_delivery_limit: 2 }, seller)
  expect((await trading.detailOf(buyer, orderId)).order.awaited).toBe('seller')
})
