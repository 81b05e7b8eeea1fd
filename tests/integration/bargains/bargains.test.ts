import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargainTerms from '#contract/bargains/terms.ts'
import * as bargains from '#contract/bargains/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { dueOfMail, mailKindsOf } from '../../setup/exchange/mail.ts'

describe.each(['pglite', 'postgres'] as const)('bargains on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let bargaining: ReturnType<typeof createBargaining>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    bargaining = createBargaining(exchange)
  })
  afterAll(() => exchange.close())
  afterEach(async () => expect(await trading.violations()).toEqual([]))

  test('S1.4 S4.22 an accepted bargain becomes a paid order at its price, which is delivered and settled', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect(await trading.balancesOf(buyer)).toEqual({ available: '920.00', held: '80.00', pending: '0.00' })
    const { deadline_at } = (await bargaining.detailOf(seller, bargainId)).bargain
    expect(await dueOfMail(exchange, seller, 'bargain_received')).toEqual({ deadline_at, otherwise: 'bargain_over' })

    const { data } = await bargaining.accept(seller, bargainId, '80.00')
    expect(data).toMatchObject({ state: 'accepted', deadline_at: null })
    const orderId = data.order_id!
    expect(await trading.balancesOf(buyer)).toEqual({ available: '920.00', held: '0.00', pending: '0.00' })
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
    expect(await mailKindsOf(exchange, buyer)).toContain('bargain_accepted')
    expect(await trading.toldSold(seller)).toEqual([orderId])

    const { bargain, events } = await bargaining.detailOf(buyer, bargainId)
    expect(bargain).toMatchObject({ state: 'accepted', order_id: orderId, awaited: null, deadline_at: null })
    expect(events.map(({ event, actor, price }) => [event, actor, price])).toEqual([
      ['create', 'buyer', '80.00'],
      ['pay', 'buyer', '80.00'],
      ['accept', 'seller', '80.00'],
    ])

    const offerId = await trading.sendOffer(seller, buyer, item)
    await trading.runOrders()
    await trading.accept(buyer, offerId)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, orderId)).toBe('in_protection')
    expect(await trading.balancesOf(seller)).toEqual({ available: '0.00', held: '0.00', pending: '78.00' })
    await exchange.advance(120)
    await trading.runOrders()
    const { order } = await exchange.ask(orders.detail, { order_id: orderId }, seller)
    expect(order).toMatchObject({ state: 'completed', price: '80.00', fee: '2.00', seller_net: '78.00' })
    expect(await trading.balancesOf(seller)).toEqual({ available: '78.00', held: '0.00', pending: '0.00' })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '920.00', held: '0.00', pending: '0.00' })
  })

  test('S1.4 a refused bargain gives the money back and says so to the buyer', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.refuse(seller, bargainId)).data).toMatchObject({ state: 'refused', order_id: null })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(exchange, buyer)).toContain('bargain_refused')
    expect(await bargaining.accept(seller, bargainId, '80.00')).toMatchObject({
      code: codes.stateConflict,
      extra: { state: 'refused' },
    })
    await bargaining.offer(buyer, item, '85.00')
  })

  test('S1.4 S4.22 a countered bargain is bought for the difference', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.counter(seller, bargainId, '90.00')).data.state).toBe('countered')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '920.00', held: '80.00' })
    const { bargain } = await bargaining.detailOf(buyer, bargainId)
    expect(bargain).toMatchObject({ awaited: 'buyer', counter_price: '90.00', amount_due: '10.00' })
    expect(await dueOfMail(exchange, buyer, 'bargain_countered')).toEqual({
      deadline_at: bargain.deadline_at,
      otherwise: 'bargain_money_back',
    })
    expect((await bargaining.detailOf(seller, bargainId)).bargain.amount_due).toBeNull()

    expect(await bargaining.payCounter(buyer, bargainId, '90.00', '9.99')).toMatchObject({
      code: codes.priceChanged,
      extra: { amount_due: '10.00' },
    })
    const { data } = await bargaining.payCounter(buyer, bargainId, '90.00', '10.00')
    expect(data.state).toBe('accepted')
    const { order } = await exchange.ask(orders.detail, { order_id: data.order_id! }, buyer)
    expect(order).toMatchObject({ state: 'awaiting_delivery', price: '90.00' })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '910.00', held: '0.00', pending: '0.00' })
    expect(await mailKindsOf(exchange, seller)).toContain('order_sold')
  })

  test('S1.4 what was shown as the payment for an offer does not buy at a counter with the same amount due', async () => {
    const { seller, buyer, item } = await trading.openSale()
    await exchange.ask(bargainTerms.set, { lowest_percent: 40 }, seller)
    const bargainId = await bargaining.offer(buyer, item, '40.00')
    await bargaining.counter(seller, bargainId, '80.00')
    expect(await bargaining.pay(buyer, bargainId, '40.00')).toMatchObject({
      code: codes.priceChanged,
      extra: { price: '80.00', amount_due: '40.00' },
    })
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('countered')
    expect((await bargaining.payCounter(buyer, bargainId, '80.00', '40.00')).data.state).toBe('accepted')
  })

  test('S1.4 a counter can be refused, and lies between the offer and the price', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    for (const price of ['80.00', '79.99', '100.00', '100.01']) {
      expect(await bargaining.counter(seller, bargainId, price), price).toMatchObject({
        code: codes.counterOutOfRange,
        extra: { above: '80.00', below: '100.00' },
      })
    }
    expect((await bargaining.counter(seller, bargainId, '80.01')).code).toBe(0)
    expect((await bargaining.refuse(seller, bargainId)).code).toBe(codes.stateConflict)
    expect((await bargaining.refuse(buyer, bargainId)).data.state).toBe('refused')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(exchange, seller)).toContain('bargain_counter_refused')
  })

  test('S1.4 a buyer takes an offer back while it is not answered', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.withdraw(seller, bargainId)).code).toBe(codes.stateConflict)
    expect((await bargaining.withdraw(buyer, bargainId)).data.state).toBe('withdrawn')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(exchange, seller)).toContain('bargain_withdrawn')
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.stateConflict)
  })

  test('S4.22 an offer that is not paid for, or not answered, ends by itself', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const { bargain_id: unpaid } = await exchange.ask(bargains.create, bargaining.offerOf(item, '80.00'), buyer)
    await exchange.advance(601)
    expect((await bargaining.pay(buyer, unpaid, '80.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, unpaid)).toBe('expired')
    expect(await mailKindsOf(exchange, buyer)).not.toContain('bargain_expired')

    const unanswered = await bargaining.offer(buyer, item, '80.00')
    await exchange.advance(86_390)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, unanswered)).toBe('open')
    await exchange.advance(11)
    expect((await bargaining.accept(seller, unanswered, '80.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(seller, unanswered)).toBe('expired')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(exchange, buyer)).toContain('bargain_expired')
  })

  test('S4.22 a counter that is not answered ends by itself, a day after it was made', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const countered = await bargaining.offer(buyer, item, '80.00')
    await exchange.advance(86_000)
    await bargaining.counter(seller, countered, '90.00')
    await exchange.advance(86_000)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, countered)).toBe('countered')
    await exchange.advance(401)
    expect((await bargaining.payCounter(buyer, countered, '90.00', '10.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, countered)).toBe('expired')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  })

  test('S1.8 a balance that is too low sets nothing aside and says what is missing', async () => {
    const { item } = await trading.openSale()
    const poor = await exchange.signInTrader({ funds: 50_00n })
    expect(await exchange.ask(bargains.check, bargaining.offerOf(item, '80.00'), poor)).toEqual({
      amount_due: '80.00',
      available: '50.00',
      missing: '30.00',
    })
    const { bargain_id } = await exchange.ask(bargains.create, bargaining.offerOf(item, '80.00'), poor)
    expect(await bargaining.pay(poor, bargain_id, '80.00')).toMatchObject({
      code: codes.balanceTooLow,
      extra: { available: '50.00', missing: '30.00' },
    })
    expect(await bargaining.stateOf(poor, bargain_id)).toBe('awaiting_payment')
  })

  test('S7.3 the same key pays a bargain once and replays the answer', async () => {
    const { buyer, item } = await trading.openSale()
    const { bargain_id } = await exchange.ask(bargains.create, bargaining.offerOf(item, '80.00'), buyer)
    const how = { token: buyer.token, key: `bargain-${engine}-1` }
    const request = { bargain_id, price: '80.00', amount: '80.00' }
    const first = await exchange.ask(bargains.pay, request, how)
    expect(await exchange.ask(bargains.pay, request, how)).toEqual(first)
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '80.00' })
    expect((await bargaining.pay(buyer, bargain_id, '80.00')).code).toBe(codes.stateConflict)
  })
})
