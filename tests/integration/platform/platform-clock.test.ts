import { afterEach, expect, test } from 'vitest'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
afterEach(() => exchange.close())

test.each([-90, -1_000, 90])(
  'S4.22 a delivery counts however far the platform’s clock is off ours: %d seconds',
  async (platformAhead) => {
    exchange = await openTestExchange({ platformAhead })
    const trading = createTrading(exchange)
    const { seller, buyer, item, orderId } = await trading.openOrder()
    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
    expect(await trading.violations()).toEqual([])
  },
)

test('S4.22 an offer from before the payment delivers nothing, on a platform whose clock is ahead as well', async () => {
  exchange = await openTestExchange({ platformAhead: 600 })
  const trading = createTrading(exchange)
  const { seller, buyer, item } = await trading.openSale()
  await trading.sendOffer(seller, buyer, item)
  await exchange.advance(300)
  const orderId = await trading.buy(buyer, item)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
})
