import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { buyerSteamInfo, refreshBuyerSteamInfo, service, statistics } from '#contract/orders/parties.ts'
import * as orders from '#contract/orders/orders.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe('an order’s parties', () => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange()
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())

  async function openPaidOrder() {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const item = await listItem(exchange, seller, 128_50n)
    return { seller, buyer, item, orderId: await trading.buy(buyer, item) }
  }

  test('S1.4 the seller of a running order sees the buyer’s platform account, and can have it refreshed', async () => {
    const { seller, buyer, orderId } = await openPaidOrder()
    const shown = await exchange.ask(buyerSteamInfo, { order_id: orderId }, seller)
    expect(shown).toMatchObject({ order_id: orderId, steam_id: buyer.steamId, trade_url: buyer.tradeUrl })

    exchange.steam.renameAccount(buyer.steamId, 'a new name')
    await exchange.advance(60)
    expect(await exchange.ask(buyerSteamInfo, { order_id: orderId }, seller)).toEqual(shown)
    const renewed = await exchange.ask(refreshBuyerSteamInfo, { order_id: orderId }, seller)
    expect(renewed).toMatchObject({ nickname: 'a new name', checked_at: expect.any(Number) })
    expect(renewed.checked_at).toBeGreaterThan(shown.checked_at)
    expect(await exchange.ask(buyerSteamInfo, { order_id: orderId }, seller)).toEqual(renewed)
  })

  test('S1.4 the seller sees how old the buyer’s platform account is, unless its owner keeps that private', async () => {
    const { seller, buyer, orderId } = await openPaidOrder()
    const registeredAt = async () =>
      (await exchange.ask(refreshBuyerSteamInfo, { order_id: orderId }, seller)).registered_at
    const made = await registeredAt()
    expect(made).toBeGreaterThan(1_700_000_000)
    await exchange.advance(86_400)
    expect(await registeredAt()).toBe(made)
    expect((await exchange.ask(buyerSteamInfo, { order_id: orderId }, seller)).registered_at).toBe(made)
    await misbehave(exchange, { private: { steamid: buyer.steamId, on: true } })
    expect(await registeredAt()).toBeNull()
  })

  test('S1.4 what the seller sees of the buyer’s platform name turns nothing around and hides nothing', async () => {
    const { seller, buyer, orderId } = await openPaidOrder()
    exchange.steam.renameAccount(buyer.steamId, '\u202EGr\u200Bace\u2066 ★ 👩\u200D🚀')
    const shown = await exchange.ask(refreshBuyerSteamInfo, { order_id: orderId }, seller)
    expect(shown.nickname).toBe('Grace ★ 👩\u200D🚀')
  })

  test.each([buyerSteamInfo, refreshBuyerSteamInfo])('S1.4 nobody else sees it: $path', async (call) => {
    const { buyer, orderId } = await openPaidOrder()
    const stranger = await exchange.signIn()
    for (const person of [buyer, stranger])
      expect(await exchange.call(call, { order_id: orderId }, person)).toMatchObject({ code: codes.notFound })
    expect(await exchange.call(call, { order_id: orderId })).toMatchObject({ code: codes.sessionInvalid })
  })

  test('S1.4 the seller cannot see it once the order has ended', async () => {
    const { seller, buyer, orderId } = await openPaidOrder()
    await exchange.advance(1_801)
    await exchange.ask(orders.cancel, { order_id: orderId }, buyer)
    expect(await exchange.call(buyerSteamInfo, { order_id: orderId }, seller)).toMatchObject({ code: codes.notFound })
  })

  test('S1.4 orders are counted by role and state, and those that wait for the person', async () => {
    const { seller, buyer } = await openPaidOrder()
    const other = await listItem(exchange, seller, 10_00n)
    await exchange.ask(orders.create, { items: [{ listing_id: other.listingId, price: other.price }] }, buyer)
    const bought = await exchange.ask(statistics, {}, buyer)
    expect(bought.by_state.buyer).toMatchObject({ awaiting_payment: 1, awaiting_delivery: 1, completed: 0 })
    expect(bought.by_state.seller).toMatchObject({ awaiting_payment: 0, awaiting_delivery: 0 })
    expect(bought.awaiting_me).toEqual({ buyer: 1, seller: 0 })
    const sold = await exchange.ask(statistics, {}, seller)
    expect(sold.awaiting_me).toEqual({ buyer: 0, seller: 1 })
    expect(await exchange.call(statistics, {})).toMatchObject({ code: codes.sessionInvalid })
  })

  test('S2.9 purchase orders are counted by state, those of others not', async () => {
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const other = await exchange.signInTrader({ funds: 1_000_00n })
    const purchasing = createPurchases(exchange)
    const [first] = [await purchasing.post(buyer, 5_00n), await purchasing.post(buyer, 6_00n)]
    await purchasing.post(other, 7_00n)
    await purchasing.set(buyer, first, 'suspend')
    expect((await exchange.ask(statistics, {}, buyer)).purchase_orders_by_state).toEqual({
      awaiting_payment: 0,
      active: 1,
      suspended: 1,
      fulfilled: 0,
      cancelled: 0,
      expired: 0,
    })
  })

  test('S1.2 anybody can read the terms of the service; a question it does not know is refused', async () => {
    expect(await exchange.ask(service, {})).toMatchObject({
      fee_basis_points: 250,
      rules: { payment_seconds: 600, protection_seconds: 60 },
    })
    expect(await exchange.call(service, { order: '1' } as never)).toMatchObject({ code: codes.requestInvalid })
  })

  test('S4.22 an order names the purchase order or the bargain it came from, to both sides', async () => {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    const viewsOf = async (orderId: string) => {
      const order_id = orderId
      const shown = await Promise.all([buyer, seller].map((one) => exchange.ask(orders.detail, { order_id }, one)))
      return shown.map(({ order }) => [order.purchase_order_id, order.bargain_id])
    }
    const plain = await trading.buy(buyer, await listItem(exchange, seller, 10_00n))
    expect(await viewsOf(plain)).toEqual(Array(2).fill([null, null]))

    const bargaining = createBargaining(exchange)
    const item = await listItem(exchange, seller, 100_00n)
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const { data: agreed } = await bargaining.accept(seller, bargainId, '80.00')
    expect(await viewsOf(agreed.order_id!)).toEqual(Array(2).fill([null, bargainId]))

    const purchasing = createPurchases(exchange)
    const stocked = await stockItem(exchange, seller)
    const purchaseId = await purchasing.post(buyer, 10_00n)
    const { data: supplied } = await purchasing.supply(seller, purchaseId, 10_00n, stocked)
    expect(await viewsOf(supplied.order_ids[0]!)).toEqual(Array(2).fill([purchaseId, null]))
  })
})
