import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as shop from '#contract/shop.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  const openSale = (price = 128_50n) => trading.openSale(price)

  test('S1.2 S1.11 S4.22 a purchase goes from payment to settlement, and the money with it', async () => {
    const { seller, buyer, item } = await openSale()
    const orderId = await trading.buy(buyer, item)
    expect(await trading.balancesOf(buyer)).toEqual({ available: '871.50', held: '0.00', pending: '0.00' })
    expect(await trading.toldSold(seller)).toEqual([orderId])
    const [bought, sold] = [await trading.detailOf(buyer, orderId), await trading.detailOf(seller, orderId)]
    expect(bought.order.cancellable_at).toEqual(expect.any(Number))
    expect(sold.order.cancellable_at).toBe(bought.order.cancellable_at)

    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    const { order } = await exchange.ask(orders.detail, { order_id: orderId }, { token: buyer.token })
    expect(order).toMatchObject({ state: 'awaiting_acceptance', awaited: 'buyer', offer: { offer_id: offerId } })

    await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
    expect(await trading.balancesOf(seller)).toEqual({ available: '0.00', held: '0.00', pending: '125.28' })

    await exchange.advance(120)
    await trading.runOrders()
    const settled = await exchange.ask(orders.detail, { order_id: orderId }, { token: seller.token })
    expect(settled.order).toMatchObject({ state: 'completed', price: '128.50', fee: '3.22', seller_net: '125.28' })
    expect(settled.events.map(({ event }) => event)).toEqual([
      'create',
      'pay',
      'offer_sent',
      'offer_accepted',
      'settle',
    ])
    expect(await trading.balancesOf(seller)).toEqual({ available: '125.28', held: '0.00', pending: '0.00' })
    const mailsOf = async (person: { token: string }) =>
      (await exchange.ask(listMsg, {}, person)).items.map(({ kind, about }) => [kind, about?.id])
    expect(await mailsOf(buyer)).toEqual([
      ['order_received', orderId],
      ['order_offer_sent', orderId],
    ])
    expect(await mailsOf(seller)).toEqual([
      ['order_completed', orderId],
      ['order_delivered', orderId],
      ['order_sold', orderId],
    ])
  })

  test('S1.2 the price charged is the price shown, or nothing is ordered', async () => {
    const { buyer, item } = await openSale()
    const answer = await exchange.call(
      orders.create,
      { items: [{ listing_id: item.listingId, price: '128.49' }] },
      buyer,
    )
    expect(answer).toMatchObject({ code: codes.priceChanged, extra: { price: '128.50' } })
  })

  test('S1.2 a quote tells what its reader has bought from what somebody else was faster with', async () => {
    const { buyer, item } = await openSale()
    const mine = async (person: { token: string }) =>
      (await exchange.ask(orders.quote, { listing_ids: [item.listingId] }, { token: person.token })).items[0]
    expect(await mine(buyer)).toMatchObject({ is_available: true, my_order: null })
    const items = [{ listing_id: item.listingId, price: item.price }]
    const { order_ids, total } = await exchange.ask(orders.create, { items }, buyer)
    const [orderId] = order_ids
    expect(await mine(buyer)).toMatchObject({
      is_available: false,
      my_order: { order_id: orderId, state: 'awaiting_payment' },
    })
    await exchange.ask(orders.pay, { order_ids, total }, buyer)
    expect(await mine(buyer)).toMatchObject({ my_order: { order_id: orderId, state: 'awaiting_delivery' } })
    const other = await exchange.signInTrader()
    expect(await mine(other)).toMatchObject({ is_available: false, my_order: null })
  })

  test('S1.2 S1.6 what a closed shop has listed is quoted as gone, and is none of the total', async () => {
    const { seller, buyer, item } = await openSale()
    const quote = () => exchange.ask(orders.quote, { listing_ids: [item.listingId] }, { token: buyer.token })
    expect(await quote()).toMatchObject({ items: [{ is_available: true }], total: item.price })
    await exchange.ask(shop.setState, { is_online: false }, seller)
    expect(await quote()).toMatchObject({ items: [{ is_available: false }], total: '0.00' })
  })

  test('S1.2 an order that came to nothing is nobody’s purchase', async () => {
    const { buyer, item } = await openSale()
    const items = [{ listing_id: item.listingId, price: item.price }]
    const { order_ids } = await exchange.ask(orders.create, { items }, buyer)
    await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, buyer)
    const quote = await exchange.ask(orders.quote, { listing_ids: [item.listingId] }, { token: buyer.token })
    expect(quote.items[0]).toMatchObject({ is_available: true, my_order: null })
  })

  test('S1.2 nobody buys what is their own', async () => {
    const { seller, item } = await openSale()
    const answer = await exchange.call(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      seller,
    )
    expect(answer.code).toBe(codes.ownListing)
  })

  test('S1.14 a person who is not prepared for trading can not order', async () => {
    const { item } = await openSale()
    const newcomer = await exchange.signIn({ funds: 1_000_00n })
    const answer = await exchange.call(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      newcomer,
    )
    expect(answer.code).toBe(codes.platformNotBound)
  })

  test('S1.8 a balance that is too low pays nothing and says what is missing', async () => {
    const { buyer, item } = await openSale(1_500_00n)
    const { order_ids, total } = await exchange.ask(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      buyer,
    )
    const answer = await exchange.call(orders.pay, { order_ids, total }, buyer)
    expect(answer).toMatchObject({ code: codes.balanceTooLow, extra: { missing: '500.00' } })
    expect(await trading.stateOf(buyer, order_ids[0]!)).toBe('awaiting_payment')
  })

  test('S6.4 a stranger neither sees, pays nor cancels an order', async () => {
    const { buyer, item } = await openSale()
    const stranger = await exchange.signInTrader({ funds: 1_000_00n })
    const { order_ids, total } = await exchange.ask(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      buyer,
    )
    const [order_id] = order_ids as [string]
    expect((await exchange.call(orders.detail, { order_id }, stranger)).code).toBe(codes.notFound)
    expect((await exchange.call(orders.pay, { order_ids, total }, stranger)).code).toBe(codes.notFound)
    expect((await exchange.call(orders.cancel, { order_id }, stranger)).code).toBe(codes.notFound)
    await exchange.ask(orders.pay, { order_ids, total }, buyer)
    const asked = vi.spyOn(exchange.services.platform, 'listOffers')
    expect((await exchange.call(orders.cancel, { order_id }, stranger)).code).toBe(codes.notFound)
    // Nor can they trigger requests to the platform with others' keys.
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
    expect((await exchange.call(orders.list, { role: 'buyer' }, { token: 'x'.repeat(43) })).code).toBe(
      codes.sessionInvalid,
    )
  })

  test('S7.3 the same key replays the answer, and refuses another body', async () => {
    const { seller, buyer, item } = await openSale()
    const other = await listItem(exchange, seller, 5_00n)
    const items = [{ listing_id: item.listingId, price: item.price }]
    const how = { token: buyer.token, key: 'key-of-this-test' }
    const first = await exchange.ask(orders.create, { items }, how)
    expect(await exchange.ask(orders.create, { items }, how)).toEqual(first)
    const another = await exchange.call(orders.create, { items: [{ listing_id: other.listingId, price: '5.00' }] }, how)
    expect(another.code).toBe(codes.keyReused)
    expect((await exchange.call(orders.create, { items }, { ...how, key: null })).code).toBe(codes.keyMissing)
  })

  test('S5.7 amounts that are none are refused before anything happens', async () => {
    const { buyer, item } = await openSale()
    for (const price of [
      '0.00',
      '-1.00',
      '0.001',
      '1e21',
      'NaN',
      '１２８.50',
      '9007199254740993',
      ' 128.50',
      '128.5',
    ]) {
      const answer = await exchange.call(orders.create, { items: [{ listing_id: item.listingId, price }] }, buyer)
      expect(answer, price).toMatchObject({ code: codes.requestInvalid })
    }
  })
})
