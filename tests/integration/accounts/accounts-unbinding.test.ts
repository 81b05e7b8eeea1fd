import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/accounts/platform.ts'
import type { ListingState } from '#contract/selling.ts'
import { listMsg } from '#contract/mail.ts'
import * as user from '#contract/accounts/user.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { bargains } from '#exchange/db/schema/bargains.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { orders } from '#exchange/db/schema/orders.ts'
import { purchaseOrders } from '#exchange/db/schema/purchase-orders.ts'
import { goodsRow } from '../../factories/goods-row.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import { createBinding } from '../../setup/exchange/platform.ts'

let exchange: TestExchange
let binding: ReturnType<typeof createBinding>
beforeAll(async () => {
  exchange = await openTestExchange()
  binding = createBinding(exchange)
})
afterAll(() => exchange.close())

test('unbinding takes key and link along and lets the account be bound by another', async () => {
  const person = await exchange.signInTrader()
  await exchange.ask(platform.unbind, {}, { token: person.token })
  expect(await exchange.ask(user.info, {}, { token: person.token })).toMatchObject({
    steam64_id: null,
    inventory_open: false,
    api_key_set: false,
    trade_url: null,
  })
  expect((await exchange.call(platform.unbind, {}, { token: person.token })).code).toBe(codes.platformNotBound)
  expect((await binding.bind(await exchange.signIn(), person.steamId)).code).toBe(0)
})

test('S1.11 S1.12 whose account is unbound is told so by mail and SMS, and of the account that is bound next', async () => {
  const person = await exchange.signInTrader()
  const newest = async () => (await exchange.ask(listMsg, {}, person)).items[0]
  await exchange.ask(platform.unbind, {}, person)
  expect(await newest()).toMatchObject({
    kind: 'platform_unbound',
    title: `Your Steam account ${person.steamId} was unbound`,
    text: expect.stringContaining('change your password'),
  })
  await exchange.runJobs()
  expect(exchange.sms.listMessages(person.phone).map(({ text }) => text)).toEqual([
    expect.stringMatching(/has been unbound.*已解绑/),
  ])
  const { steamId } = binding.newAccount({ personaName: '★ Mallory ★' })
  expect((await binding.bind(person, steamId)).code).toBe(0)
  expect((await newest())!.title).toBe(`A Steam account was bound: Mallory (${steamId})`)
})

test('S1.12 binding and unbinding over and over sends three SMS a day, and every mail', async () => {
  const person = await exchange.signInTrader()
  for (let unbound = 0; unbound < 4; unbound++) {
    await exchange.ask(platform.unbind, {}, person)
    await binding.bind(person, person.steamId)
  }
  await exchange.runJobs()
  expect(exchange.sms.listMessages(person.phone)).toHaveLength(3)
  const kinds = await mailKindsOf(exchange, person)
  for (const kind of ['platform_unbound', 'platform_bound'])
    expect(kinds.filter((each) => each === kind)).toHaveLength(4)
})

test('unbinding is refused while something is on sale', async () => {
  const { db } = exchange.services
  const { userId, token } = await exchange.signInTrader()
  await db.insert(goods).values(goodsRow()).onConflictDoNothing()
  const goodsId = goodsRow().id
  const [asset] = await db
    .insert(assets)
    .values({ platformAssetId: '38000000001', ownerId: userId, goodsId })
    .returning({ id: assets.id })
  const mine = { assetId: asset!.id, sellerId: userId, goodsId, price: 12_850n }
  const [listing] = await db.insert(listings).values(mine).returning({ id: listings.id })
  const unbind = async () => (await exchange.call(platform.unbind, {}, { token })).code
  const setState = (state: ListingState) => db.update(listings).set({ state }).where(eq(listings.id, listing!.id))
  for (const state of ['on_sale', 'reserved', 'failed'] as const) {
    await setState(state)
    expect(await unbind()).toBe(codes.stateConflict)
  }
  await setState('off_shelf')
  expect(await unbind()).toBe(0)
})

