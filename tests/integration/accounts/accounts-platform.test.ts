import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/accounts/platform.ts'
import * as user from '#contract/accounts/user.ts'
import { openApiKey, sealApiKey } from '#exchange/accounts/api-key.ts'
import { checkAction } from '#exchange/accounts/check-action.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { transact } from '#exchange/db/transact.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { Refusal } from '#exchange/refusal.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { mailKindsOf } from '../../setup/exchange/mail.ts'
import { createBinding, makeKey, renewLink } from '../../setup/exchange/platform.ts'
import { misbehave } from '../../setup/exchange/offers.ts'

let exchange: TestExchange
let binding: ReturnType<typeof createBinding>
beforeAll(async () => {
  exchange = await openTestExchange()
  binding = createBinding(exchange)
})
afterAll(() => exchange.close())

test('an API key is kept only after the platform took it, sealed, and never shown', async () => {
  const person = await exchange.signIn()
  const apiKey = makeKey()
  const set = (api_key: string) => exchange.call(user.setApiKey, { api_key }, { token: person.token })
  expect((await set(apiKey)).code).toBe(codes.platformNotBound)
  await binding.bind(person, binding.newAccount({ apiKey }).steamId)
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
  await binding.bind(person, binding.newAccount({ apiKey }).steamId)
  await misbehave(exchange, { rate_limited: { times: 1 } })
  const refused = await exchange.call(user.setApiKey, { api_key: apiKey }, { token: person.token })
  expect(refused.code).toBe(codes.serviceUnavailable)
  expect((await exchange.ask(user.info, {}, { token: person.token })).api_key_set).toBe(false)
})

test('a trade link is kept clean, and only that of the bound account', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [binding.newAccount(), binding.newAccount()]
  const set = (trade_url: string) => exchange.call(user.setTradeUrl, { trade_url }, { token: person.token })
  expect((await set(binding.tradeUrlOf(mine))).code).toBe(codes.platformNotBound)
  await binding.bind(person, mine.steamId)
  expect((await set(binding.tradeUrlOf(theirs))).code).toBe(codes.tradeUrlInvalid)
  expect((await set('https://elsewhere.test/tradeoffer/new/?partner=1&token=abcdefgh')).code).toBe(
    codes.tradeUrlInvalid,
  )
  expect((await set(` ${binding.tradeUrlOf(mine)}&utm_source=chat `)).code).toBe(0)
  expect((await exchange.ask(user.info, {}, { token: person.token })).trade_url).toBe(binding.tradeUrlOf(mine))
})

test('S1.11 S1.12 another key or link in place of one is told by mail; what a person sets up first is not', async () => {
  const person = await exchange.signIn()
  const apiKey = makeKey()
  const account = binding.newAccount({ apiKey })
  const setKey = (api_key: string) => exchange.ask(user.setApiKey, { api_key }, person)
  const setLink = (trade_url: string) => exchange.ask(user.setTradeUrl, { trade_url }, person)
  const setUp = async () => {
    await setKey(apiKey)
    await setLink(binding.tradeUrlOf(account))
  }
  await binding.bind(person, account.steamId)
  await setUp()
  await setUp()
  expect(await mailKindsOf(exchange, person)).toEqual([])
  await setLink(await renewLink(exchange, account.steamId))
  const sealed = sealApiKey(exchange.services.settings.secretKey, person.userId, makeKey())
  await exchange.services.db.update(users).set({ apiKey: sealed }).where(eq(users.id, person.userId))
  await setKey(apiKey)
  expect(await mailKindsOf(exchange, person)).toEqual(['api_key_replaced', 'trade_url_replaced'])
})

test('a writing call repeats its answer for its key and refuses the key for other contents', async () => {
  const person = await exchange.signIn()
  const [mine, theirs] = [binding.newAccount(), binding.newAccount()]
  await binding.bind(person, mine.steamId)
  const set = (trade_url: string, key: string | null) =>
    exchange.call(user.setTradeUrl, { trade_url }, { token: person.token, key })
  expect((await set(binding.tradeUrlOf(mine), null)).code).toBe(codes.keyMissing)
  expect((await set(binding.tradeUrlOf(mine), 'key-of-this-test')).code).toBe(0)
  expect((await set(binding.tradeUrlOf(mine), 'key-of-this-test')).code).toBe(0)
  expect((await set(binding.tradeUrlOf(theirs), 'key-of-this-test')).code).toBe(codes.keyReused)
})

test('the inventory is looked at again on request, a limited number of times', async () => {
  const person = await exchange.signIn()
  const check = () => exchange.call(platform.checkInventory, {}, { token: person.token })
  expect((await check()).code).toBe(codes.platformNotBound)
  const { steamId } = binding.newAccount({ isPublic: false })
  await binding.bind(person, steamId)
  expect((await check()).data).toEqual({ inventory_open: false })
  await misbehave(exchange, { private: { steamid: steamId, on: false } })
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

test('S1.14 S2.42 S8.12 S8.13 the check before buying names the first thing that is missing', async () => {
  const { db } = exchange.services
  const person = await exchange.signIn()
  const apiKey = makeKey()
  const account = binding.newAccount({ isPublic: false, apiKey })
  const check = () => exchange.call(orderPreview, {}, { token: person.token })
  const done = { platform_bound: true, inventory_open: true, api_key_set: true, trade_url_set: true }
  expect((await check()).code).toBe(codes.platformNotBound)
  await binding.bind(person, account.steamId)
  expect(await check()).toMatchObject({
    code: codes.tradeNotPrepared,
    extra: { preparation: { ...done, inventory_open: false, api_key_set: false, trade_url_set: false } },
  })
  await exchange.ask(user.setApiKey, { api_key: apiKey }, { token: person.token })
  expect((await check()).extra).toEqual({ preparation: { ...done, inventory_open: false, trade_url_set: false } })
  await exchange.ask(user.setTradeUrl, { trade_url: binding.tradeUrlOf(account) }, { token: person.token })
  expect(await check()).toMatchObject({
    code: codes.inventoryPrivate,
    extra: { preparation: { inventory_open: false } },
  })
  await misbehave(exchange, { private: { steamid: account.steamId, on: false } })
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

test('S8.12 S8.13 a new link does not mend a key that has stopped working, nor a new key a link', async () => {
  const { db } = exchange.services
  const person = await exchange.signInTrader()
  const failure = async () => (await exchange.call(orderPreview, {}, person)).extra?.['setup_failure']
  const setKey = () => exchange.ask(user.setApiKey, { api_key: person.apiKey }, person)
  const setLink = () => exchange.ask(user.setTradeUrl, { trade_url: person.tradeUrl }, person)
  await transact(db, (tx) => noteSetupFailure(tx, person.userId, 'api_key_invalid'))
  await setLink()
  expect(await failure()).toBe('api_key_invalid')
  await setKey()
  expect(await failure()).toBeUndefined()
  await transact(db, (tx) => noteSetupFailure(tx, person.userId, 'trade_url_invalid'))
  await setKey()
  expect(await failure()).toBe('trade_url_invalid')
  await setLink()
  expect(await failure()).toBeUndefined()
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
