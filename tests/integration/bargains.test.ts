import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargains from '#contract/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as mail from '#contract/mail.ts'
import * as orders from '#contract/orders.ts'
import { createBargaining } from '../setup/exchange-bargains.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { listItem } from '../setup/exchange-market.ts'
import type { Person } from '../setup/exchange-people.ts'
import { createTrading } from '../setup/exchange-trading.ts'

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

  async function openSale(price = 100_00n) {
    const seller = await exchange.signInTrader()
    const buyer = await exchange.signInTrader({ funds: 1_000_00n })
    return { seller, buyer, item: await listItem(exchange, seller, price) }
  }

  async function mailKindsOf(person: Person): Promise<string[]> {
    const { items } = await exchange.ask(mail.listMsg, {}, person)
    return items.map(({ kind }) => kind)
  }

  const detailOf = (person: Person, bargain_id: string) => exchange.ask(bargains.detail, { bargain_id }, person)

  test('S1.4 an accepted bargain becomes a paid order at its price, and goes to settlement as any other', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect(await trading.balancesOf(buyer)).toEqual({ available: '920.00', held: '80.00', pending: '0.00' })
    expect(await mailKindsOf(seller)).toContain('bargain_received')

    const { data } = await bargaining.accept(seller, bargainId, '80.00')
    expect(data).toMatchObject({ state: 'accepted', deadline_at: null })
    const orderId = data.order_id!
    expect(await trading.balancesOf(buyer)).toEqual({ available: '920.00', held: '0.00', pending: '0.00' })
    expect(await trading.stateOf(buyer, orderId)).toBe('awaiting_delivery')
    expect(await mailKindsOf(buyer)).toContain('bargain_accepted')
    await exchange.runJobs()
    expect(exchange.sms.listMessages(seller.phone)[0]?.text).toContain(orderId)

    const { bargain, events } = await detailOf(buyer, bargainId)
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
    await exchange.advance(120)
    await trading.runOrders()
    const { order } = await exchange.ask(orders.detail, { order_id: orderId }, seller)
    expect(order).toMatchObject({ state: 'completed', price: '80.00', fee: '2.00', seller_net: '78.00' })
    expect(await trading.balancesOf(seller)).toMatchObject({ available: '78.00' })
  })

  test('S1.4 a refused bargain gives the money back and says so to the buyer', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.refuse(seller, bargainId)).data).toMatchObject({ state: 'refused', order_id: null })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(buyer)).toContain('bargain_refused')
    expect(await bargaining.accept(seller, bargainId, '80.00')).toMatchObject({
      code: codes.stateConflict,
      extra: { state: 'refused' },
    })
    await bargaining.offer(buyer, item, '85.00')
  })

  test('S1.4 a countered bargain is bought for the difference', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.counter(seller, bargainId, '90.00')).data.state).toBe('countered')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '920.00', held: '80.00' })
    const { bargain } = await detailOf(buyer, bargainId)
    expect(bargain).toMatchObject({ awaited: 'buyer', counter_price: '90.00', amount_due: '10.00' })
    expect(await mailKindsOf(buyer)).toContain('bargain_countered')
    expect((await detailOf(seller, bargainId)).bargain.amount_due).toBeNull()

    expect(await bargaining.pay(buyer, bargainId, '9.99')).toMatchObject({
      code: codes.priceChanged,
      extra: { amount_due: '10.00' },
    })
    const { data } = await bargaining.pay(buyer, bargainId, '10.00')
    expect(data.state).toBe('accepted')
    const { order } = await exchange.ask(orders.detail, { order_id: data.order_id! }, buyer)
    expect(order).toMatchObject({ state: 'awaiting_delivery', price: '90.00' })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '910.00', held: '0.00', pending: '0.00' })
    expect(await mailKindsOf(seller)).toContain('order_sold')
  })

  test('S1.4 a counter can be refused, and lies between the offer and the price', async () => {
    const { seller, buyer, item } = await openSale()
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
    expect(await mailKindsOf(seller)).toContain('bargain_counter_refused')
  })

  test('S1.4 a buyer takes an offer back while it is not answered', async () => {
    const { seller, buyer, item } = await openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect((await bargaining.withdraw(seller, bargainId)).code).toBe(codes.stateConflict)
    expect((await bargaining.withdraw(buyer, bargainId)).data.state).toBe('withdrawn')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(seller)).toContain('bargain_withdrawn')
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.stateConflict)
  })

  test('S4.22 an offer that is not paid for, or not answered, ends by itself', async () => {
    const { seller, buyer, item } = await openSale()
    const { bargain_id: unpaid } = await exchange.ask(bargains.create, bargaining.offerOf(item, '80.00'), buyer)
    await exchange.advance(601)
    expect((await bargaining.pay(buyer, unpaid, '80.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, unpaid)).toBe('expired')
    expect(await mailKindsOf(buyer)).not.toContain('bargain_expired')

    const unanswered = await bargaining.offer(buyer, item, '80.00')
    await exchange.advance(86_390)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, unanswered)).toBe('open')
    await exchange.advance(11)
    expect((await bargaining.accept(seller, unanswered, '80.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(seller, unanswered)).toBe('expired')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await mailKindsOf(buyer)).toContain('bargain_expired')
  })

  test('S4.22 a counter that is not answered ends by itself, a day after it was made', async () => {
    const { seller, buyer, item } = await openSale()
    const countered = await bargaining.offer(buyer, item, '80.00')
    await exchange.advance(86_000)
    await bargaining.counter(seller, countered, '90.00')
    await exchange.advance(86_000)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, countered)).toBe('countered')
    await exchange.advance(401)
    expect((await bargaining.pay(buyer, countered, '10.00')).code).toBe(codes.stateConflict)
    await exchange.runDue()
    expect(await bargaining.stateOf(buyer, countered)).toBe('expired')
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
  })

  test('S1.4 what somebody else buys ends all bargains on it and gives their money back', async () => {
    const { buyer, item } = await openSale()
    const [second, fast] = [
      await exchange.signInTrader({ funds: 100_00n }),
      await exchange.signInTrader({ funds: 100_00n }),
    ]
    const first = await bargaining.offer(buyer, item, '80.00')
    const other = await bargaining.offer(second, item, '85.00')
    const { bargain_id: unpaid } = await exchange.ask(bargains.create, bargaining.offerOf(item, '90.00'), fast)
    await trading.buy(fast, item)
    for (const [person, id] of [
      [buyer, first],
      [second, other],
      [fast, unpaid],
    ] as const) {
      expect((await detailOf(person, id)).bargain).toMatchObject({ state: 'void', void_reason: 'sold' })
    }
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await trading.balancesOf(second)).toMatchObject({ available: '100.00', held: '0.00' })
    expect(await mailKindsOf(buyer)).toContain('bargain_void_sold')
  })

  test('S1.4 an accepted bargain ends the others on the same item', async () => {
    const { seller, buyer, item } = await openSale()
    const second = await exchange.signInTrader({ funds: 100_00n })
    const loser = await bargaining.offer(second, item, '85.00')
    const winner = await bargaining.offer(buyer, item, '86.00')
    expect((await bargaining.accept(seller, winner, '86.00')).code).toBe(0)
    expect((await detailOf(second, loser)).bargain).toMatchObject({ state: 'void', void_reason: 'sold' })
    expect(await trading.balancesOf(second)).toMatchObject({ available: '100.00', held: '0.00' })
  })

  test('S1.4 while an unpaid order keeps the item a bargain stays open and nobody can accept it', async () => {
    const { seller, buyer, item } = await openSale()
    const other = await exchange.signInTrader({ funds: 100_00n })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const { order_ids } = await exchange.ask(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      other,
    )
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.listingReserved)
    expect((await detailOf(seller, bargainId)).bargain).toMatchObject({ state: 'open', is_acceptable: false })
    const third = await exchange.signInTrader()
    expect((await exchange.call(bargains.create, bargaining.offerOf(item, '80.00'), third)).code).toBe(
      codes.listingReserved,
    )
    await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, other)
    expect((await bargaining.accept(seller, bargainId, '80.00')).data.state).toBe('accepted')
  })

  test('S1.4 money set aside for an item pays for that item', async () => {
    const { item } = await openSale()
    const buyer = await exchange.signInTrader({ funds: 120_00n })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    await trading.buy(buyer, item)
    expect(await trading.balancesOf(buyer)).toEqual({ available: '20.00', held: '0.00', pending: '0.00' })
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('void')

    const poor = await exchange.signInTrader({ funds: 90_00n })
    const again = await openSale()
    await bargaining.offer(poor, again.item, '80.00')
    const { order_ids, total } = await exchange.ask(
      orders.create,
      { items: [{ listing_id: again.item.listingId, price: again.item.price }] },
      poor,
    )
    expect(await exchange.call(orders.pay, { order_ids, total }, poor)).toMatchObject({
      code: codes.balanceTooLow,
      extra: { missing: '10.00' },
    })
    expect(await trading.balancesOf(poor)).toMatchObject({ available: '10.00', held: '80.00' })
  })

  test('S1.4 an offer that was never paid for gives way to a new one; a paid one stands in its way', async () => {
    const { buyer, item } = await openSale()
    const { bargain_id: first } = await exchange.ask(bargains.create, bargaining.offerOf(item, '70.00'), buyer)
    const second = await bargaining.offer(buyer, item, '75.00')
    expect(await bargaining.stateOf(buyer, first)).toBe('withdrawn')
    expect(await exchange.call(bargains.create, bargaining.offerOf(item, '80.00'), buyer)).toMatchObject({
      code: codes.bargainUnderWay,
      extra: { bargain_id: second, state: 'open' },
    })
    expect((await exchange.call(bargains.check, bargaining.offerOf(item, '80.00'), buyer)).code).toBe(
      codes.bargainUnderWay,
    )
  })

  test('S1.8 a balance that is too low sets nothing aside and says what is missing', async () => {
    const { item } = await openSale()
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
    const { buyer, item } = await openSale()
    const { bargain_id } = await exchange.ask(bargains.create, bargaining.offerOf(item, '80.00'), buyer)
    const how = { token: buyer.token, key: `bargain-${engine}-1` }
    const first = await exchange.ask(bargains.pay, { bargain_id, amount: '80.00' }, how)
    expect(await exchange.ask(bargains.pay, { bargain_id, amount: '80.00' }, how)).toEqual(first)
    expect(await trading.balancesOf(buyer)).toMatchObject({ held: '80.00' })
    expect((await bargaining.pay(buyer, bargain_id, '80.00')).code).toBe(codes.stateConflict)
  })
})
