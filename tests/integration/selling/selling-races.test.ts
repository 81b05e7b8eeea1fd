import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as marketGoods from '#contract/market/goods.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import * as shop from '#contract/shop.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { redline } from '../../setup/exchange/market.ts'
import { signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'
import { createTrading } from '../../setup/exchange/trading.ts'

let exchange: TestExchange
let trading: ReturnType<typeof createTrading>
const rounds = 8

beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres' })
  trading = createTrading(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

const stock = (count: number) =>
  signInStocked(
    exchange,
    Array.from({ length: count }, (_, index) => ({ wear: 0.16 + index / 1000 })),
  )

/** Creates a seller with `count` listings at 5.00, and a buyer who can pay for them. */
async function openSale(count: number) {
  const { seller, assetIds } = await stock(count)
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: assetIds.map((asset_id) => ({ action: 'list' as const, asset_id, price: '5.00' })) },
    seller,
  )
  return { seller, buyer, assetIds, ids: items.map(({ listing }) => listing!.listing_id) }
}

test('S1.5 two windows that list the same item: one does, the other is told that it is listed', async () => {
  const { seller, assetIds } = await stock(rounds)
  for (const asset_id of assetIds) {
    const answers = await Promise.all(
      ['5.00', '6.00', '7.00'].map((price) =>
        exchange.call(selling.setOnSale, { items: [{ action: 'list', asset_id, price }] }, seller),
      ),
    )
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, codes.assetListed, codes.assetListed])
  }
})

test('S1.5 a new price against a purchase: the buyer pays what was shown, or is told the new price', async () => {
  const { seller, buyer, ids } = await openSale(rounds)
  for (const listing_id of ids) {
    const [repriced, ordered] = await Promise.all([
      exchange.call(selling.setOnSale, { items: [{ action: 'reprice', listing_id, price: '4.00' }] }, seller),
      exchange.call(orders.create, { items: [{ listing_id, price: '5.00' }] }, buyer),
    ])
    expect([
      [0, codes.priceChanged],
      [codes.stateConflict, 0],
    ]).toContainEqual([repriced.code, ordered.code])
    if (ordered.code === 0) expect(ordered.data.total).toBe('5.00')
  }
})

test('S1.5 taking down against a purchase: exactly one of the two wins', async () => {
  const { seller, buyer, ids } = await openSale(rounds)
  for (const listing_id of ids) {
    const [down, ordered] = await Promise.all([
      exchange.call(selling.setOnSale, { items: [{ action: 'take_down', listing_id }] }, seller),
      exchange.call(orders.create, { items: [{ listing_id, price: '5.00' }] }, buyer),
    ])
    expect([
      [0, codes.listingGone],
      [codes.stateConflict, 0],
    ]).toContainEqual([down.code, ordered.code])
  }
})

test('S1.5 batches of sellers and buyers that cross each other end without a deadlock', async () => {
  const { seller, buyer, ids } = await openSale(12)
  const backwards = ids.toReversed()
  const answers = await Promise.all([
    exchange.call(
      orders.create,
      { items: backwards.slice(0, 6).map((listing_id) => ({ listing_id, price: '5.00' })) },
      buyer,
    ),
    exchange.call(
      selling.setOnSale,
      { items: backwards.map((listing_id) => ({ action: 'reprice' as const, listing_id, price: '3.00' })) },
      seller,
    ),
    exchange.call(
      selling.setOnSale,
      { items: ids.map((listing_id) => ({ action: 'take_down' as const, listing_id })) },
      seller,
    ),
    exchange.call(shop.setState, { is_online: false }, seller),
    exchange.call(selling.refresh, { listing_ids: ids }, seller),
  ])
  expect(answers.map(({ code }) => code)).not.toContain(codes.internal)
  await exchange.ask(shop.setState, { is_online: true }, seller)
})

test('S1.6 closing a shop while it lists: nothing of it stays on the market', async () => {
  for (let round = 0; round < rounds; round++) {
    const { seller, assetIds } = await stock(1)
    const [listed, closed] = await Promise.all([
      exchange.call(selling.setOnSale, { items: [{ action: 'list', asset_id: assetIds[0]!, price: '1.11' }] }, seller),
      exchange.call(shop.setState, { is_online: false }, seller),
    ])
    expect([listed.code, closed.code]).toEqual([0, 0])
    const { items } = await exchange.ask(marketGoods.sell, { goods_id: redline, page_size: 100 })
    expect(items.filter(({ seller: { user_id } }) => user_id === seller.userId.toString())).toEqual([])
    const { market: standing } = await exchange.ask(marketGoods.detail, { goods_id: redline })
    expect(standing.on_sale_count).toBe(items.length)
  }
})

test('S1.6 windows that top different listings at once stay within what is allowed', async () => {
  const { seller, ids } = await openSale(8)
  const answers = await Promise.all(
    ids.map((id) => exchange.call(selling.sellingToppedState, { listing_ids: [id] }, seller)),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
})

test('S1.5 a sync that runs beside purchases and new prices breaks nothing', async () => {
  const { seller, buyer, ids } = await openSale(rounds)
  await exchange.advance(31)
  await exchange.ask(inventory.sync, {}, seller)
  await Promise.all([
    exchange.runJobs(),
    ...ids.map((listing_id, index) =>
      index % 2 === 0
        ? exchange.call(orders.create, { items: [{ listing_id, price: '5.00' }] }, buyer)
        : exchange.call(selling.setOnSale, { items: [{ action: 'reprice', listing_id, price: '4.50' }] }, seller),
    ),
  ])
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', item_count: rounds, gone_count: 0 })
  expect(await trading.balancesOf(buyer)).toMatchObject({ available: '1000.00' })
})
