import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import * as orders from '#contract/orders/orders.ts'
import * as selling from '#contract/selling.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { transact } from '#exchange/db/transact.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { operate } from '../../setup/exchange/operator.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { stockMarket } from '../../setup/exchange/stock.ts'
import { createSelling } from '../../setup/exchange/selling.ts'

let exchange: TestExchange
let sales: ReturnType<typeof createSelling>

beforeAll(async () => {
  exchange = await openTestExchange()
  sales = createSelling(exchange)
  await stockMarket(exchange)
})
afterAll(() => exchange.close())
afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))

/** Returns what operators see of a listing. */
const lookUp = (listingId: string) => operate(exchange, 'listing', listingId)

test('S1.5 S8.10 a ban takes everything off the market and keeps it there; afterwards a retry brings it back', async () => {
  const { seller, assetIds } = await sales.stock(3)
  const before = await sales.onMarket()
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: assetIds.map((id) => sales.list(id, '1.50')) },
    seller,
  )
  const ids = items.map(({ listing }) => listing!.listing_id)
  const ban = { userId: seller.userId, kind: 'sale_banned' as const, seconds: 3_600, reason: 'test', by: 'operator' }
  await transact(exchange.services.db, (tx) => restrictUser(tx, ban))
  expect(await sales.onMarket()).toEqual(before)
  const { items: failed, failures } = await exchange.ask(selling.sellingList, { states: ['failed'] }, seller)
  expect(failed).toHaveLength(3)
  expect(failed[0]!.listing).toMatchObject({ failure: 'seller_banned', remedy: 'wait_for_ban_end' })
  expect(failures).toEqual([{ failure: 'seller_banned', count: 3 }])
  const retry = (listing_id: string, price?: string) => ({ action: 'retry' as const, listing_id, price })
  const early = await exchange.call(selling.setOnSale, { items: [retry(ids[0]!)] }, seller)
  expect(early).toMatchObject({ code: codes.saleBanned })
  expect(early.extra?.expire_time).toBeGreaterThan(0)

  await exchange.advance(3_601)
  const again = await exchange.ask(
    selling.setOnSale,
    { items: [retry(ids[0]!), retry(ids[1]!, '1.75'), { action: 'take_down', listing_id: ids[2]! }] },
    seller,
  )
  expect(again.items.map(({ listing }) => [listing!.state, listing!.price])).toEqual([
    ['on_sale', '1.50'],
    ['on_sale', '1.75'],
    ['off_shelf', '1.50'],
  ])
  // The ban closed the shop, and only its owner reopens it.
  expect(await sales.onMarket()).toEqual(before)
  const { said } = await lookUp(ids[2]!)
  expect(said.join('\n')).toMatch(/system fail: on_sale -> failed \(seller_banned\)\n.*seller take_down/)
  const { history } = await exchange.ask(inventory.detail, { asset_id: assetIds[1]! }, seller)
  expect(history.map(({ event, price }) => [event, price])).toEqual([
    ['retry', '1.75'],
    ['reprice', '1.75'],
    ['fail', '1.50'],
    ['list', '1.50'],
  ])
})

test('S1.5 a key that has died fails what is on sale; what was reserved fails when its order ends', async () => {
  const { seller, assetIds } = await sales.stock(2)
  const buyer = await exchange.signInTrader({ funds: 1_000_00n })
  const { items } = await exchange.ask(
    selling.setOnSale,
    { items: assetIds.map((id) => sales.list(id, '1.25')) },
    seller,
  )
  const [sold, kept] = items.map(({ listing }) => listing!.listing_id)
  const { order_ids } = await exchange.ask(orders.create, { items: [{ listing_id: sold!, price: '1.25' }] }, buyer)
  await transact(exchange.services.db, async (tx) => {
    await noteSetupFailure(tx, seller.userId, 'api_key_invalid')
    return {}
  })
  const states = async () => {
    const { items: mine } = await exchange.ask(selling.sellingList, { sort: 'newest' }, seller)
    return new Map(mine.map(({ listing }) => [listing.listing_id, listing]))
  }
  expect((await states()).get(kept!)).toMatchObject({ state: 'failed', remedy: 'set_api_key' })
  expect((await states()).get(sold!)).toMatchObject({ state: 'reserved' })
  await exchange.ask(orders.cancel, { order_id: order_ids[0]! }, buyer)
  expect((await states()).get(sold!)).toMatchObject({ state: 'failed', failure: 'api_key_invalid' })
  const { items: told } = await exchange.ask(listMsg, {}, seller)
  expect(told.filter(({ title }) => title.startsWith('Listings taken off the market: 1'))).toHaveLength(2)
})
