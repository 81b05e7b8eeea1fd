import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as mail from '#contract/mail.ts'
import * as user from '#contract/user.ts'
import type { CallInput } from '#contract/call.ts'
import { refreshGoodsMarket } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { assets, listings } from '#exchange/db/schema/trading.ts'
import { transact } from '#exchange/db/transact.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { findViolations } from '#exchange/reconcile/reconcile.ts'
import { createAutoSeller } from '#simulators/people/auto-seller.ts'
import { encodedLink, wireMessage } from '../factories/inspect-link.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import type { Trader } from '../setup/exchange-people.ts'
import { platformItem, signInStocked, stockMarket, syncStock } from '../setup/exchange-stock.ts'

let exchange: TestExchange
let stock: Awaited<ReturnType<typeof signInStocked>>

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
  stock = await signInStocked(exchange, [
    { wear: 0.2 },
    { wear: 0.3 },
    { marketHashName: 'Revolution Case', wear: undefined, paintSeed: undefined },
    { marketHashName: '★ Karambit | Doppler (Factory New)', wear: 0.02, paintIndex: 418 },
  ])
})
afterAll(() => exchange.close())

const control = (order: object) =>
  exchange.steam.fetch(
    new Request(`${exchange.steam.baseUrl}/control.json`, { method: 'POST', body: JSON.stringify(order) }),
  )

test('S1.5 a sync brings every item of the market with all that is known of it', async () => {
  const { seller } = await signInStocked(exchange, [
    {
      stickers: [{ name: 'Crown (Foil)' }, { name: 'Nobody knows it' }],
      charm: { name: "Lil' Ava" },
      nameTag: '<script>alert(1)</script>',
    },
    { marketHashName: '★ Karambit | Doppler (Factory New)', exterior: 'Factory New', wear: 0.01, paintIndex: 418 },
    { marketHashName: 'Five Year Veteran Coin', wear: undefined, paintSeed: undefined },
  ])
  const state = await exchange.ask(inventory.sync, { start: false }, seller)
  expect(state).toMatchObject({ state: 'idle', failure: null, item_count: 2, unknown_count: 1, added_count: 2 })
  const { items, total } = await exchange.ask(inventory.list, {}, seller)
  expect(total).toBe(2)
  const redline = items.find(({ goods_info }) => goods_info.item_name === 'AK-47')
  expect(redline).toMatchObject({
    status: 'sellable',
    tradable_at: null,
    listing: null,
    asset: { wear: 0.2134, paint_seed: 412, name_tag: '<script>alert(1)</script>' },
  })
  expect(redline!.asset.stickers.map(({ name, goods_id }) => [name, goods_id !== null])).toEqual([
    ['Crown (Foil)', true],
    ['Nobody knows it', false],
  ])
  expect(items.find(({ style_id }) => style_id !== 0)).toMatchObject({
    style_id: 1,
    goods_info: { style_name: 'Phase 1' },
  })
})

test('S1.5 scraped stickers and the pattern of a charm come out of the link that carries the item', async () => {
  const seller = await exchange.signInTrader()
  const sticker = wireMessage([
    [1, 2],
    [2, 13],
    [3, { float: 0.375 }],
  ])
  const charm = wireMessage([
    [2, 1],
    [10, 4_711],
  ])
  const link = encodedLink(
    wireMessage([
      [3, 7],
      [4, 282],
      [12, sticker],
      [20, charm],
    ]),
    0xa7,
  )
  const certificate = link.split('%20')[1]!
  exchange.steam.addAssets([
    platformItem(seller, { stickers: [{ name: 'Lucky 13' }], charm: { name: "Lil' Ava" }, certificate }),
  ])
  await syncStock(exchange, seller)
  const { items } = await exchange.ask(inventory.list, {}, seller)
  expect(items[0]!.asset).toMatchObject({
    stickers: [{ name: 'Lucky 13', slot: 2, wear: 0.375 }],
    charm: { name: "Lil' Ava", pattern: 4_711 },
    inspect_url: expect.stringContaining(certificate),
  })
})

test('S1.5 without a platform account there is nothing to read', async () => {
  const newcomer = await exchange.signIn()
  expect((await exchange.call(inventory.sync, { start: true }, newcomer)).code).toBe(codes.platformNotBound)
})

test('S1.5 of many windows that sync at once one begins, and the next has to wait', async () => {
  const seller = await exchange.signInTrader()
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange.ask(inventory.sync, {}, seller)))
  expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['running']))
  exchange.steam.addAssets([platformItem(seller)])
  const before = await waitingSyncs()
  expect(before).toBe(1)
  await exchange.runJobs()
  const done = await exchange.ask(inventory.sync, {}, seller)
  expect(done).toMatchObject({ state: 'idle', added_count: 1 })
  expect(await waitingSyncs()).toBe(0)
  await exchange.advance(done.next_at - done.started_at!)
  expect((await exchange.ask(inventory.sync, {}, seller)).state).toBe('running')
})

async function waitingSyncs(): Promise<number> {
  const [stats] = await exchange.services.jobs.getQueues(['inventory.sync'])
  const jobs = await exchange.services.jobs.findJobs('inventory.sync', { queued: true })
  return stats ? jobs.length : -1
}

