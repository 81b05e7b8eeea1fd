import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderPreview, purchasePreview, salePreview, supplyPreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import { sync } from '#contract/inventory.ts'
import { listMsg } from '#contract/mail.ts'
import * as platform from '#contract/platform.ts'
import { info, setTradeUrl } from '#contract/user.ts'
import { restrictUser } from '#exchange/accounts/commands/restrict-user.ts'
import { standingsQueue } from '#exchange/accounts/workers/check-trade-standings.ts'
import { transact } from '#exchange/db/transact.ts'
import { listings } from '#exchange/db/schema/trading.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { publicUrl } from '../setup/exchange-settings.ts'
import { listItem } from '../setup/exchange-market.ts'
import type { Trader } from '../setup/exchange-people.ts'
import { createPurchases } from '../setup/exchange-purchases.ts'
import { createTrading } from '../setup/exchange-trading.ts'
import { signInAtSteam } from '../setup/steam-browser.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

async function control(order: object): Promise<void> {
  const body = JSON.stringify(order)
  const answer = await exchange.steam.fetch(
    new Request(`${publicUrl}/simulators/steam/control.json`, { method: 'POST', body }),
  )
  expect(answer.status).toBe(200)
}
const setBan = (steamid: string, ban: 'none' | 'probation' | 'banned') => control({ economy_ban: { steamid, ban } })

/** The job of every half hour. */
async function runStandings(): Promise<void> {
  await exchange.services.jobs.send(standingsQueue, {})
  await exchange.runJobs()
}

const codeOf = async (person: Trader) => (await exchange.call(salePreview, {}, person)).code

test('S8.11 the platform’s bans are told apart, for many accounts at once', async () => {
  const accounts = Array.from({ length: 130 }, (_, index) => exchange.steam.createAccount({ personaName: `A${index}` }))
  await setBan(accounts[0]!.steamId, 'banned')
  await setBan(accounts[129]!.steamId, 'probation')
  const asked = [...accounts.map(({ steamId }) => steamId), '76561199999999999']
  const standings = await exchange.services.platform.listTradeStandings(asked)
  expect(standings.size).toBe(130)
  expect(standings.get(accounts[0]!.steamId)).toBe('restricted')
  expect(standings.get(accounts[129]!.steamId)).toBe('suspended')
  expect(standings.get(accounts[1]!.steamId)).toBe('good')
})

test('S8.11 sellers whom the platform bans are found, taken offline, and free again when it lets go', async () => {
  const seller = await exchange.signInTrader()
  const other = await exchange.signInTrader()
  const { listingId } = await listItem(exchange, seller, 10_00n)
  await listItem(exchange, other, 10_00n)
  await setBan(seller.steamId, 'probation')
  await runStandings()
  expect(await codeOf(seller)).toBe(codes.platformTradeSuspended)
  expect(await codeOf(other)).toBe(0)
  const [listing] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  expect(listing).toMatchObject({ state: 'failed', failure: 'seller_banned' })
  await setBan(seller.steamId, 'banned')
  await runStandings()
  expect(await codeOf(seller)).toBe(codes.platformTradeRestricted)
  expect((await exchange.ask(info, {}, seller)).restrictions).toHaveLength(1)
  await setBan(seller.steamId, 'none')
  await runStandings()
  expect(await codeOf(seller)).toBe(0)
})

test('S8.11 asking for the inventory asks for the account’s standing, too; an operator’s word stays', async () => {
  const person = await exchange.signInTrader()
  const ask = () => exchange.ask(platform.checkInventory, {}, person)
  await setBan(person.steamId, 'banned')
  await ask()
  await ask()
  expect(await codeOf(person)).toBe(codes.platformTradeRestricted)
  const order = { userId: person.userId, seconds: null, reason: 'test', by: 'operator Lin' }
  await transact(exchange.services.db, (tx) => restrictUser(tx, { ...order, kind: 'platform_suspended' }))
  await setBan(person.steamId, 'none')
  await ask()
  expect(await codeOf(person)).toBe(codes.platformTradeSuspended)
})

test('S8.11 a banned account is known as such when it is bound, and its ban stays with it when it is not', async () => {
  const person = await exchange.signIn()
  const { steamId } = exchange.steam.createAccount({ personaName: 'Mallory' })
  await setBan(steamId, 'banned')
  const { url } = await exchange.ask(platform.startSignIn, { return_path: '/' }, person)
  const params = await signInAtSteam(exchange.steam, url, steamId)
  await exchange.ask(platform.finishSignIn, { params }, person)
  const kinds = async () => (await exchange.ask(info, {}, person)).restrictions.map(({ kind }) => kind)
  expect(await kinds()).toEqual(['platform_restricted'])
  await exchange.ask(platform.unbind, {}, person)
  expect(await kinds()).toEqual([])
})

