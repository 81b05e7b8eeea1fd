import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as marketGoods from '#contract/market/goods.ts'
import * as selling from '#contract/selling.ts'
import { tradeSorts } from '#contract/words.ts'
import { grantWelcome } from '#exchange/ledger/grants.ts'
import { transact } from '#exchange/db/transact.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { createSelling } from '../../setup/exchange/selling.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
let sales: ReturnType<typeof createSelling>

beforeAll(async () => {
  exchange = await openTestExchange()
  trading = createTrading(exchange)
  sales = createSelling(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

describe('my listings', () => {
  test('S1.5 are filtered, searched, sorted and paged, with totals of every state', async () => {
    const { seller, assetIds } = await sales.stock(5)
    const prices = ['7.00', '5.00', '6.00', '5.00', '9.00']
    const { items } = await exchange.ask(
      selling.setOnSale,
      { items: assetIds.map((id, index) => sales.list(id, prices[index]!)) },
      seller,
    )
    const gone = items[4]!.listing!.listing_id
    await exchange.ask(selling.setOnSale, { items: [{ action: 'take_down', listing_id: gone }] }, seller)
    for (const sort of tradeSorts) {
      const whole = await exchange.ask(selling.sellingList, { sort }, seller)
      const walked: string[] = []
      let cursor: string | undefined
      do {
        const page = await exchange.ask(selling.sellingList, { sort, page_size: 1, cursor }, seller)
        expect(page.totals.length > 0, 'totals come with the first page').toBe(cursor === undefined)
        walked.push(...page.items.map(({ listing }) => listing.listing_id))
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      expect(walked, sort).toEqual(whole.items.map(({ listing }) => listing.listing_id))
      expect(walked).toHaveLength(4)
    }
    const byAge = async (sort: 'newest' | 'oldest') =>
      (await exchange.ask(selling.sellingList, { sort }, seller)).items.map(({ listing }) => listing.listing_id)
    const listed = items.slice(0, 4).map(({ listing }) => listing!.listing_id)
    expect(await byAge('oldest'), 'what has been on sale longest').toEqual(listed)
    expect(await byAge('newest')).toEqual(listed.toReversed())
    const cheap = await exchange.ask(selling.sellingList, { sort: 'price_asc' }, seller)
    expect(cheap.items.map(({ listing }) => listing.price)).toEqual(['5.00', '5.00', '6.00', '7.00'])
    expect(cheap.totals.toSorted((a, b) => (a.state < b.state ? -1 : 1))).toEqual([
      { state: 'off_shelf', count: 1, amount: '9.00' },
      { state: 'on_sale', count: 4, amount: '23.00' },
    ])
    expect((await exchange.ask(selling.sellingList, { keyword: 'karambit' }, seller)).items).toEqual([])
    for (const wrong of [
      { failures: ['item_gone' as const], states: ['on_sale' as const] },
      { categories: ['hats'] },
      { cursor: 'nonsense' },
    ]) {
      expect((await exchange.call(selling.sellingList, wrong, seller)).code).toBe(codes.requestInvalid)
    }
  })

  test('S1.5 name what the highest purchase order of others for their goods pays, here and in the inventory', async () => {
    const { seller, assetIds } = await sales.stock(1)
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '40.00')] }, seller)
    const highest = async () => {
      const [[listed], [owned]] = [
        (await exchange.ask(selling.sellingList, {}, seller)).items,
        (await exchange.ask(inventory.list, {}, seller)).items,
      ]
      expect(owned!.highest_purchase_price).toBe(listed!.highest_purchase_price)
      return listed!.highest_purchase_price
    }
    expect(await highest()).toBeNull()
    await transact(exchange.services.db, async (tx) => {
      await grantWelcome(tx, seller.userId, 100_00n)
      return {}
    })
    const purchases = createPurchases(exchange)
    const own = await purchases.post(seller, 30_00n)
    expect(await highest(), 'nobody can sell to themselves').toBeNull()
    const buyer = await exchange.signInTrader({ funds: 100_00n })
    await purchases.post(buyer, 21_00n)
    await purchases.post(buyer, 23_50n)
    expect(await highest()).toBe('23.50')
    await purchases.set(seller, own, 'cancel')
    expect(await highest()).toBe('23.50')
  })

  test('S1.5 name what others ask for their goods, here and in the inventory', async () => {
    const { seller, assetIds } = await sales.stock(1)
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '1.00')] }, seller)
    const lowest = async (of = seller) => {
      const [[listed], [owned]] = [
        (await exchange.ask(selling.sellingList, {}, of)).items,
        (await exchange.ask(inventory.list, {}, of)).items,
      ]
      expect(owned!.lowest_price).toBe(listed!.lowest_price)
      return listed!.lowest_price
    }
    expect(await lowest(), 'nobody undercuts themselves').not.toBe('1.00')
    const other = await sales.stock(2)
    const dearer = other.assetIds.map((id, index) => sales.list(id, `${index + 2}.00`))
    await exchange.ask(selling.setOnSale, { items: dearer }, other.seller)
    expect(await lowest()).toBe('2.00')
    expect(await lowest(other.seller)).toBe('1.00')
  })

  test('S1.5 do not drive up what the inventory suggests for their goods', async () => {
    const { seller, assetIds } = await sales.stock(1)
    const suggested = async () => (await exchange.ask(inventory.list, {}, seller)).items[0]!.suggested_price
    const before = await suggested()
    await exchange.ask(selling.setOnSale, { items: [sales.list(assetIds[0]!, '90000.00')] }, seller)
    expect(await suggested()).toBe(before)
  })

  test('S1.6 three at a time can be on top, which ends when they leave the market', async () => {
    const { seller, assetIds } = await sales.stock(4)
    const { items } = await exchange.ask(
      selling.setOnSale,
      { items: assetIds.map((id) => sales.list(id, '90.00')) },
      seller,
    )
    const ids = items.map(({ listing }) => listing!.listing_id)
    const top = (listing_ids: string[], is_topped = true) =>
      exchange.call(selling.sellingToppedState, { listing_ids, is_topped }, seller)
    expect((await top(ids)).code).toBe(codes.toppedTooMany)
    expect((await top(ids.slice(0, 3))).data.items).toHaveLength(3)
    expect(await top([ids[3]!])).toMatchObject({ code: codes.toppedTooMany, extra: { limit: 3 } })
    const { listed } = await sales.onMarket()
    expect(listed.slice(0, 3).toSorted()).toEqual(ids.slice(0, 3).toSorted())
    expect((await top([ids[0]!], false)).data.items).toHaveLength(2)
    await exchange.ask(selling.setOnSale, { items: [{ action: 'take_down', listing_id: ids[1]! }] }, seller)
    expect((await top([])).data).toMatchObject({ items: [{ listing_id: ids[2] }], limit: 3, seconds: 86_400 })
    expect((await top([ids[1]!])).code).toBe(codes.stateConflict)
    const toppedOf = async () => {
      const mine = await exchange.ask(selling.sellingList, { states: ['on_sale'] }, seller)
      const { items: owned } = await exchange.ask(inventory.list, {}, seller)
      const untils = [...mine.items, ...owned].map(({ listing }) => listing?.topped_until ?? null)
      return untils.filter((until) => until !== null).length
    }
    expect(await toppedOf(), 'in both lists').toBe(2)
    await exchange.advance(86_401)
    expect((await top([])).data.items).toEqual([])
    expect(await toppedOf(), 'its seller is not told that it still is').toBe(0)
  })

  test('S1.6 a refresh renews the place among the newest, once an hour', async () => {
    const { seller, assetIds } = await sales.stock(2)
    const { items } = await exchange.ask(
      selling.setOnSale,
      { items: assetIds.map((id) => sales.list(id, '80.00')) },
      seller,
    )
    const [old, other] = items.map(({ listing }) => listing!.listing_id)
    const refresh = (...listing_ids: string[]) => exchange.call(selling.refresh, { listing_ids }, seller)
    expect(await refresh(old!)).toMatchObject({ code: codes.refreshedTooSoon, extra: { items: [{}] } })
    await exchange.advance(3_601)
    expect((await refresh(old!)).data).toMatchObject({ done: 1 })
    const newest = await exchange.ask(marketGoods.sell, { goods_id: redline, sort: 'newest' })
    expect(newest.items[0]!.listing_id).toBe(old)
    expect((await refresh(old!, other!)).data.items.map(({ code }) => code)).toEqual([codes.refreshedTooSoon, 0])
  })
})