async function handOver(from: Trader, to: Trader, assetId: string): Promise<void> {
  const people = createAutoSeller({
    steamFetch: (url, init) => exchange.steam.fetch(new Request(url, init)),
    communityUrl: exchange.steam.baseUrl,
  })
  const sent = { sellerSteamId: from.steamId, tradeUrl: to.tradeUrl, assetId, message: 'a gift' }
  await people.acceptIncoming(to.steamId, await people.sendOffer(sent))
  // The platform shows it to nobody while the trade can be reversed.
  await exchange.advance(61)
}

const stockOf = async (owner: Trader) => (await exchange.ask(inventory.list, {}, owner)).items

/** Puts an item on sale past the calls. */
async function putOnSale({ userId }: Trader, assetId: string): Promise<bigint> {
  const [asset] = await exchange.services.db
    .select()
    .from(assets)
    .where(eq(assets.id, BigInt(assetId)))
  const { goodsId, styleId, wear, paintSeed } = asset!
  const [listing] = await exchange.services.db
    .insert(listings)
    .values({ assetId: asset!.id, sellerId: userId, goodsId, styleId, wear, paintSeed, price: 100_00n })
    .returning()
  await transact(exchange.services.db, async (tx) => {
    await refreshGoodsMarket(tx, goodsId, styleId)
    return {}
  })
  return listing!.id
}

async function listingState(listingId: bigint) {
  const [row] = await exchange.services.db.select().from(listings).where(eq(listings.id, listingId))
  return row && { state: row.state, failure: row.failure }
}

test('S1.5 an item that left fails its listing, and one that comes back under a new id is the same item', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.1717 }, { wear: 0.1818 }])
  const friend = await exchange.signInTrader()
  const listingId = await putOnSale(seller, assetIds[0]!)
  const leaving = (await stockOf(seller)).find(({ asset_id }) => asset_id === assetIds[0])!
  expect(leaving.status).toBe('on_sale')

  await handOver(seller, friend, leaving.platform_asset_id)
  expect(await syncStock(exchange, seller)).toMatchObject({ gone_count: 1 })
  expect((await stockOf(seller)).map(({ asset_id }) => asset_id)).toEqual([assetIds[1]])
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
  const { item: left } = await exchange.ask(inventory.detail, { asset_id: assetIds[0]! }, seller)
  expect(left).toMatchObject({ status: 'failed', listing: { failure: 'item_gone', remedy: 'take_down' } })
  const { items: told } = await exchange.ask(mail.listMsg, {}, seller)
  expect(told[0]).toMatchObject({ title: 'Listings taken off the market: 1' })

  await syncStock(exchange, friend)
  const [moved] = await stockOf(friend)
  await handOver(friend, seller, moved!.platform_asset_id)
  expect(await syncStock(exchange, seller)).toMatchObject({ added_count: 0, gone_count: 0 })
  const back = (await stockOf(seller)).find(({ asset_id }) => asset_id === assetIds[0])!
  expect(back).toMatchObject({ status: 'failed', listing: { failure: 'item_gone', remedy: 'take_down' } })
  expect(back.platform_asset_id).not.toBe(leaving.platform_asset_id)
  expect(await findViolations(exchange.services.db)).toEqual([])
})

test('S1.5 half an answer removes nothing, and neither does an empty one that was a stumble', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3001 }, { wear: 0.3002 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  const { platform } = exchange.services
  const real = platform.getInventory
  const answers: Awaited<ReturnType<typeof real>>[] = []
  platform.getInventory = async (steamId) => answers.shift() ?? real(steamId)
  try {
    const whole = await real(seller.steamId)
    if (!whole.ok) throw new Error(whole.reason)
    answers.push({ ok: true, assets: whole.assets.slice(1), isComplete: false })
    expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', item_count: 1, gone_count: 0 })
    answers.push({ ok: true, assets: [], isComplete: true })
    expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', item_count: 2, gone_count: 0 })
    expect(await listingState(listingId)).toEqual({ state: 'on_sale', failure: null })
    answers.push({ ok: true, assets: [], isComplete: true }, { ok: true, assets: [], isComplete: true })
    expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', item_count: 0, gone_count: 2 })
  } finally {
    platform.getInventory = real
  }
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
})

test('S1.5 a private inventory fails what is on sale and says so; nothing is forgotten', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3101 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  await control({ private: { steamid: seller.steamId, on: true } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'private', item_count: 1 })
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'inventory_private' })
  expect(await stockOf(seller)).toHaveLength(1)
  expect((await exchange.ask(user.info, {}, seller)).inventory_open).toBe(false)
  await control({ private: { steamid: seller.steamId, on: false } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', failure: null })
  expect((await exchange.ask(user.info, {}, seller)).inventory_open).toBe(true)
})

