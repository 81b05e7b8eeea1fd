import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('how orders end on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  const openSale = (price = 128_50n) => trading.openSale(price)

  test('S4.22 an unpaid order ends at its deadline and its item is on sale again', async () => {
    const { buyer, item } = await openSale()
    const again = await exchange.signInTrader({ funds: 1_000_00n })
    const items = [{ listing_id: item.listingId, price: item.price }]
    const { order_ids, total } = await exchange.ask(orders.create, { items }, buyer)
    await exchange.advance(601)
    expect((await exchange.call(orders.pay, { order_ids, total }, buyer)).code).toBe(codes.stateConflict)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, order_ids[0]!)).toBe('cancelled')
    await trading.buy(again, item)
  })

  test('S4.22 a seller who sends nothing in time loses the sale and the buyer gets the money back', async () => {
    const { buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    const asked = vi.spyOn(exchange.services.platform, 'listOffers')
    const early = await exchange.call(orders.cancel, { order_id: orderId }, buyer)
    expect(early).toMatchObject({ code: codes.stateConflict })
    // An early attempt never reaches the platform, since each key has a daily quota.
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    await exchange.advance(43_260)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
  })

  test('S4.22 the buyer may cancel a paid order once the grace is over without an offer', async () => {
    const { buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    await exchange.advance(1_801)
    expect(await exchange.ask(orders.cancel, { order_id: orderId }, buyer)).toEqual({ state: 'refunded' })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
  })

  test('S4.22 an offer that was sent meanwhile wins over cancelling', async () => {
    const { seller, buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    await trading.sendOffer(seller, buyer, item)
    await exchange.advance(1_801)
    expect((await exchange.call(orders.cancel, { order_id: orderId }, buyer)).code).toBe(codes.stateConflict)
  })

  test('S4.22 an offer nobody accepts in time is withdrawn before the money goes back', async () => {
    const { seller, buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    await exchange.advance(43_260)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
    await expect(trading.accept(buyer, offerId)).rejects.toThrow()
  })

  test('S4.22 of an item that was sent more than once, no offer outlives the time to accept', async () => {
    const { seller, buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    const offerIds = [await trading.sendOffer(seller, buyer, item)]
    for (let more = 0; more < 3; more++) offerIds.push(await trading.sendOffer(seller, buyer, item))
    await trading.runOrders()
    await exchange.advance(43_260)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('refunded')
    for (const offerId of offerIds) await expect(trading.accept(buyer, offerId)).rejects.toThrow()
  })

  test('S4.22 an offer for another item is not this order’s delivery', async () => {
    const { seller, buyer, item } = await openSale()
    const other = await listItem(exchange, seller, 5_00n)
    const orderId = await trading.buy(buyer, item)
    await trading.sendOffer(seller, buyer, other)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
  })

  test('S4.22 a trade that the platform reverses in protection refunds the buyer once', async () => {
    const { seller, buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    const tradeId = await trading.accept(buyer, offerId)
    await trading.runOrders()
    exchange.steam.reverseTrade(tradeId)
    await exchange.advance(61)
    await trading.runOrders()
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
    expect(await trading.balancesOf(seller)).toEqual({ available: '0.00', held: '0.00', pending: '0.00' })
  })
})
