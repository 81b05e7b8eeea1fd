import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purchasePreview } from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/accounts/platform.ts'
import { info, setApiKey, setTradeUrl } from '#contract/accounts/user.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { transact } from '#exchange/db/transact.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { noteSetupFailure } from '#exchange/platform-accounts/note-setup-failure.ts'
import { ServiceUnavailable } from '#exchange/ports/service-unavailable.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { listItem } from '../../setup/exchange/market.ts'
import { misbehave } from '../../setup/exchange/offers.ts'
import type { Trader } from '../../setup/exchange/people.ts'
import { renewLink } from '../../setup/exchange/platform.ts'
import { createPurchases } from '../../setup/exchange/purchases.ts'
import { createStandings, heldRefusal } from '../../setup/exchange/standings.ts'
import { signInAtSteam } from '../../setup/steam-browser.ts'

let exchange: TestExchange
let standings: ReturnType<typeof createStandings>
beforeAll(async () => {
  exchange = await openTestExchange()
  standings = createStandings(exchange)
})
afterAll(() => exchange.close())

test('S8.11 the platform’s bans are told apart, for many accounts at once', async () => {
  const accounts = Array.from({ length: 130 }, (_, index) => exchange.steam.createAccount({ personaName: `A${index}` }))
  await standings.setBan(accounts[0]!.steamId, 'banned')
  await standings.setBan(accounts[129]!.steamId, 'probation')
  const asked = [...accounts.map(({ steamId }) => steamId), '76561199999999999']
  const told = await exchange.services.platform.listTradeStandings(asked)
  expect(told.size).toBe(130)
  expect(told.get(accounts[0]!.steamId)).toBe('restricted')
  expect(told.get(accounts[129]!.steamId)).toBe('suspended')
  expect(told.get(accounts[1]!.steamId)).toBe('good')
})

test('S8.11 sellers whom the platform bans are found, taken offline, and free again when it lets go', async () => {
  const seller = await exchange.signInTrader()
  const other = await exchange.signInTrader()
  const { listingId } = await listItem(exchange, seller, 10_00n)
  await listItem(exchange, other, 10_00n)
  await standings.setBan(seller.steamId, 'probation')
  await standings.runStandings()
  expect(await standings.codeOf(seller)).toBe(codes.platformTradeSuspended)
  expect(await standings.codeOf(other)).toBe(0)
  const [listing] = await exchange.services.db
    .select()
    .from(listings)
    .where(eq(listings.id, BigInt(listingId)))
  expect(listing).toMatchObject({ state: 'failed', failure: 'seller_banned' })
  await standings.setBan(seller.steamId, 'banned')
  await standings.runStandings()
  expect(await standings.codeOf(seller)).toBe(codes.platformTradeRestricted)
  expect((await exchange.ask(info, {}, seller)).restrictions).toHaveLength(1)
  await standings.setBan(seller.steamId, 'none')
  await standings.runStandings()
  expect(await standings.codeOf(seller)).toBe(0)
})

test('S8.11 asking for the inventory asks for the account’s standing, too; an operator’s word stays', async () => {
  const person = await exchange.signInTrader()
  const ask = () => exchange.ask(platform.checkInventory, {}, person)
  await standings.setBan(person.steamId, 'banned')
  await ask()
  await ask()
  expect(await standings.codeOf(person)).toBe(codes.platformTradeRestricted)
  const order = { userId: person.userId, seconds: null, reason: 'test', by: 'operator Lin' }
  await transact(exchange.services.db, (tx) => restrictUser(tx, { ...order, kind: 'platform_suspended' }))
  await standings.setBan(person.steamId, 'none')
  await ask()
  expect(await standings.codeOf(person)).toBe(codes.platformTradeSuspended)
})

test('S8.11 a banned account is known as such when it is bound, and its ban stays with it when it is not', async () => {
  const person = await exchange.signIn()
  const { steamId } = exchange.steam.createAccount({ personaName: 'Mallory' })
  await standings.setBan(steamId, 'banned')
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
  await standings.setBan(person.steamId, 'banned')
  await misbehave(exchange, { rate_limited: { times: 10, retry_after: 1 } })
  const asked = exchange.services.platform.listTradeStandings([person.steamId])
  await expect(asked).rejects.toThrow(ServiceUnavailable)
  expect(await standings.codeOf(person)).toBe(0)
  await misbehave(exchange, { reset: true })
})

