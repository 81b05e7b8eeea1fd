import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as purchases from '#contract/purchase-orders/purchase-orders.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { openOffer } from '../../setup/exchange/offers.ts'
import { createPurchases, stockItem } from '../../setup/exchange/purchases.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'

describe.each(['pglite', 'postgres'] as const)('purchase orders on %s', (engine) => {
  let exchange: TestExchange
  let trading: ReturnType<typeof createTrading>
  let purchasing: ReturnType<typeof createPurchases>

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
    trading = createTrading(exchange)
    purchasing = createPurchases(exchange)
    await listItem(exchange, await exchange.signInTrader(), 500_00n)
  })
  afterAll(async () => {
    expect(await trading.violations()).toEqual([])
    await exchange.close()
  })

  /** The message about the end of an order, after which no other came. */
  async function endMailOf({ token }: { token: string }) {
    const [last, before] = (await exchange.ask(listMsg, {}, { token })).items
    expect(before?.kind).toMatch(/^purchase_filled$|^order_offer_sent$/)
    return last
  }

  test('S1.3 price and quantity change while open, and the money set aside follows', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 100_00n, 3)
    await purchasing.supply(seller, id, 100_00n, await stockItem(exchange, seller))
    const change = (price: string, quantity: number, total: string) =>
      exchange.call(purchases.change, { purchase_id: id, price, quantity, total }, { token: buyer.token })
    expect(await change('150.00', 3, '300.00')).toMatchObject({ code: 0, data: { held: '300.00' } })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '600.00', held: '300.00' })
    expect(await change('50.00', 2, '50.00')).toMatchObject({ code: 0, data: { held: '50.00' } })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '850.00', held: '50.00' })
    expect(await change('60.00', 2, '120.00')).toMatchObject({ code: codes.priceChanged, extra: { total: '60.00' } })
    expect(await change('60.00', 1, '60.00')).toMatchObject({ code: codes.quantityFilled, extra: { filled: 1 } })
    expect(await change('1000.00', 2, '1000.00')).toMatchObject({
      code: codes.balanceTooLow,
      extra: { available: '850.00', missing: '100.00' },
    })
    expect(await purchasing.look(buyer, id)).toMatchObject({ price: '50.00', quantity: 2, filled: 1 })
    const item = await stockItem(exchange, seller)
    expect(await purchasing.supply(seller, id, 100_00n, item)).toMatchObject({
      code: codes.priceChanged,
      extra: { price: '50.00' },
    })
  })

  test('S1.3 an item on sale is taken down when it is supplied; one that is being bought is not', async () => {
    const [buyer, seller, other] = await purchasing.people()
    const listing = await listItem(exchange, seller, 90_00n)
    const taken = await listItem(exchange, seller, 90_00n)
    const { items } = await exchange.ask(orders.quote, { listing_ids: [listing.listingId, taken.listingId] }, other)
    const [first, second] = items.map(({ asset }) => ({ assetId: asset.asset_id, platformAssetId: '' }))
    await exchange.ask(
      orders.create,
      { items: [{ listing_id: taken.listingId, price: taken.price }] },
      { token: other.token },
    )
    const id = await purchasing.post(buyer, 100_00n, 2)
    expect(await purchasing.supply(seller, id, 100_00n, second!)).toMatchObject({ code: codes.assetInOrder })
    expect(await purchasing.supply(seller, id, 100_00n, first!)).toMatchObject({ code: 0 })
    const gone = await exchange.call(
      orders.create,
      { items: [{ listing_id: listing.listingId, price: listing.price }] },
      { token: other.token },
    )
    expect(gone).toMatchObject({ code: codes.listingGone })
    expect(await purchasing.supply(seller, id, 100_00n, first!)).toMatchObject({ code: codes.assetInOrder })
  })

  test('S1.3 a unit whose seller does not deliver is wanted again while the purchase order is open', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 40_00n, 2)
    const { data } = await purchasing.supply(seller, id, 40_00n, await stockItem(exchange, seller))
    await exchange.ask(
      purchases.change,
      { purchase_id: id, price: '35.00', quantity: 2, total: '35.00' },
      { token: buyer.token },
    )
    await exchange.advance(43_260)
    await exchange.runDue()
    expect(await trading.stateOf(buyer, data.order_ids[0]!)).toBe('refunded')
    expect(await purchasing.look(buyer, id)).toMatchObject({ state: 'active', filled: 0, left: 2 })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '930.00', held: '70.00' })
    const heldAgain = async (person: { token: string }) =>
      (await exchange.ask(orders.detail, { order_id: data.order_ids[0]! }, person)).order.held_again
    expect([await heldAgain(buyer), await heldAgain(seller)]).toEqual(['35.00', null])
    expect(await endMailOf(buyer)).toMatchObject({
      kind: 'order_refunded_wanted_again',
      text: 'You did not receive the item. ¥40.00 was refunded, and ¥35.00 is held again for your purchase order, which still wants the item.',
    })
    const { events } = await exchange.ask(purchases.detail, { purchase_id: id }, { token: buyer.token })
    expect(events.at(-1)).toMatchObject({ event: 'return_unit' })
    expect(await trading.violations()).toEqual([])
  })

  test('S1.3 S4.22 a unit whose trade is reversed in protection is wanted again', async () => {
    const [buyer, seller] = await purchasing.people()
    const item = await stockItem(exchange, seller)
    const id = await purchasing.post(buyer, 100_00n, 2)
    const { data } = await purchasing.supply(seller, id, 100_00n, item)
    const offerId = await trading.sendOffer(seller, buyer, { ...item, listingId: '', price: '' })
    await trading.runOrders()
    const tradeId = await trading.accept(buyer, offerId)
    await trading.runOrders()
    exchange.steam.reverseTrade(tradeId)
    await exchange.advance(61)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, data.order_ids[0]!)).toBe('reversed')
    expect(await purchasing.look(buyer, id)).toMatchObject({ state: 'active', filled: 0, left: 2 })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '800.00', held: '200.00' })
    expect((await trading.orderOf(buyer, data.order_ids[0]!)).held_again).toBe('100.00')
    expect((await endMailOf(buyer))?.kind).toBe('order_reversed_wanted_again')
  })

  test('S1.3 S1.11 S6.5 a buyer whose order support or its seller ends is told once, and that the money is held again', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 40_00n, 2)
    const item = await stockItem(exchange, seller)
    const { data } = await purchasing.supply(seller, id, 40_00n, item)
    const how = ['--fault', 'platform', '--open-offer', 'none', '--why', 'ticket 15']
    await operate(exchange, 'end-order', data.order_ids[0]!, ...how)
    expect((await endMailOf(buyer))?.kind).toBe('order_called_off_wanted_again')

    await purchasing.supply(seller, id, 40_00n, item)
    const offerId = await openOffer(exchange, buyer, seller, { takes: [item.platformAssetId] })
    await trading.runOrders()
    await trading.decline(seller, offerId)
    await trading.runOrders()
    expect((await endMailOf(buyer))?.kind).toBe('order_declined_by_seller_wanted_again')
  })

  test('S1.3 a unit is not wanted again once the purchase order has ended: the refund stays in the balance', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 40_00n)
    const { data } = await purchasing.supply(seller, id, 40_00n, await stockItem(exchange, seller))
    await exchange.advance(43_260)
    await exchange.runDue()
    expect(await purchasing.look(buyer, id)).toMatchObject({
      state: 'fulfilled',
      filled: 1,
      progress: { held: '0.00', refunded: 1 },
    })
    const { events } = await exchange.ask(purchases.detail, { purchase_id: id }, { token: buyer.token })
    expect(events.map(({ event }) => event)).toEqual(['create', 'pay', 'fill_last', 'lose_unit'])
    expect(events.at(-1)).toMatchObject({ state: 'fulfilled', price: '40.00', filled: 1, order_id: data.order_ids[0] })
    expect(await trading.balancesOf(buyer)).toEqual({ available: '1000.00', held: '0.00', pending: '0.00' })
    expect((await trading.orderOf(buyer, data.order_ids[0]!)).held_again).toBeNull()
    expect((await mailKindsOf(exchange, buyer)).slice(0, 2)).toEqual(['purchase_unit_lost', 'order_refunded'])
  })

  test('S1.3 S6.5 a purchase order says of its orders which of them support ended', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 40_00n, 2)
    const orderIds: string[] = []
    for (const _unit of [1, 2]) {
      const { data } = await purchasing.supply(seller, id, 40_00n, await stockItem(exchange, seller))
      orderIds.push(data.order_ids[0]!)
    }
    const [kept, ended] = orderIds
    const how = ['--fault', 'platform', '--open-offer', 'none', '--why', 'ticket 14']
    expect(await operate(exchange, 'end-order', ended!, ...how)).toMatchObject({ code: 0 })
    const { orders: fills } = await exchange.ask(purchases.detail, { purchase_id: id }, { token: buyer.token })
    expect(fills).toMatchObject([
      { order_id: ended, state: 'refunded', offer_ending: null, is_ended_by_support: true },
      { order_id: kept, state: 'awaiting_delivery', offer_ending: null, is_ended_by_support: false },
    ])
  })

  test('S1.3 a unit is not wanted again at a price that has risen, which the buyer confirmed for the units left alone', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 10_00n, 4)
    const items = [
      await stockItem(exchange, seller),
      await stockItem(exchange, seller),
      await stockItem(exchange, seller),
    ]
    await purchasing.supply(seller, id, 10_00n, ...items)
    await exchange.ask(
      purchases.change,
      { purchase_id: id, price: '200.00', quantity: 4, total: '200.00' },
      { token: buyer.token },
    )
    await exchange.advance(43_260)
    await exchange.runDue()
    expect(await purchasing.look(buyer, id)).toMatchObject({ filled: 3, left: 1, progress: { held: '200.00' } })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '800.00', held: '200.00' })
    expect(await mailKindsOf(exchange, buyer)).toContain('purchase_unit_lost')
    expect(await purchasing.supply(seller, id, 200_00n, ...items)).not.toMatchObject({ code: 0 })
    await purchasing.set(buyer, id, 'cancel')
  })

  test('S1.3 a unit of a cancelled purchase order is not wanted again; its buyer is told of the refund only', async () => {
    const [buyer, seller] = await purchasing.people()
    const id = await purchasing.post(buyer, 40_00n, 2)
    await purchasing.supply(seller, id, 40_00n, await stockItem(exchange, seller))
    await purchasing.set(buyer, id, 'cancel')
    await exchange.advance(43_260)
    await exchange.runDue()
    expect(await purchasing.look(buyer, id)).toMatchObject({ state: 'cancelled', filled: 1 })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00', held: '0.00' })
    const kinds = await mailKindsOf(exchange, buyer)
    expect(kinds).toContain('order_refunded')
    expect(kinds).not.toContain('purchase_unit_lost')
  })

  test('S1.3 a unit whose offer the buyer did not accept is not wanted again', async () => {
    const [buyer, seller] = await purchasing.people()
    const item = await stockItem(exchange, seller)
    const id = await purchasing.post(buyer, 100_00n, 2)
    const { data } = await purchasing.supply(seller, id, 100_00n, item)
    await trading.sendOffer(seller, buyer, { listingId: '', price: '', platformAssetId: item.platformAssetId })
    await trading.runOrders()
    expect(await trading.stateOf(buyer, data.order_ids[0]!)).toBe('awaiting_acceptance')
    await exchange.advance(43_260)
    await trading.runOrders()
    expect(await trading.stateOf(buyer, data.order_ids[0]!)).toBe('refunded')
    expect(await purchasing.look(buyer, id)).toMatchObject({ filled: 1, left: 1, progress: { held: '100.00' } })
    expect(await trading.balancesOf(buyer)).toMatchObject({ available: '900.00' })
    expect(await mailKindsOf(exchange, buyer)).not.toContain('purchase_unit_lost')
  })
})
