import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as inventory from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import { billOrder } from '#contract/market/trades.ts'
import { overview } from '#contract/portfolio.ts'
import * as selling from '#contract/selling.ts'
import * as shop from '#contract/shop.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { DEMO_SELLER_PHONE } from '#demo/market-people.ts'
import { type DemoMarket, generateMarket } from '#demo/market.ts'
import { makePeople } from '#demo/people.ts'
import { seedExchange } from '#demo/seed-exchange.ts'
import { seedSteam } from '#demo/seed-simulators.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { openSession } from '#exchange/accounts/sessions.ts'
import { rowsOf } from '#exchange/db/rows.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { transact } from '#exchange/db/transact.ts'
import { Refusal } from '#exchange/refusal.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
let seller: { token: string }
let market: DemoMarket

beforeAll(async () => {
  exchange = await openTestExchange()
  const { services } = exchange
  const catalogue = readCatalogue()
  const made = generateMarket(catalogue, { seed: 'demo', now: Math.floor(Date.now() / 1000), listings: 2_000 })
  // A year of prices is most of the work, and nothing that sellers do depends on it.
  market = { ...made, days: () => [] }
  const people = makePeople(market.sellers, 'demo', exchange.steam.baseUrl)
  const seed = { catalogue, market, people, passwordHash: 'none', services, version: 'demo' }
  const goodsById = new Map(catalogue.goods.map((goods) => [goods.goods_id, goods]))
  seedSteam(exchange.steam, { market, people, goodsById })
  const opened = await transact(services.db, async (tx) => {
    await seedExchange(tx, seed)
    const [user] = await tx.select({ userId: users.id }).from(users).where(eq(users.phone, DEMO_SELLER_PHONE))
    const device = { id: 'test', name: 'test', platform: 'test', address: '127.0.0.1' }
    return openSession(tx, { ...user!, device, locale: 'en', isRemembered: false, method: 'sms' })
  })
  if (opened instanceof Refusal) throw new Error(opened.message.en)
  seller = opened
}, 180_000)
afterAll(() => exchange.close())

test('S1.5 S1.6 the demo seller has stock, a shop and failed listings, and every step of selling can be tried', async () => {
  const stock = await exchange.ask(inventory.list, { statuses: ['sellable'], sort: 'value_desc' }, seller)
  expect(stock.total).toBe(60)
  const priced = stock.items.find(({ suggested_price }) => suggested_price !== null)!
  expect(stock.items.some(({ cost }) => cost !== null)).toBe(true)
  expect(await exchange.ask(shop.info, {}, seller)).toMatchObject({ is_online: true, failed_count: 5 })

  const { items: failed } = await exchange.ask(selling.sellingList, { states: ['failed'] }, seller)
  expect(failed.map(({ listing }) => listing.remedy).toSorted()).toEqual([
    'check_price',
    'open_inventory',
    'set_api_key',
    'take_down',
    'wait',
  ])
  const actions = failed.map(({ listing: { listing_id, remedy } }) =>
    remedy === 'take_down' ? { action: 'take_down' as const, listing_id } : { action: 'retry' as const, listing_id },
  )
  const list = { action: 'list' as const, asset_id: priced.asset_id, price: priced.suggested_price! }
  expect(await exchange.ask(selling.setOnSale, { items: [...actions, list] }, seller)).toMatchObject({ done: 6 })

  await exchange.ask(inventory.sync, {}, seller)
  await exchange.runJobs()
  const synced = await exchange.ask(inventory.sync, { start: false }, seller)
  expect(synced).toMatchObject({ state: 'idle', added_count: 0, gone_count: 0, unknown_count: 0 })
  // The item that was missing is back.
  const after = await exchange.ask(inventory.statistics, {}, seller)
  expect(after.sellable.count).toBe(60)
  expect(after.failed.count).toBe(0)
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test('S6.5 the demo has a past: sales one by one, records by fault, a portfolio and a statement, in the order of time', async () => {
  const { db } = exchange.services
  const sold = market.history.sales.filter(({ orders }) => orders.at(-1)!.ending === 'completed')
  const [goodsId, ofGoods] = [...Map.groupBy(sold, ({ goods_id }) => goods_id)].toSorted(
    (a, b) => b[1].length - a[1].length,
  )[0]!
  const { items: sales } = await exchange.ask(billOrder, { goods_id: goodsId, page_size: 100 })
  expect(sales).toHaveLength(ofGoods.length)
  expect(sales.map(({ sold_at }) => sold_at)).toEqual(sales.map(({ sold_at }) => sold_at).toSorted((a, b) => b - a))
  const age = Date.now() / 1000 - sales[0]!.sold_at
  expect(age).toBeGreaterThan(86_400)

  const shopIds = market.sellers.map((_, index) => `${index + 1}`)
  const views = await Promise.all(shopIds.map((shop_id) => exchange.ask(shop.infoById, { shop_id })))
  const sum = (of: (view: (typeof views)[number]) => number) => views.reduce((total, view) => total + of(view), 0)
  const ended = (...endings: string[]) =>
    market.history.sales.flatMap(({ orders }) => orders).filter(({ ending }) => endings.includes(ending)).length
  expect({
    delivered: sum((view) => view.as_seller.delivered),
    late: sum((view) => view.as_seller.late),
    withdrawn: sum((view) => view.as_seller.declined),
    undone: sum((view) => view.as_seller.undone),
    unaccepted: sum((view) => view.as_buyer.late),
    declined: sum((view) => view.as_buyer.declined),
  }).toEqual({
    delivered: ended('completed'),
    late: ended('undelivered'),
    withdrawn: ended('withdrawn'),
    undone: ended('reversed'),
    unaccepted: ended('unaccepted'),
    declined: ended('declined'),
  })

  const own = sold.filter(({ seller }) => seller === 0)
  const portfolio = await exchange.ask(overview, {}, seller)
  expect(portfolio.sales).toMatchObject({ count: own.length, costed_count: own.length })
  expect(portfolio.days.filter(({ count }) => count > 0).length, 'what they have they had before').toBeGreaterThan(45)
  const { items: lines } = await exchange.ask(flowLog, { kind: 'sale', account: 'available', page_size: 100 }, seller)
  expect(lines.filter(({ reason }) => reason === 'order_settled')).toHaveLength(own.length)
  expect(lines.map(({ created_at }) => created_at)).toEqual(
    lines.map(({ created_at }) => created_at).toSorted((a, b) => b - a),
  )
  const { items: unread } = await exchange.ask(listMsg, { unread_only: true }, seller)
  expect(unread.filter(({ about }) => about?.subject === 'order')).toEqual([])

  const [clock] = await rowsOf<{ source: string }>(
    db,
    sql`select prosrc as source from pg_proc where proname = 'amber_now'`,
  )
  expect(clock!.source, 'the clock is the own one again').toBe('select now()')
  expect(await exchange.services.db.$count(orders, isNotNull(orders.dueAt)), 'nothing waits for the platform').toBe(0)
  expect(await reconcile(db)).toEqual([])
})