test('S1.5 a platform that refuses or breaks off is told of, and nothing changes', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3201 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  await control({ rate_limited: { times: 5, retry_after: 60 } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'rate_limited', item_count: 1 })
  await control({ reset: true })
  const { platform } = exchange.services
  const real = platform.getInventory
  const failing = [
    new ServiceUnavailable('steam', 'inventory', 'timeout'),
    new ServiceUnavailable('steam', 'inventory', 'malformed_answer'),
  ]
  platform.getInventory = () => Promise.reject(failing.shift()!)
  try {
    expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'slow' })
    expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'unavailable' })
  } finally {
    platform.getInventory = real
  }
  expect(await listingState(listingId)).toEqual({ state: 'on_sale', failure: null })
})

test('S1.5 an item that the platform locks leaves the market until it can be traded', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3301 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  const { platform } = exchange.services
  const real = platform.getInventory
  const tradableAfter = new Date(Date.now() + 90 * 86_400_000)
  platform.getInventory = async (steamId) => {
    const answer = await real(steamId)
    if (!answer.ok) return answer
    return { ...answer, assets: answer.assets.map((item) => ({ ...item, isTradable: false, tradableAfter })) }
  }
  try {
    await syncStock(exchange, seller)
    expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'item_locked' })
    // Hidden from everybody but its owner, it has not gone.
    platform.getInventory = async () => ({ ok: true, assets: [], isComplete: true })
    expect(await syncStock(exchange, seller)).toMatchObject({ gone_count: 0 })
  } finally {
    platform.getInventory = real
  }
  expect((await stockOf(seller))[0]).toMatchObject({ tradable_at: Math.floor(tradableAfter.getTime() / 1000) })
})

test('S6.4 nobody reads or notes on the items of somebody else', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3401 }])
  const stranger = await exchange.signInTrader()
  const asset_id = assetIds[0]!
  expect((await exchange.call(inventory.detail, { asset_id }, stranger)).code).toBe(codes.notFound)
  expect((await exchange.call(inventory.remark, { asset_id, remark: 'mine?' }, stranger)).code).toBe(codes.notFound)
  expect((await exchange.ask(inventory.list, {}, stranger)).items).toEqual([])
  expect((await exchange.call(inventory.list, {}, {})).code).toBe(codes.sessionInvalid)
  await exchange.ask(inventory.remark, { asset_id, remark: '<b>from Anna</b>', cost: '88.00' }, seller)
  const { item } = await exchange.ask(inventory.detail, { asset_id }, seller)
  expect(item).toMatchObject({ remark: '<b>from Anna</b>', cost: '88.00' })
  await exchange.ask(inventory.remark, { asset_id, remark: null }, seller)
  expect((await exchange.ask(inventory.detail, { asset_id }, seller)).item).toMatchObject({
    remark: null,
    cost: '88.00',
  })
})

test.each([
  ['a note that is too long', { remark: 'x'.repeat(201) }],
  ['control characters', { remark: 'a\u0000b' }],
  ['text that turns around', { remark: 'a\u202Eb' }],
  ['nothing at all', {}],
  ['an amount of -1', { cost: '-1.00' }],
  ['a third decimal', { cost: '0.001' }],
  ['1e21', { cost: '1e21' }],
  ['NaN', { cost: 'NaN' }],
  ['full-width digits', { cost: '１.００' }],
  ['2^53+1', { cost: '9007199254740993.00' }],
])('S5.7 a remark with %s is refused', async (_, note) => {
  const { seller, assetIds } = stock
  expect((await exchange.call(inventory.remark, { asset_id: assetIds[0]!, ...note }, seller)).code).toBe(
    codes.requestInvalid,
  )
})

test('S1.5 the list filters, searches, sorts and pages; what it does not know it refuses', async () => {
  const { seller, assetIds } = stock
  const ids = async (input: CallInput<typeof inventory.list>) =>
    (await exchange.ask(inventory.list, input, seller)).items.map(({ asset_id }) => assetIds.indexOf(asset_id))
  expect(await ids({ sort: 'wear_asc' })).toEqual([3, 0, 1, 2])
  expect(await ids({ sort: 'wear_desc' })).toEqual([1, 0, 3, 2])
  expect(await ids({ keyword: 'karambit' })).toEqual([3])
  expect(await ids({ keyword: '红线', sort: 'wear_asc' })).toEqual([0, 1])
  expect(await ids({ categories: ['container', 'knife'], sort: 'wear_asc' })).toEqual([3, 2])
  expect(await ids({ statuses: ['on_sale', 'failed'] })).toEqual([])
  for (const sort of inventory.inventorySort.options) {
    const walked: number[] = []
    let cursor: string | undefined
    do {
      const page = await exchange.ask(inventory.list, { sort, page_size: 1, cursor }, seller)
      walked.push(...page.items.map(({ asset_id }) => assetIds.indexOf(asset_id)))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(walked, sort).toEqual(await ids({ sort }))
  }
  const { next_cursor } = await exchange.ask(inventory.list, { page_size: 1 }, seller)
  for (const input of [
    { categories: ['hats'] },
    { cursor: next_cursor!, sort: 'value_asc' as const },
    { cursor: 'x' },
  ]) {
    expect((await exchange.call(inventory.list, input, seller)).code).toBe(codes.requestInvalid)
  }
})