test('a platform that does not answer changes nothing, and is asked again later', async () => {
  const person = await exchange.signInTrader()
  await setBan(person.steamId, 'banned')
  await control({ rate_limited: { times: 10, retry_after: 1 } })
  const asked = exchange.services.platform.listTradeStandings([person.steamId])
  await expect(asked).rejects.toThrow(ServiceUnavailable)
  expect(await codeOf(person)).toBe(0)
  await control({ reset: true })
})

const setHold = (steamid: string, days: number) => control({ trade_hold: { steamid, seconds: days * 86_400 } })
const heldRefusal = {
  code: codes.platformTradeSuspended,
  message: expect.stringContaining('holds the trades of your account'),
}

test('S8.11 whose trades the platform holds does not trade, hears why, and trades again when it lets go', async () => {
  const person = await exchange.signInTrader()
  const { listingId } = await listItem(exchange, person, 10_00n)
  const ask = () => exchange.ask(platform.checkInventory, {}, person)
  await setHold(person.steamId, 15)
  await ask()
  await ask()
  for (const preview of [orderPreview, salePreview, purchasePreview, supplyPreview])
    expect(await exchange.call(preview, {}, person)).toMatchObject(heldRefusal)
  const mails = async () => (await exchange.ask(listMsg, {}, person)).items
  expect((await mails()).filter(({ kind }) => kind === 'restricted_platform_held')).toMatchObject([
    { text: expect.stringContaining('15 days') },
  ])
  const [listing] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  expect(listing).toMatchObject({ state: 'failed' })
  await setHold(person.steamId, 0)
  await runStandings()
  expect(await codeOf(person)).toBe(0)
  expect((await mails())[0]!.kind).toBe('restriction_lifted')
})

test('S8.11 a hold is found when the link is set, and when the inventory is read; it goes with the account', async () => {
  const person = await exchange.signInTrader()
  await setHold(person.steamId, 7)
  await exchange.ask(setTradeUrl, { trade_url: person.tradeUrl }, person)
  expect(await exchange.call(salePreview, {}, person)).toMatchObject(heldRefusal)
  await exchange.ask(platform.unbind, {}, person)
  expect((await exchange.ask(info, {}, person)).restrictions).toEqual([])

  const seller = await exchange.signInTrader()
  await setHold(seller.steamId, 7)
  await exchange.ask(sync, { start: true }, seller)
  await exchange.runJobs()
  expect(await exchange.call(salePreview, {}, seller)).toMatchObject(heldRefusal)
})

test('S8.11 who wants to buy is asked about every half hour; silence decides nothing', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await createPurchases(exchange).want(buyer, 5_00n)
  await setHold(buyer.steamId, 15)
  await runStandings()
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(heldRefusal)
  const other = await exchange.signInTrader()
  await setHold(other.steamId, 15)
  await control({ rate_limited: { times: 10, retry_after: 1 } })
  await exchange.ask(setTradeUrl, { trade_url: other.tradeUrl }, other)
  await control({ reset: true })
  expect(await codeOf(other)).toBe(0)
})

test('S8.11 who waits for what they bought is asked about as well', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await createTrading(exchange).buy(buyer, await listItem(exchange, await exchange.signInTrader(), 10_00n))
  await setHold(buyer.steamId, 15)
  await runStandings()
  expect(await exchange.call(orderPreview, {}, buyer)).toMatchObject(heldRefusal)
})

/** Makes the link of this account useless, as its owner does on the platform's page, and answers the new one. */
async function renewLink(steamId: string): Promise<string> {
  const page = `${exchange.steam.baseUrl}/my/tradeoffers/privacy`
  const form = new URLSearchParams({ steamid: steamId })
  const login = await exchange.steam.fetch(
    new Request(`${exchange.steam.baseUrl}/login/`, { method: 'POST', body: form }),
  )
  const headers = {
    cookie: login.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
  await exchange.steam.fetch(new Request(page, { method: 'POST', headers }))
  const shown = await (await exchange.steam.fetch(new Request(page, { headers }))).text()
  return /name="trade_url" readonly value="([^"]+)"/.exec(shown)![1]!.replaceAll('&amp;', '&')
}

test('S8.12 S8.13 a link that the platform no longer accepts is not taken, and has to be set anew when it stops working', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await createPurchases(exchange).want(buyer, 5_00n)
  const link = await renewLink(buyer.steamId)
  await runStandings()
  const broken = { code: codes.tradeSetupBroken, extra: { setup_failure: 'trade_url_invalid' } }
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(broken)
  const old = await exchange.call(setTradeUrl, { trade_url: buyer.tradeUrl }, buyer)
  expect(old).toMatchObject({ code: codes.tradeUrlInvalid, message: expect.stringContaining('no longer accepts') })
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(broken)
  await exchange.ask(setTradeUrl, { trade_url: link }, buyer)
  await runStandings()
  expect((await exchange.call(purchasePreview, {}, buyer)).code).toBe(0)
})
