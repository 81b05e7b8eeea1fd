import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargains from '#contract/bargains/bargains.ts'
import { checkCreate } from '#contract/check-create.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as sweeps from '#contract/sweeps.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, redline } from '../../setup/exchange/market.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

describe.each(['pglite', 'postgres'] as const)('money held for what is bought, on %s', (engine) => {
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

  const quote = (person: Person, ...items: ListedItem[]) =>
    exchange.ask(orders.quote, { listing_ids: items.map(({ listingId }) => listingId) }, person)
  const order = async (person: Person, ...items: ListedItem[]) =>
    exchange.ask(
      orders.create,
      { items: items.map(({ listingId, price }) => ({ listing_id: listingId, price })) },
      person,
    )

  test('S1.2 S1.4 a quote tells what the own bargain holds, and that much less has to be available', async () => {
    const { item } = await trading.openSale()
    const buyer = await exchange.signInTrader({ funds: 120_00n })
    expect(await quote(buyer, item)).toMatchObject({ available: '120.00', held_by_my_bargains: '0.00' })
    await exchange.ask(bargains.create, bargaining.offerOf(item, '70.00'), buyer)
    expect(await quote(buyer, item), 'an unpaid offer holds nothing').toMatchObject({ held_by_my_bargains: '0.00' })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    expect(await quote(buyer, item)).toMatchObject({
      total: '100.00',
      available: '40.00',
      held_by_my_bargains: '80.00',
    })
    await trading.buy(buyer, item)
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '20.00', held: '0.00' })
    const { bargain } = await bargaining.detailOf(buyer, bargainId)
    expect(bargain, 'not as sold to somebody else').toMatchObject({ state: 'void', void_reason: 'bought' })
    expect(await mailKindsOf(exchange, buyer)).not.toContain('bargain_void_sold')
  })

  test('S1.2 S1.4 a countered bargain still holds its money; one that has ended holds none', async () => {
    const { seller, item } = await trading.openSale()
    const buyer = await exchange.signInTrader({ funds: 120_00n })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    await bargaining.counter(seller, bargainId, '90.00')
    expect(await quote(buyer, item)).toMatchObject({ available: '40.00', held_by_my_bargains: '80.00' })
    await bargaining.refuse(buyer, bargainId)
    expect(await quote(buyer, item)).toMatchObject({ available: '120.00', held_by_my_bargains: '0.00' })
  })

  test("S1.2 S1.4 neither other people's bargains count, nor those on other items or on what cannot be had", async () => {
    const [{ buyer: rival, item }, other] = [await trading.openSale(), await trading.openSale(50_00n)]
    const buyer = await exchange.signInTrader({ funds: 200_00n })
    await bargaining.offer(rival, item, '85.00')
    await bargaining.offer(buyer, other.item, '40.00')
    expect(await quote(buyer, item)).toMatchObject({ held_by_my_bargains: '0.00' })
    await bargaining.offer(buyer, item, '80.00')
    expect(await quote(buyer, item, other.item)).toMatchObject({ total: '150.00', held_by_my_bargains: '120.00' })
    await order(rival, item)
    expect(await quote(buyer, item, other.item)).toMatchObject({ total: '50.00', held_by_my_bargains: '40.00' })
  })

  test('S1.2 S1.4 an unpaid order tells its buyer what their bargain holds for it', async () => {
    const { seller, buyer: rival, item } = await trading.openSale()
    const buyer = await exchange.signInTrader({ funds: 90_00n })
    await bargaining.offer(rival, item, '85.00')
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const { order_ids, total } = await order(buyer, item)
    const seenBy = async (person: Person) => (await trading.detailOf(person, order_ids[0]!)).order.held_by_my_bargains
    expect(await seenBy(buyer)).toBe('80.00')
    expect(await seenBy(seller)).toBeNull()
    const { items } = await exchange.ask(orders.list, { role: 'buyer', states: ['awaiting_payment'] }, buyer)
    expect(items.map(({ held_by_my_bargains }) => held_by_my_bargains)).toEqual(['80.00'])
    expect(await exchange.call(orders.pay, { order_ids, total }, buyer)).toMatchObject({
      code: codes.balanceTooLow,
      extra: { available: '10.00', missing: '10.00' },
    })
    await bargaining.withdraw(buyer, bargainId)
    expect(await seenBy(buyer)).toBe('0.00')
  })

  test('S1.2 a paid order has nothing held for it', async () => {
    const { buyer, orderId } = await trading.openOrder()
    expect((await trading.detailOf(buyer, orderId)).order.held_by_my_bargains).toBeNull()
  })

  test('S1.2 S1.4 S2.42 a sweep and the check of an order count it too', async () => {
    const { item } = await trading.openSale(10_00n)
    const buyer = await exchange.signInTrader({ funds: 12_00n })
    await bargaining.offer(buyer, item, '8.00')
    const swept = { goods_id: redline, count: 1, max_each: '10.00', max_total: '10.00' }
    expect(await exchange.ask(sweeps.quote, swept, buyer)).toMatchObject({
      total: '10.00',
      available: '4.00',
      held_by_my_bargains: '8.00',
    })
    const plan = { kind: 'order' as const, items: [{ listing_id: item.listingId, price: item.price }] }
    expect(await exchange.ask(checkCreate, { plan }, buyer)).toMatchObject({
      is_allowed: true,
      available: '4.00',
      held_by_my_bargains: '8.00',
      missing: '0.00',
    })
  })
})
