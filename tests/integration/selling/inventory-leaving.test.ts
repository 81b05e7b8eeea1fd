import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as inventory from '#contract/inventory.ts'
import * as mail from '#contract/mail.ts'
import * as selling from '#contract/selling.ts'
import { checkInventory } from '#contract/accounts/platform.ts'
import * as user from '#contract/accounts/user.ts'
import { refreshGoodsMarket } from '#exchange/catalogue/commands/refresh-goods-market.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { transact } from '#exchange/db/transact.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { giveAway, signInStocked, stockMarket, syncStock } from '../../setup/exchange/stock.ts'
import { misbehave } from '../../setup/exchange/offers.ts'

let exchange: TestExchange

beforeAll(async () => {
  exchange = await openTestExchange()
  await stockMarket(exchange)
})
afterAll(() => exchange.close())

const stockOf = async (owner: Trader) => (await exchange.ask(inventory.list, {}, owner)).items

/** Lists an item, bypassing the calls. */
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

  await giveAway(exchange, seller, friend, leaving.platform_asset_id)
  // While the trade can be reversed, the platform shows the item to nobody.
  await exchange.advance(61)
  expect(await syncStock(exchange, seller)).toMatchObject({ gone_count: 1 })
  expect((await stockOf(seller)).map(({ asset_id }) => asset_id)).toEqual([assetIds[1]])
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'item_gone' })
  const { item: left } = await exchange.ask(inventory.detail, { asset_id: assetIds[0]! }, seller)
  expect(left).toMatchObject({ status: 'failed', listing: { failure: 'item_gone', remedy: 'take_down' } })
  const { items: told } = await exchange.ask(mail.listMsg, {}, seller)
  expect(told[0]).toMatchObject({ title: 'Listings taken off the market: 1' })

  await syncStock(exchange, friend)
  const [moved] = await stockOf(friend)
  await giveAway(exchange, friend, seller, moved!.platform_asset_id)
  await exchange.advance(61)
  expect(await syncStock(exchange, seller)).toMatchObject({ added_count: 0, gone_count: 0 })
  const back = (await stockOf(seller)).find(({ asset_id }) => asset_id === assetIds[0])!
  expect(back).toMatchObject({ status: 'failed', listing: { failure: 'item_gone', remedy: 'take_down' } })
  expect(back.platform_asset_id).not.toBe(leaving.platform_asset_id)
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test('S1.5 an item that left without being listed is gone, as its owner is told', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.1919 }])
  const friend = await exchange.signInTrader()
  const [leaving] = await stockOf(seller)
  expect(leaving!.status).toBe('sellable')
  await giveAway(exchange, seller, friend, leaving!.platform_asset_id)
  await exchange.advance(61)
  await syncStock(exchange, seller)
  const { item } = await exchange.ask(inventory.detail, { asset_id: assetIds[0]! }, seller)
  expect(item).toMatchObject({ status: 'gone', listing: null, order_id: null, tradable_at: null })
})

test('S1.5 a truncated inventory removes nothing, nor does an empty one that the next reading contradicts', async () => {
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
  await misbehave(exchange, { private: { steamid: seller.steamId, on: true } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'private', item_count: 1 })
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'inventory_private' })
  expect(await stockOf(seller)).toHaveLength(1)
  expect((await exchange.ask(user.info, {}, seller)).inventory_open).toBe(false)
  await misbehave(exchange, { private: { steamid: seller.steamId, on: false } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'idle', failure: null })
  expect((await exchange.ask(user.info, {}, seller)).inventory_open).toBe(true)
})

test('S1.5 what is on sale also leaves the market when its seller has a private inventory looked at', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3151 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  await misbehave(exchange, { private: { steamid: seller.steamId, on: true } })
  expect(await exchange.ask(checkInventory, {}, seller)).toEqual({ inventory_open: false })
  expect(await listingState(listingId)).toEqual({ state: 'failed', failure: 'inventory_private' })
})

