import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import * as orders from '#contract/orders/orders.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { mailKindsOf, unreadMailOf } from '../../setup/exchange/mail.ts'
import { openOffer } from '../../setup/exchange/offers.ts'
import { noteDead, replaceLink } from '../../setup/exchange/platform.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => {
  vi.restoreAllMocks()
  expect(await trading.violations()).toEqual([])
})

/** An order whose seller leaves it to the buyer to open the offer. */
const openOrder = () => trading.openOrder(2)

const outage = () => Promise.reject(new ServiceUnavailable('steam', 'test', 'timeout', 1))

test.each(['before', 'after'])(
  'S4.22 S8.13 an offer that the buyer opened %s the order passed is its delivery',
  async (when) => {
    const { seller, buyer, item, orderId } = await openOrder()
    await noteDead(exchange, seller)
    if (when === 'after') await trading.runOrders()
    const offerId = await openOffer(exchange, buyer, seller, { takes: [item.platformAssetId] })
    await trading.runOrders()
    expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'awaiting_acceptance', awaited: 'seller' })
    expect((await mailKindsOf(exchange, seller)).includes('order_offer_to_send')).toBe(when === 'after')
    expect(await unreadMailOf(exchange, seller)).not.toContain('order_offer_to_send')
    await trading.accept(seller, offerId)
    await trading.runOrders()
    const { order, warnings } = await trading.detailOf(buyer, orderId)
    expect([order.state, warnings]).toEqual(['in_protection', []])
  },
)

test('S4.22 S8.13 the seller’s own offer counts as soon as the link is dead', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  await noteDead(exchange, seller)
  await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  const { order, warnings } = await trading.detailOf(buyer, orderId)
  expect([order.state, order.awaited, warnings]).toEqual(['awaiting_acceptance', 'buyer', []])
})

test.each(['passes', 'is cancelled'])(
  'S4.22 S8.13 an offer that the buyer declined while it was not the seller’s to send does not end an order that %s',
  async (then) => {
    const { seller, buyer, item, orderId } = await openOrder()
    const early = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders(1_860)
    await trading.decline(buyer, early)
    await replaceLink(exchange, seller)
    if (then === 'is cancelled') {
      await exchange.ask(orders.cancel, { order_id: orderId }, buyer)
      expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'seller' })
      return
    }
    await trading.runOrders(60)
    await trading.runOrders(120)
    expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'awaiting_delivery', awaited: 'seller' })
    await trading.decline(buyer, await trading.sendOffer(seller, buyer, item))
    await trading.runOrders(120)
    expect(await trading.orderOf(buyer, orderId)).toMatchObject({ state: 'refunded', fault: 'buyer' })
  },
)

test('S4.22 an offer that was not the seller’s to send is the delivery of an order that passes, once accepted', async () => {
  const { seller, buyer, item, orderId } = await openOrder()
  await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
  await replaceLink(exchange, seller)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
})

test('S1.11 S4.22 S8.13 an order passes, and both are told, although a side’s offers can’t be listed', async () => {
  const { seller, buyer, orderId } = await openOrder()
  await noteDead(exchange, seller)
  const { platform } = exchange.services
  const { listOffers } = platform
  vi.spyOn(platform, 'listOffers').mockImplementation((key, filter) =>
    key === buyer.apiKey ? outage() : listOffers(key, filter),
  )
  await trading.runOrders()
  await trading.runOrders(60)
  const { events } = await trading.detailOf(seller, orderId)
  expect(events.map(({ event }) => event)).toEqual(['create', 'pay', 'pass_to_seller'])
  expect(await unreadMailOf(exchange, seller)).toContain('order_offer_to_send')
  expect(await trading.toldSold(seller)).toEqual([orderId])
})