test('S8.12 S8.13 a link that the platform no longer accepts is not taken, and has to be replaced when it stops working', async () => {
  const buyer = await exchange.signInTrader({ funds: 100_00n })
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  await createPurchases(exchange).post(buyer, 5_00n)
  const link = await renewLink(exchange, buyer.steamId)
  await standings.runStandings()
  const broken = { code: codes.tradeSetupBroken, extra: { setup_failure: 'trade_url_invalid' } }
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(broken)
  const old = await exchange.call(setTradeUrl, { trade_url: buyer.tradeUrl }, buyer)
  expect(old).toMatchObject({ code: codes.tradeUrlInvalid, message: expect.stringContaining('no longer accepts') })
  expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(broken)
  await exchange.ask(setTradeUrl, { trade_url: link }, buyer)
  await standings.runStandings()
  expect((await exchange.call(purchasePreview, {}, buyer)).code).toBe(0)
})

test('S8.12 S8.13 a link that stopped working while the key was dead has to be replaced once the key is', async () => {
  const person = await exchange.signInTrader()
  const { db } = exchange.services
  const noteDead = () => transact(db, (tx) => noteSetupFailure(tx, person.userId, 'api_key_invalid').then(() => ({})))
  const setKey = () => exchange.ask(setApiKey, { api_key: person.apiKey }, person)
  const failure = async () => (await exchange.call(purchasePreview, {}, person)).extra?.['setup_failure']
  await noteDead()
  const link = await renewLink(exchange, person.steamId)
  await setKey()
  expect(await failure()).toBe('trade_url_invalid')
  await noteDead()
  await setKey()
  expect(await failure(), 'nor is it forgotten over another dead key').toBe('trade_url_invalid')
  await misbehave(exchange, { rate_limited: { times: 9, retry_after: 60 } })
  await exchange.call(setTradeUrl, { trade_url: person.tradeUrl }, person)
  expect(await failure(), 'nor is it revived while nobody can ask about it').toBe('trade_url_invalid')
  await misbehave(exchange, { reset: true })
  await exchange.ask(setTradeUrl, { trade_url: link }, person)
  expect(await failure()).toBeUndefined()
})

/** Makes inserts of restrictions on this person fail the first `times` times. Returns a function that undoes this. */
async function failToRestrict({ userId }: Trader, times = 1_000): Promise<() => Promise<void>> {
  const run = (statement: string) => exchange.services.db.execute(sql.raw(statement))
  await run(`create sequence tries`)
  await run(`create function fail() returns trigger language plpgsql as $$ begin
    -- A number that is taken stays taken when the transaction is undone.
    if nextval('tries') <= ${times} then raise 'the database has hiccups'; end if;
    return new;
  end $$`)
  await run(
    `create trigger fail before insert on restrictions for each row when (new.user_id = ${userId}) execute function fail()`,
  )
  return async () => {
    await run(`drop function fail cascade`)
    await run(`drop sequence tries`)
  }
}

test('S8.11 one person whose look fails keeps nobody else from theirs, and is looked at again', async () => {
  const sellers = [await exchange.signInTrader(), await exchange.signInTrader(), await exchange.signInTrader()] as const
  for (const seller of sellers) {
    await listItem(exchange, seller, 10_00n)
    await standings.setBan(seller.steamId, 'banned')
  }
  const endFailing = await failToRestrict(sellers[0])
  await standings.runStandings()
  expect(await Promise.all(sellers.map(standings.codeOf))).toEqual([
    0,
    codes.platformTradeRestricted,
    codes.platformTradeRestricted,
  ])
  await endFailing()
  await standings.runStandings()
  expect(await standings.codeOf(sellers[0])).toBe(codes.platformTradeRestricted)
})

test('S8.11 a look that fails once is made up for in the same round, after the others', async () => {
  const buyers = await Promise.all([1, 2, 3, 4].map(() => exchange.signInTrader({ funds: 100_00n })))
  await listItem(exchange, await exchange.signInTrader(), 10_00n)
  for (const buyer of buyers) {
    await createPurchases(exchange).post(buyer, 5_00n)
    await standings.setHold(buyer.steamId, 15)
  }
  const endFailing = await failToRestrict(buyers[0]!, 1)
  await standings.runStandings()
  for (const buyer of buyers) expect(await exchange.call(purchasePreview, {}, buyer)).toMatchObject(heldRefusal)
  await endFailing()
})
