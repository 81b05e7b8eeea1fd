import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { backpack } from '#contract/backpack.ts'
import * as bargainLists from '#contract/bargains/lists.ts'
import * as bookmarks from '#contract/bookmarks.ts'
import * as cart from '#contract/cart.ts'
import * as inventory from '#contract/inventory.ts'
import { billOrder } from '#contract/market/trades.ts'
import * as orderCalls from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { createBargaining } from '../../setup/exchange/bargains.ts'
import { redline } from '../../setup/exchange/market.ts'
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

/** A seller, a buyer, and a listing of an item that its seller has named and decorated. */
async function openSale() {
  const { seller, assetIds } = await signInStocked(exchange, [
    { wear: 0.2201, nameTag: 'old', stickers: [{ name: 'Crown (Foil)' }] },
  ])
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const asset_id = assetIds[0]!
  const list = { items: [{ action: 'list' as const, asset_id, price: '50.00' }] }
  const listed = await exchange.ask(selling.setOnSale, list, seller)
  const { item } = await exchange.ask(inventory.detail, { asset_id }, seller)
  const listingId = listed.items[0]!.listing!.listing_id
  return {
    seller,
    buyer,
    asset: item.asset,
    item: { listingId, price: '50.00', platformAssetId: item.platform_asset_id },
  }
}
type Sale = Awaited<ReturnType<typeof openSale>>

/** Completes the trade; its buyer then names the item, scrapes its sticker off, and has their inventory read. */
async function tradeAndAlter({ seller, buyer, item }: Sale): Promise<string> {
  const orderId = await trading.buy(buyer, item)
  const offerId = await trading.sendOffer(seller, buyer, item)
  await trading.runOrders()
  await trading.accept(buyer, offerId)
  await trading.runOrders()
  await exchange.advance(61)
  await trading.runOrders()
  await alter(buyer)
  return orderId
}

async function alter(owner: Trader): Promise<void> {
  const { platform } = exchange.services
  const real = platform.getInventory
  platform.getInventory = async (steamId) => {
    const answer = await real(steamId)
    if (!answer.ok) return answer
    return { ...answer, assets: answer.assets.map((asset) => ({ ...asset, nameTag: 'my secret', stickers: [] })) }
  }
  try {
    await syncStock(exchange, owner)
  } finally {
    platform.getInventory = real
  }
  const { items } = await exchange.ask(inventory.list, {}, owner)
  expect(items[0]!.asset).toMatchObject({ name_tag: 'my secret', stickers: [] })
  expect(items[0]!.asset.inspect_url).toContain(owner.steamId)
}

test('S1.7 S1.4 whoever kept a listing that was sold learns nothing of what its buyer made of the item', async () => {
  const sale = await openSale()
  const { listingId: listing_id } = sale.item
  const stranger = await exchange.signInTrader({ funds: 1_000_00n })
  await exchange.ask(bookmarks.addBookmark, { listing_id }, stranger)
  await exchange.ask(cart.add, { listing_ids: [listing_id] }, stranger)
  await createBargaining(exchange).offer(stranger, sale.item, '45.00')
  const shown = async () => {
    const [{ items: kept }, { items: carted }, { items: bargained }, { items: quoted }] = await Promise.all([
      exchange.ask(bookmarks.listingBookmarks, {}, stranger),
      exchange.ask(cart.list, {}, stranger),
      exchange.ask(bargainLists.sent, {}, stranger),
      exchange.ask(orderCalls.quote, { listing_ids: [listing_id] }, stranger),
    ])
    return [kept[0]!.asset, carted[0]!.asset, bargained[0]!.asset, quoted[0]!.asset]
  }
  expect(await shown()).toEqual(Array(4).fill(sale.asset))
  await tradeAndAlter(sale)
  const left = { ...sale.asset, name_tag: null, inspect_url: null, stickers: [], charm: null }
  expect(await shown()).toEqual(Array(4).fill(left))
})

test('S4.22 an order, and the sale that everybody sees, keep the item as it was ordered', async () => {
  const sale = await openSale()
  const order_id = await tradeAndAlter(sale)
  for (const side of [sale.buyer, sale.seller]) {
    expect((await trading.detailOf(side, order_id)).order.asset).toEqual(sale.asset)
  }
  const { items: sold } = await exchange.ask(selling.sellingList, { states: ['sold'] }, sale.seller)
  expect(sold).toMatchObject([{ order_id, asset: sale.asset }])
  const { items: past } = await exchange.ask(billOrder, { goods_id: redline, style_id: 0 })
  expect(past[0]).toMatchObject({ wear: 0.2201, stickers: sale.asset.stickers })
  const { items: owned } = await exchange.ask(backpack, {}, sale.buyer)
  expect(owned).toMatchObject([{ state: 'sellable', asset: { name_tag: 'my secret' } }])
})

test('S4.22 an order that has not kept its item shows no later owner’s name or link to its seller', async () => {
  const sale = await openSale()
  const order_id = await tradeAndAlter(sale)
  await exchange.services.db
    .update(orders)
    .set({ item: null })
    .where(eq(orders.id, BigInt(order_id)))
  const { order: ofSeller } = await trading.detailOf(sale.seller, order_id)
  expect(ofSeller.asset).toMatchObject({ wear: 0.2201, name_tag: null, inspect_url: null })
  const { order: ofBuyer } = await trading.detailOf(sale.buyer, order_id)
  expect(ofBuyer.asset).toMatchObject({ name_tag: 'my secret' })
})