test('S1.5 a platform that refuses or breaks off is told of, and nothing changes', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3201 }])
  const listingId = await putOnSale(seller, assetIds[0]!)
  await misbehave(exchange, { rate_limited: { times: 5, retry_after: 60 } })
  expect(await syncStock(exchange, seller)).toMatchObject({ state: 'failed', failure: 'rate_limited', item_count: 1 })
  await misbehave(exchange, { reset: true })
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
    // Hidden from everybody but its owner, it is not gone.
    platform.getInventory = async () => ({ ok: true, assets: [], isComplete: true })
    expect(await syncStock(exchange, seller)).toMatchObject({ gone_count: 0 })
  } finally {
    platform.getInventory = real
  }
  expect((await stockOf(seller))[0]).toMatchObject({ tradable_at: Math.floor(tradableAfter.getTime() / 1000) })
})

test('S1.5 an item that is another than it was leaves the market until its seller has looked, and is found as what it is', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3401 }, { wear: 0.3402 }, { wear: 0.3403 }])
  const [named, other, locked] = await Promise.all(assetIds.map((assetId) => putOnSale(seller, assetId)))
  let retried: bigint
  const { platform } = exchange.services
  const real = platform.getInventory
  platform.getInventory = async (steamId) => {
    const answer = await real(steamId)
    if (!answer.ok) return answer
    const isNamed = ({ wear }: { wear: number | null }) => wear !== 0.3402
    const assets = answer.assets.map((item) =>
      isNamed(item) ? { ...item, nameTag: 'Heron', isTradable: item.wear !== 0.3403 } : item,
    )
    return { ...answer, assets }
  }
  try {
    await syncStock(exchange, seller)
    expect(await listingState(named!)).toEqual({ state: 'failed', failure: 'item_changed' })
    expect(await listingState(other!)).toEqual({ state: 'on_sale', failure: null })
    // That it is also untradable is reported only once the seller has checked the change.
    expect(await listingState(locked!)).toEqual({ state: 'failed', failure: 'item_changed' })
    const early = { action: 'retry' as const, listing_id: locked!.toString() }
    expect((await exchange.call(selling.setOnSale, { items: [early] }, seller)).code).toBe(codes.assetLocked)
    const { item } = await exchange.ask(inventory.detail, { asset_id: assetIds[0]! }, seller)
    expect(item).toMatchObject({ status: 'failed', listing: { failure: 'item_changed', remedy: 'check_price' } })
    const retry = { action: 'retry' as const, listing_id: named!.toString() }
    const { items } = await exchange.ask(selling.setOnSale, { items: [retry] }, seller)
    retried = BigInt(items[0]!.listing!.listing_id)
    await syncStock(exchange, seller)
  } finally {
    platform.getInventory = real
  }
  expect(await listingState(named!)).toEqual({ state: 'off_shelf', failure: null })
  expect(await listingState(retried)).toEqual({ state: 'on_sale', failure: null })
  const [row] = await exchange.services.db.select().from(listings).where(eq(listings.id, retried))
  expect(row!.hasNameTag).toBe(true)
  expect(await reconcile(exchange.services.db)).toEqual([])
})

test('S1.5 a listing follows what is better known of its item, and stays on sale', async () => {
  const { seller, assetIds } = await signInStocked(exchange, [{ wear: 0.3501 }])
  const { db } = exchange.services
  await db
    .update(assets)
    .set({ wear: null, paintSeed: null })
    .where(eq(assets.id, BigInt(assetIds[0]!)))
  const listingId = await putOnSale(seller, assetIds[0]!)
  await syncStock(exchange, seller)
  expect(await listingState(listingId)).toEqual({ state: 'on_sale', failure: null })
  const [row] = await db.select().from(listings).where(eq(listings.id, listingId))
  expect(row).toMatchObject({ wear: 0.3501, paintSeed: expect.any(Number) })
})
