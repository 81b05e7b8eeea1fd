import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/platform.ts'
import * as user from '#contract/user.ts'
import { openApiKey } from '#exchange/accounts/api-key.ts'
import { checkAction } from '#exchange/accounts/check-action.ts'
import { noteSetupFailure } from '#exchange/accounts/trade-preparation.ts'
import { transact } from '#exchange/db/transact.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets, listings, orders, type ListingState } from '#exchange/db/schema/trading.ts'
import { Refusal } from '#exchange/refusal.ts'
import { accountIdOf } from '#lib/steam-id.ts'
import type { NewAccount } from '#simulators/steam/accounts.ts'
import { goodsRow } from '../factories/goods-row.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { publicUrl } from '../setup/exchange-settings.ts'
import type { Person } from '../setup/exchange-people.ts'
import { signInAtSteam } from '../setup/steam-browser.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const makeKey = () => randomBytes(16).toString('hex').toUpperCase()
const newAccount = (facts: Partial<NewAccount> = {}) => exchange.steam.createAccount({ personaName: 'Ada', ...facts })
const finish = ({ token }: Person, params: Record<string, string>) =>
  exchange.call(platform.finishSignIn, { params }, { token })

async function comeBackFromSteam({ token }: Person, steamId: string): Promise<Record<string, string>> {
  const { url } = await exchange.ask(platform.startSignIn, { return_path: '/setting' }, { token })
  return signInAtSteam(exchange.steam, url, steamId)
}

async function bind(person: Person, steamId: string) {
  return finish(person, await comeBackFromSteam(person, steamId))
}

const tradeUrlOf = ({ steamId, tradeToken }: { steamId: string; tradeToken: string }) =>
  `${exchange.steam.baseUrl}/tradeoffer/new/?partner=${accountIdOf(steamId)}&token=${tradeToken}`

test('a person binds the account that they sign in with at the platform, and takes over its name and picture', async () => {
  const person = await exchange.signIn({ nickname: 'user_abc234' })
  const { steamId } = newAccount({ personaName: 'Ada Lovelace' })
  const params = await comeBackFromSteam(person, steamId)
  expect(params['openid.return_to']).toBe(`${publicUrl}/steam/return?state=${params.state}`)
  expect((await finish(person, params)).data).toEqual({ steam64_id: steamId, return_path: '/setting' })
  expect(await exchange.ask(user.info, {}, { token: person.token })).toMatchObject({
    steam64_id: steamId,
    inventory_open: true,
    nickname: 'Ada Lovelace',
    avatars: `${exchange.steam.baseUrl}/avatars/${steamId}.svg`,
  })
})

test('a name that the person chose stays, and a private inventory is seen', async () => {
  const person = await exchange.signIn({ nickname: 'Grace' })
  await bind(person, newAccount({ isPublic: false }).steamId)
  const me = await exchange.ask(user.info, {}, { token: person.token })
  expect(me).toMatchObject({ nickname: 'Grace', inventory_open: false })
})

test('a sign-in is good once, for ten minutes, and for the one who set out with it', async () => {
  const [person, stranger] = [await exchange.signIn(), await exchange.signIn()]
  const { steamId } = newAccount()
  const params = await comeBackFromSteam(person, steamId)
  const refused = { code: codes.platformSignInFailed, extra: { reason: 'unknown_sign_in' } }
  expect(await finish(stranger, params)).toMatchObject(refused)
  expect(await finish(person, { ...params, state: 'made-up' })).toMatchObject(refused)
  expect(await finish(person, {})).toMatchObject(refused)
  await exchange.advance(601)
  expect(await finish(person, params)).toMatchObject(refused)
  const again = await comeBackFromSteam(person, steamId)
  expect((await finish(person, again)).code).toBe(0)
  expect(await finish(person, again)).toMatchObject(refused)
})

test('a forged return binds nothing', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [newAccount(), newAccount()]
  const params = await comeBackFromSteam(person, mine.steamId)
  const identity = `${exchange.steam.baseUrl}/openid/id/${theirs.steamId}`
  const forged = { ...params, 'openid.claimed_id': identity, 'openid.identity': identity }
  expect(await finish(person, forged)).toMatchObject({
    code: codes.platformSignInFailed,
    extra: { reason: 'rejected' },
  })
  expect((await exchange.ask(user.info, {}, { token: person.token })).steam64_id).toBeNull()
})

