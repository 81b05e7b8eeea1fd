import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as inventory from '#contract/inventory.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { marketEvents } from '#exchange/db/schema/market-events.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { type ListedItem, listItems } from '../../setup/exchange/market.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

/** Orders at the listing's price, and cancels. */
async function orderInVain(buyer: Person, { listingId: listing_id, price }: ListedItem): Promise<void> {
  const { order_ids } = await exchange.ask(orders.create, { items: [{ listing_id, price }] }, buyer)
  await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, buyer)
  await exchange.advance(1)
}

test('S1.4 S1.5 what was bargained for shows its order’s price to its seller, ordered and sold, and its own before', async () => {
  const trading = createTrading(exchange)
  const bargaining = createBargaining(exchange)
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const [item, other] = await listItems(exchange, seller, [100_00n, 90_00n])
  const pageOf = (state: 'reserved' | 'sold') =>
    exchange.ask(selling.sellingList, { states: [state], sort: 'price_asc' }, seller)

  await orderInVain(buyer, item!)
  const bargain = await bargaining.offer(buyer, item!, '80.00')
  expect((await bargaining.accept(seller, bargain, '80.00')).code).toBe(0)
  const reserved = await pageOf('reserved')
  expect(reserved.items).toMatchObject([{ listing: { price: '80.00', fee: '2.00', net: '78.00' } }])
  const { items: held } = await exchange.ask(inventory.list, {}, seller)
  expect(held.find(({ listing }) => listing?.state === 'reserved')!.listing).toMatchObject({
    price: '80.00',
    net: '78.00',
  })

  await trading.buy(buyer, other!)
  for (const one of [item!, other!]) {
    const offerId = await trading.sendOffer(seller, buyer, one)
    await trading.runOrders()
    await trading.accept(buyer, offerId)
    await trading.runOrders()
  }
  const sold = await pageOf('sold')
  expect(sold.items.map(({ listing: { price, fee, net } }) => [price, fee, net])).toEqual([
    ['80.00', '2.00', '78.00'],
    ['90.00', '2.25', '87.75'],
  ])
  expect(sold.totals).toContainEqual({ state: 'sold', count: 2, amount: '170.00' })
})

test('S1.4 S1.5 an item’s history shows the price at which it was ordered and sold', async () => {
  const bargaining = createBargaining(exchange)
  const seller = await exchange.signInTrader()
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const [item] = await listItems(exchange, seller, [100_00n])
  await orderInVain(buyer, item!)
  const bargain = await bargaining.offer(buyer, item!, '80.00')
  await bargaining.accept(seller, bargain, '80.00')
  const { items } = await exchange.ask(inventory.list, {}, seller)
  const historyOf = async () =>
    (await exchange.ask(inventory.detail, { asset_id: items[0]!.asset_id }, seller)).history.map(({ event, price }) => [
      event,
      price,
    ])
  expect(await historyOf()).toEqual([
    ['order', '80.00'],
    ['release', '100.00'],
    ['order', '100.00'],
  ])
})

test('S1.1 S1.4 what was bargained for in vain is on sale again for its own price', async () => {
  const [trading, bargaining] = [createTrading(exchange), createBargaining(exchange)]
  const { seller, buyer, item } = await trading.openSale()
  await bargaining.accept(seller, await bargaining.offer(buyer, item, '80.00'), '80.00')
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await trading.decline(buyer, offerId)
  await trading.runOrders()
  const { kind, price, listingId, id } = marketEvents
  const told = await exchange.services.db
    .select({ kind, price })
    .from(marketEvents)
    .where(eq(listingId, BigInt(item.listingId)))
    .orderBy(id)
  expect(told.slice(-2)).toEqual([
    { kind: 'sold', price: 80_00n },
    { kind: 'listed', price: 100_00n },
  ])
})