test('S1.6 figures of stock and sales follow what happens', async () => {
  const { seller, assetIds } = await sales.stock(3)
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const noted = { asset_id: assetIds[0]!, cost: '80.00' }
  await exchange.ask(inventory.remark, noted, seller)
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: [sales.list(assetIds[0]!, '100.00'), sales.list(assetIds[1]!, '60.00')] },
    seller,
  )
  const { items: mine } = await exchange.ask(inventory.list, {}, seller)
  const platformAssetId = mine.find(({ asset_id }) => asset_id === assetIds[0])!.platform_asset_id
  const item = { listingId: items[0]!.listing!.listing_id, price: '100.00', platformAssetId }
  await trading.buy(buyer, item)
  expect(await exchange.ask(inventory.statistics, {}, seller)).toMatchObject({
    inventory: { count: 3 },
    sellable: { count: 1 },
    on_sale: { count: 1, amount: '60.00' },
    reserved: { count: 1, amount: '100.00' },
    sold_today: { count: 1, amount: '100.00' },
    realized_profit: '0.00',
  })
  await trading.runOrders()
  await trading.accept(buyer, await trading.sendOffer(seller, buyer, item))
  await trading.runOrders()
  expect(await exchange.ask(inventory.statistics, {}, seller)).toMatchObject({
    inventory: { count: 2 },
    reserved: { count: 0 },
    realized_profit: '17.50',
  })
})