test('one platform account is bound to one person, and a person binds one account', async () => {
  const [first, second] = [await exchange.signIn(), await exchange.signIn()]
  const { steamId } = newAccount()
  await bind(first, steamId)
  expect((await bind(second, steamId)).code).toBe(codes.platformBoundElsewhere)
  const again = await exchange.call(platform.startSignIn, { return_path: '/' }, { token: first.token })
  expect(again.code).toBe(codes.stateConflict)
})

test('an API key is kept only after the platform took it, sealed, and never shown', async () => {
  const person = await exchange.signIn()
  const apiKey = makeKey()
  const set = (api_key: string) => exchange.call(user.setApiKey, { api_key }, { token: person.token })
  expect((await set(apiKey)).code).toBe(codes.platformNotBound)
  await bind(person, newAccount({ apiKey }).steamId)
  expect((await set(makeKey())).code).toBe(codes.apiKeyInvalid)
  expect((await set(apiKey.toLowerCase())).code).toBe(0)
  const [row] = await exchange.services.db.select().from(users).where(eq(users.id, person.userId))
  expect(row!.apiKey).not.toContain(apiKey)
  expect(openApiKey(exchange.services.settings.secretKey, row!)).toBe(apiKey)
  const me = await exchange.ask(user.info, {}, { token: person.token })
  expect(me.api_key_set).toBe(true)
  expect(JSON.stringify(me)).not.toContain(apiKey)
})

test('a platform that does not answer is told as such, and the key is not kept', async () => {
  const person = await exchange.signIn()
  const apiKey = makeKey()
  await bind(person, newAccount({ apiKey }).steamId)
  await exchange.steam.fetch(controlRequest({ rate_limited: { times: 1 } }))
  const refused = await exchange.call(user.setApiKey, { api_key: apiKey }, { token: person.token })
  expect(refused.code).toBe(codes.serviceUnavailable)
  expect((await exchange.ask(user.info, {}, { token: person.token })).api_key_set).toBe(false)
})

const controlRequest = (order: object) =>
  new Request(`${exchange.steam.baseUrl}/control.json`, { method: 'POST', body: JSON.stringify(order) })

test('a trade link is kept clean, and only that of the bound account', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [newAccount(), newAccount()]
  const set = (trade_url: string) => exchange.call(user.setTradeUrl, { trade_url }, { token: person.token })
  expect((await set(tradeUrlOf(mine))).code).toBe(codes.platformNotBound)
  await bind(person, mine.steamId)
  expect((await set(tradeUrlOf(theirs))).code).toBe(codes.tradeUrlInvalid)
  expect((await set('https://elsewhere.test/tradeoffer/new/?partner=1&token=abcdefgh')).code).toBe(
    codes.tradeUrlInvalid,
  )
  expect((await set(` ${tradeUrlOf(mine)}&utm_source=chat `)).code).toBe(0)
  expect((await exchange.ask(user.info, {}, { token: person.token })).trade_url).toBe(tradeUrlOf(mine))
})

test('a writing call repeats its answer for its key and refuses the key for other contents', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [newAccount(), newAccount()]
  await bind(person, mine.steamId)
  const set = (trade_url: string, key: string | null) =>
    exchange.call(user.setTradeUrl, { trade_url }, { token: person.token, key })
  expect((await set(tradeUrlOf(mine), null)).code).toBe(codes.keyMissing)
  expect((await set(tradeUrlOf(mine), 'key-of-this-test')).code).toBe(0)
  expect((await set(tradeUrlOf(mine), 'key-of-this-test')).code).toBe(0)
  expect((await set(tradeUrlOf(theirs), 'key-of-this-test')).code).toBe(codes.keyReused)
})

test('the inventory is looked at again on request, a limited number of times', async () => {
  const person = await exchange.signIn()
  const check = () => exchange.call(platform.checkInventory, {}, { token: person.token })
  expect((await check()).code).toBe(codes.platformNotBound)
  const { steamId } = newAccount({ isPublic: false })
  await bind(person, steamId)
  expect((await check()).data).toEqual({ inventory_open: false })
  await exchange.steam.fetch(controlRequest({ private: { steamid: steamId, on: false } }))
  expect((await check()).data).toEqual({ inventory_open: true })
  expect((await exchange.ask(user.info, {}, { token: person.token })).inventory_open).toBe(true)
  for (let asked = 2; asked < 10; asked++) await check()
  expect((await check()).code).toBe(codes.tooManyRequests)
})

