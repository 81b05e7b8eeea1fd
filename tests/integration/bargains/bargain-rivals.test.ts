import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as bargains from '#contract/bargains/bargains.ts'
import { codes } from '#contract/codes.ts'
import * as orders from '#contract/orders/orders.ts'
import * as shop from '#contract/shop.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import type { Person } from '../../setup/exchange/people.ts'

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

  test('S1.4 what somebody else buys ends all bargains on it and gives their money back', async () => {
    const { buyer, item } = await trading.openSale()
    const [second, fast] = [
      await exchange.signInTrader({ funds: 100_00n }),
      await exchange.signInTrader({ funds: 100_00n }),
    ]
    const first = await bargaining.offer(buyer, item, '80.00')
    const other = await bargaining.offer(second, item, '85.00')
    const { bargain_id: unpaid } = await exchange.ask(bargains.create, bargaining.offerOf(item, '90.00'), fast)
    await trading.buy(fast, item)
    for (const [person, id, reason] of [
      [buyer, first, 'sold'],
      [second, other, 'sold'],
      [fast, unpaid, 'bought'],
    ] as const) {
      expect((await bargaining.detailOf(person, id)).bargain).toMatchObject({ state: 'void', void_reason: reason })
    }
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    expect(await trading.balancesOf(second)).toMatchObject({ available: '100.00', held: '0.00' })
    expect(await mailKindsOf(exchange, buyer)).toContain('bargain_void_sold')
  })

  test('S1.4 an accepted bargain ends the others on the same item', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const second = await exchange.signInTrader({ funds: 100_00n })
    const loser = await bargaining.offer(second, item, '85.00')
    const winner = await bargaining.offer(buyer, item, '86.00')
    expect((await bargaining.accept(seller, winner, '86.00')).code).toBe(0)
    expect((await bargaining.detailOf(second, loser)).bargain).toMatchObject({ state: 'void', void_reason: 'sold' })
    expect(await trading.balancesOf(second)).toMatchObject({ available: '100.00', held: '0.00' })
  })

  test('S1.4 while an unpaid order keeps the item a bargain stays open and nobody can accept it', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const other = await exchange.signInTrader({ funds: 100_00n })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const { order_ids } = await exchange.ask(
      orders.create,
      { items: [{ listing_id: item.listingId, price: item.price }] },
      other,
    )
    expect((await bargaining.accept(seller, bargainId, '80.00')).code).toBe(codes.listingReserved)
    expect((await bargaining.detailOf(seller, bargainId)).bargain).toMatchObject({
      state: 'open',
      obstacle: 'reserved',
    })
    const third = await exchange.signInTrader()
    expect((await exchange.call(bargains.create, bargaining.offerOf(item, '80.00'), third)).code).toBe(
      codes.listingReserved,
    )
    await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, other)
    expect((await bargaining.accept(seller, bargainId, '80.00')).data.state).toBe('accepted')
  })

  test('S1.4 S1.6 while a shop is paused its bargains stay, and both sides are told why nobody can buy', async () => {
    const { seller, buyer, item } = await trading.openSale()
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    const obstacleTo = async (side: Person) => (await bargaining.detailOf(side, bargainId)).bargain.obstacle
    await exchange.ask(shop.setState, { is_online: false }, seller)
    expect([await obstacleTo(seller), await obstacleTo(buyer)]).toEqual(['shop_paused', 'shop_paused'])
    expect(await bargaining.accept(seller, bargainId, '80.00')).toMatchObject({
      code: codes.listingGone,
      message: 'Your sales are paused. Resume them before you accept an offer.',
    })
    const paused = {
      code: codes.listingGone,
      message: 'The seller has paused their sales. Try again once they resume.',
    }
    const other = await exchange.signInTrader()
    expect(await bargaining.create(other, item, '80.00')).toMatchObject(paused)
    expect((await bargaining.counter(seller, bargainId, '90.00')).code).toBe(0)
    expect(await bargaining.payCounter(buyer, bargainId, '90.00', '10.00')).toMatchObject(paused)
    await exchange.ask(shop.setState, { is_online: true }, seller)
    expect(await obstacleTo(buyer)).toBeNull()
    expect((await bargaining.payCounter(buyer, bargainId, '90.00', '10.00')).data.state).toBe('accepted')
  })

  test('S1.4 money set aside for an item pays for that item', async () => {
    const { item } = await trading.openSale()
    const buyer = await exchange.signInTrader({ funds: 120_00n })
    const bargainId = await bargaining.offer(buyer, item, '80.00')
    await trading.buy(buyer, item)
    expect(await trading.balancesOf(buyer)).toEqual({ available: '20.00', held: '0.00', pending: '0.00' })
    expect(await bargaining.stateOf(buyer, bargainId)).toBe('void')

    const poor = await exchange.signInTrader({ funds: 90_00n })
    const again = await trading.openSale()
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
    const { buyer, item } = await trading.openSale()
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
})
