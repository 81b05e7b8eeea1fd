import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { backpack } from '#contract/backpack.ts'
import * as inventory from '#contract/inventory.ts'
import { create as createOrder, list as listOrders, pay } from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { ListedItem } from '../../setup/exchange/market.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

const backpackOf = async (owner: Trader, state: 'all' | 'protected' | 'owned' | 'sold' = 'all') =>
  (await exchange.ask(backpack, { state }, owner)).items

/** Whether each delivered purchase's item is still its buyer's, newest first, as the list of orders tells. */
const areStillMine = async (buyer: Trader) =>
  (await exchange.ask(listOrders, { role: 'buyer' }, buyer)).items.map(({ is_still_mine }) => is_still_mine)

/** Lists an item. */
async function list(seller: Trader, assetId: string, price: string): Promise<ListedItem> {
  const { item } = await exchange.ask(inventory.detail, { asset_id: assetId }, seller)
  const listed = await exchange.ask(
    selling.setOnSale,
    { items: [{ action: 'list', asset_id: assetId, price }] },
    seller,
  )
  return { listingId: listed.items[0]!.listing!.listing_id, price, platformAssetId: item.platform_asset_id }
}

/** Sells an item from one person to the other, up to delivery. */
const sell = async (seller: Trader, buyer: Trader, assetId: string, price: string): Promise<string> =>
  trading.deliverItem(seller, buyer, await list(seller, assetId, price))

test('S1.2 S2.8 what was bought is shown with its protection, can be sold on after it, and shows as sold then', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2201, nameTag: 'mine' }])
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const third = await exchange.signInTrader({ funds: 1_000_00n })
  const asset_id = assetIds[0]!
  const order_id = await sell(seller, buyer, asset_id, '50.00')

  const [received] = await backpackOf(buyer, 'protected')
  expect(received).toMatchObject({
    order_id,
    asset_id,
    state: 'protected',
    price: '50.00',
    asset: { name_tag: 'mine' },
  })
  expect(received!.protected_until).toBeGreaterThan(received!.received_at)
  const locked = await exchange.ask(inventory.detail, { asset_id }, buyer)
  expect(locked.item).toMatchObject({ status: 'locked', tradable_at: received!.protected_until, cost: '50.00' })
  const early = { items: [{ action: 'list' as const, asset_id, price: '60.00' }] }
  expect((await exchange.call(selling.setOnSale, early, buyer)).code).toBe(codes.assetInOrder)
  // While the trade can be reversed, the platform shows the item to nobody, so a reading without it proves nothing.
  expect(await syncStock(exchange, buyer)).toMatchObject({ item_count: 0, gone_count: 0 })
  expect(await areStillMine(buyer)).toEqual([true])
  expect(await backpackOf(buyer, 'owned')).toEqual([])
  expect(await backpackOf(seller)).toEqual([])

  await exchange.advance(61)
  await trading.runOrders()
  expect(await backpackOf(buyer, 'owned')).toMatchObject([{ state: 'sellable', protected_until: null }])
  expect(await areStillMine(buyer)).toEqual([true])
  await sell(buyer, third, asset_id, '60.00')
  expect(await areStillMine(buyer)).toEqual([false])
  const [sale] = (await exchange.ask(listOrders, { role: 'seller' }, buyer)).items
  expect(sale!.is_still_mine, 'a seller is not told what its buyer does with it').toBeNull()
  expect(await backpackOf(buyer, 'sold')).toMatchObject([{ order_id, state: 'sold', listing_id: null }])
  expect(await backpackOf(third, 'protected')).toMatchObject([{ asset_id, price: '60.00' }])
  expect((await exchange.ask(inventory.list, {}, buyer)).total).toBe(0)

  // Bought back, it is listed once more as owned; the first purchase stays sold.
  await exchange.advance(61)
  await trading.runOrders()
  await sell(third, buyer, asset_id, '55.00')
  expect((await backpackOf(buyer)).map(({ state, price }) => [state, price])).toEqual([
    ['protected', '55.00'],
    ['sold', '50.00'],
  ])
  expect(await areStillMine(buyer)).toEqual([true, false])
})

test('S1.2 S1.5 what is being sold on names its order, paid or not, here and in the inventory', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2251 }])
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const third = await exchange.signInTrader({ funds: 1_000_00n })
  const asset_id = assetIds[0]!
  await sell(seller, buyer, asset_id, '50.00')
  await exchange.advance(61)
  await trading.runOrders()
  const { listingId, price } = await list(buyer, asset_id, '60.00')
  const named = async () => {
    const [bought] = await backpackOf(buyer)
    const { items } = await exchange.ask(inventory.list, {}, buyer)
    return [bought, items[0]].map((item) => item && ('state' in item ? item.sale_order_id : item.order_id))
  }
  expect(await named()).toEqual([null, null])
  const { order_ids } = await exchange.ask(createOrder, { items: [{ listing_id: listingId, price }] }, third)
  expect(await backpackOf(buyer)).toMatchObject([{ state: 'reserved' }])
  expect(await named()).toEqual([order_ids[0], order_ids[0]])
  await exchange.ask(pay, { order_ids, total: price }, third)
  expect(await named()).toEqual([order_ids[0], order_ids[0]])
})

test('S1.2 S2.8 a purchase that was reversed is in nobody’s backpack, and its item is found at its seller again', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.2301 }])
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const orderId = await sell(seller, buyer, assetIds[0]!, '40.00')
  const { items } = await exchange.ask(inventory.list, {}, buyer)
  expect(items).toHaveLength(1)
  const [order] = await exchange.services.db
    .select()
    .from(orders)
    .where(eq(orders.id, BigInt(orderId)))
  const tradeId = order!.tradeId!
  expect(exchange.steam.reverseTrade(tradeId).ok).toBe(true)
  await exchange.advance(61)
  await trading.runOrders()
  expect(await trading.stateOf(buyer, orderId)).toBe('reversed')
  expect(await backpackOf(buyer)).toEqual([])
  expect(await areStillMine(buyer)).toEqual([null])
  expect((await exchange.ask(inventory.list, {}, seller)).total).toBe(0)
  expect(await syncStock(exchange, seller)).toMatchObject({ added_count: 0, item_count: 1 })
  const { items: back } = await exchange.ask(inventory.list, {}, seller)
  expect(back).toMatchObject([{ asset_id: assetIds[0], status: 'sellable' }])
})

test('S6.2 a backpack is for its owner, and a cursor that is none is refused', async () => {
  expect((await exchange.call(backpack, {})).code).toBe(codes.sessionInvalid)
  const buyer = await exchange.signInTrader()
  expect((await exchange.call(backpack, { cursor: 'x' }, buyer)).code).toBe(codes.requestInvalid)
})