test.each(['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection'] as const)(
  'unbinding is refused to both sides of an order that is %s',
  async (state) => {
    const { db } = exchange.services
    const [buyer, seller] = [await exchange.signInTrader(), await exchange.signInTrader()]
    await db.insert(goods).values(goodsRow()).onConflictDoNothing()
    const goodsId = goodsRow().id
    const [asset] = await db
      .insert(assets)
      .values({ platformAssetId: '38000000002', ownerId: seller.userId, goodsId })
      .returning({ id: assets.id })
    const ofAsset = { assetId: asset!.id, sellerId: seller.userId, goodsId, price: 100n }
    const sold = { ...ofAsset, state: 'sold' } as const
    const [listing] = await db.insert(listings).values(sold).returning({ id: listings.id })
    const money = { price: 100n, fee: 2n, sellerNet: 98n }
    const parties = { buyerId: buyer.userId, platformAssetId: '38000000002', listingId: listing!.id }
    const [order] = await db
      .insert(orders)
      .values({ ...ofAsset, ...parties, ...money, styleId: 0, state })
      .returning({ id: orders.id })
    const unbind = async (token: string) => (await exchange.call(platform.unbind, {}, { token })).code
    const obstacles = [{ kind: 'purchases', count: 1 }]
    const asked = await exchange.ask(user.unbindPlatformCheck, {}, { token: buyer.token })
    expect(asked).toEqual({ can_unbind: false, obstacles })
    const sale = { kind: state === 'in_protection' ? 'protected_sales' : 'sales', count: 1 }
    const asSeller = await exchange.ask(user.unbindPlatformCheck, {}, { token: seller.token })
    expect(asSeller.obstacles, 'S1.12 each side is told what its own list shows').toEqual([sale])
    const refused = await exchange.call(platform.unbind, {}, { token: buyer.token })
    expect(refused).toMatchObject({ code: codes.stateConflict, extra: { obstacles } })
    expect(await unbind(seller.token)).toBe(codes.stateConflict)
    await db.update(orders).set({ state: 'refunded', dueAt: new Date() }).where(eq(orders.id, order!.id))
    for (const [{ token }, kind] of [[buyer, 'refunded_purchases'] as const, [seller, 'refunded_sales'] as const])
      expect((await exchange.ask(user.unbindPlatformCheck, {}, { token })).obstacles).toEqual([{ kind, count: 1 }])
    await db.update(orders).set({ state: 'completed', dueAt: null }).where(eq(orders.id, order!.id))
    const free = await exchange.ask(user.unbindPlatformCheck, {}, { token: buyer.token })
    expect(free).toEqual({ can_unbind: true, obstacles: [] })
    expect(await unbind(buyer.token)).toBe(0)
    expect(await unbind(seller.token)).toBe(0)
  },
)

test('S1.12 what has to end first is counted by the list that shows it', async () => {
  const { db } = exchange.services
  const [buyer, seller] = [await exchange.signInTrader(), await exchange.signInTrader()]
  await db.insert(goods).values(goodsRow()).onConflictDoNothing()
  const goodsId = goodsRow().id
  const wanted = { buyerId: buyer.userId, goodsId, price: 100n, quantity: 1, expiresAt: new Date() }
  const wantedStates = ['awaiting_payment', 'active', 'suspended'] as const
  await db.insert(purchaseOrders).values(wantedStates.map((state) => ({ ...wanted, state })))
  const item = { ownerId: seller.userId, goodsId }
  const ids = ['38000000003', '38000000004']
  const owned = await db
    .insert(assets)
    .values(ids.map((platformAssetId) => ({ ...item, platformAssetId })))
    .returning()
  const forSale = owned.map(({ id }) => ({ assetId: id, sellerId: seller.userId, goodsId, price: 200n }))
  const [paidFor, unpaidFor] = await db.insert(listings).values(forSale).returning()
  const offer = { buyerId: buyer.userId, sellerId: seller.userId, listingPrice: 200n, price: 150n }
  await db.insert(bargains).values([
    { ...offer, listingId: paidFor!.id, state: 'open', paidAt: new Date() },
    { ...offer, listingId: unpaidFor!.id },
  ])
  const obstaclesTo = async ({ token }: { token: string }) =>
    (await exchange.ask(user.unbindPlatformCheck, {}, { token })).obstacles
  expect(await obstaclesTo(buyer)).toEqual([
    { kind: 'purchase_orders', count: 2 },
    { kind: 'suspended_purchase_orders', count: 1 },
    { kind: 'sent_bargains', count: 2 },
  ])
  expect(await obstaclesTo(seller)).toEqual([
    { kind: 'listings', count: 2 },
    { kind: 'received_bargains', count: 1 },
  ])
})