test('the places on the platform where each step is done are told', async () => {
  const base = exchange.steam.baseUrl
  expect(await exchange.ask(platform.where, {})).toEqual({
    privacy_url: `${base}/my/edit/settings`,
    api_key_url: `${base}/dev/apikey`,
    trade_url_url: `${base}/my/tradeoffers/privacy`,
  })
})

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
  expect((await bind(await exchange.signIn(), person.steamId)).code).toBe(0)
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
    const obstacles = [{ kind: 'orders', count: 1 }]
    const asked = await exchange.ask(user.unbindPlatformCheck, {}, { token: buyer.token })
    expect(asked).toEqual({ can_unbind: false, obstacles })
    const refused = await exchange.call(platform.unbind, {}, { token: buyer.token })
    expect(refused).toMatchObject({ code: codes.stateConflict, extra: { obstacles } })
    expect(await unbind(seller.token)).toBe(codes.stateConflict)
    await db.update(orders).set({ state: 'completed' }).where(eq(orders.id, order!.id))
    const free = await exchange.ask(user.unbindPlatformCheck, {}, { token: buyer.token })
    expect(free).toEqual({ can_unbind: true, obstacles: [] })
    expect(await unbind(buyer.token)).toBe(0)
    expect(await unbind(seller.token)).toBe(0)
  },
)

test('S1.14 S2.42 S8.12 S8.13 the check before buying names the first thing that is missing', async () => {
  const { db } = exchange.services
  const person = await exchange.signIn()
  const apiKey = makeKey()
  const account = newAccount({ isPublic: false, apiKey })
  const check = () => exchange.call(orderPreview, {}, { token: person.token })
  const done = { platform_bound: true, inventory_open: true, api_key_set: true, trade_url_set: true }
  expect((await check()).code).toBe(codes.platformNotBound)
  await bind(person, account.steamId)
  expect(await check()).toMatchObject({
    code: codes.tradeNotPrepared,
    extra: { preparation: { ...done, inventory_open: false, api_key_set: false, trade_url_set: false } },
  })
  await exchange.ask(user.setApiKey, { api_key: apiKey }, { token: person.token })
  expect((await check()).extra).toEqual({ preparation: { ...done, inventory_open: false, trade_url_set: false } })
  await exchange.ask(user.setTradeUrl, { trade_url: tradeUrlOf(account) }, { token: person.token })
  expect(await check()).toMatchObject({
    code: codes.inventoryPrivate,
    extra: { preparation: { inventory_open: false } },
  })
  await exchange.steam.fetch(controlRequest({ private: { steamid: account.steamId, on: false } }))
  await exchange.ask(platform.checkInventory, {}, { token: person.token })
  expect((await check()).data).toEqual(done)
  await transact(db, (tx) => noteSetupFailure(tx, person.userId, 'api_key_invalid'))
  expect(await check()).toMatchObject({
    code: codes.tradeSetupBroken,
    message: expect.stringContaining('API key'),
    extra: { setup_failure: 'api_key_invalid' },
  })
  await exchange.ask(user.setApiKey, { api_key: apiKey }, { token: person.token })
  expect((await check()).code).toBe(0)
})

test.each([
  ['S8.8 frozen', 'frozen', codes.accountFrozen],
  ['S8.7 closing', 'closing', codes.accountClosing],
] as const)('%s accounts may not trade', async (_, kind, code) => {
  const person = await exchange.signInTrader()
  const imposed = { userId: person.userId, kind, reason: 'test', imposedBy: 'test' }
  await exchange.services.db.insert(restrictions).values(imposed)
  expect((await exchange.call(orderPreview, {}, { token: person.token })).code).toBe(code)
  const checked = await checkAction(exchange.services.db, person.userId, 'sale', 'share')
  expect(checked).toBeInstanceOf(Refusal)
})

test('S6.1 a visitor is asked to sign in for everything of a person', async () => {
  const calls = [user.info, orderPreview, platform.checkInventory, platform.unbind] as const
  for (const call of calls) expect((await exchange.call(call, {})).code).toBe(codes.sessionInvalid)
})
