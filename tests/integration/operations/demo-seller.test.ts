import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as inventory from '#contract/inventory.ts'
import * as selling from '#contract/selling.ts'
import * as shop from '#contract/shop.ts'
import { DEMO_SELLER_PHONE } from '#demo/market-people.ts'
import { generateMarket } from '#demo/market.ts'
import { makePeople } from '#demo/people.ts'
import { seedExchange } from '#demo/seed-exchange.ts'
import { seedSteam } from '#demo/seed-simulators.ts'
import { readCatalogue } from '#exchange/catalogue/catalogue.ts'
import { openSession } from '#exchange/accounts/sessions.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { transact } from '#exchange/db/transact.ts'
import { Refusal } from '#exchange/refusal.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'

let exchange: TestExchange
let seller: { token: string }

beforeAll(async () => {
  exchange = await openTestExchange()
  const { db, settings } = exchange.services
  const catalogue = readCatalogue()
  const made = generateMarket(catalogue, { seed: 'demo', now: Math.floor(Date.now() / 1000), listings: 2_000 })
  // A year of prices is most of the work, and nothing that sellers do depends on it.
  const market = { ...made, days: () => [] }
  const people = makePeople(market.sellers, 'demo', exchange.steam.baseUrl)
  const seed = { catalogue, market, people, passwordHash: 'none', secretKey: settings.secretKey, version: 'demo' }
  const goodsById = new Map(catalogue.goods.map((goods) => [goods.goods_id, goods]))
  seedSteam(exchange.steam, { market, people, goodsById })
  const opened = await transact(db, async (tx) => {
    await seedExchange(tx, seed)
    const [user] = await tx.select({ userId: users.id }).from(users).where(eq(users.phone, DEMO_SELLER_PHONE))
    const device = { id: 'test', name: 'test', platform: 'test', address: '127.0.0.1' }
    return openSession(tx, { ...user!, device, isRemembered: false, method: 'sms' })
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
  // The item that was missing is there after all.
  const after = await exchange.ask(inventory.statistics, {}, seller)
  expect(after.sellable.count).toBe(60)
  expect(after.failed.count).toBe(0)
  expect(await reconcile(exchange.services.db)).toEqual([])
})
