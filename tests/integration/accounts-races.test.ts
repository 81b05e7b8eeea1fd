import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as auth from '#contract/auth.ts'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/platform.ts'
import { findOrMakeUser } from '#exchange/accounts/commands/find-or-make-user.ts'
import { consumeLimits, limits } from '#exchange/accounts/limits.ts'
import { checkTradePreparation } from '#exchange/accounts/trade-preparation.ts'
import { transact } from '#exchange/db/transact.ts'
import { captchas, sessions, smsCodes, users } from '#exchange/db/schema/accounts.ts'
import { goods } from '#exchange/db/schema/catalogue.ts'
import { assets, listings } from '#exchange/db/schema/trading.ts'
import { readBalances } from '#exchange/ledger/read-balances.ts'
import { Refusal } from '#exchange/refusal.ts'
import { goodsRow } from '../factories/goods-row.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { signInAtSteam } from '../setup/steam-browser.ts'

/** Many connections: what PGlite's one can't show. */
let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres', settings: { welcomeGrant: 100n } })
})
afterAll(() => exchange.close())

const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

async function solvedCaptcha() {
  const { value } = await exchange.ask(auth.captcha, {})
  const [row] = await exchange.services.db.select().from(captchas).where(eq(captchas.id, value.captcha_id))
  return { captcha: row!.answer, captcha_id: value.captcha_id }
}

test('one code used eight times at once opens one session', async () => {
  const phone = '13700000001'
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha()) })
  await exchange.runJobs()
  const sms_code = exchange.sms.listMessages(phone)[0]!.code!
  const answers = await times(8, () => exchange.call(auth.smsLogin, { phone, sms_code }))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(7).fill(codes.codeInvalid)])
  const opened = await exchange.services.db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(users.phone, phone))
  expect(opened).toHaveLength(1)
})

test('guesses sent at once count one by one: five are heard', async () => {
  const phone = '13700000002'
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha()) })
  await exchange.runJobs()
  const code = exchange.sms.listMessages(phone)[0]!.code!
  const guesses = Array.from({ length: 12 }, (_, step) => String((Number(code) + 1 + step) % 10_000).padStart(4, '0'))
  const answers = await Promise.all(guesses.map((sms_code) => exchange.call(auth.smsLogin, { phone, sms_code })))
  expect(answers.filter((answer) => answer.code === codes.codeWrong)).toHaveLength(5)
  const [row] = await exchange.services.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
  expect(row!.attempts).toBe(5)
})

test('one captcha answered eight times at once lets one through', async () => {
  const solved = await solvedCaptcha()
  const answers = await times(8, (index) =>
    exchange.call(auth.sendLoginSms, { phone: `1370001000${index}`, ...solved }),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('eight code requests for one phone at once send one message', async () => {
  const phone = '13700000003'
  const solved = await times(8, solvedCaptcha)
  const answers = await Promise.all(solved.map((captcha) => exchange.call(auth.sendLoginSms, { phone, ...captcha })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array<number>(7).fill(codes.tooManyRequests)])
  await exchange.runJobs()
  expect(exchange.sms.listMessages(phone)).toHaveLength(1)
})

test('two sign-ups of one phone at once make one person with one grant', async () => {
  const phone = '13700000004'
  const { db } = exchange.services
  const made = await times(6, () => transact(db, (tx) => findOrMakeUser(tx, { phone, welcomeGrant: 100n })))
  const ids = new Set(made.map((user) => (user instanceof Refusal ? null : user.id)))
  expect(ids.size).toBe(1)
  expect((await readBalances(db, [...ids][0]!)).available).toBe(100n)
})

test('a limit of so many lets exactly so many through, however many come at once', async () => {
  const { db } = exchange.services
  const outcomes = await times(30, () => consumeLimits(db, [[limits.inventoryByUser, 'race']]))
  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(limits.inventoryByUser.points)
})

test('one platform account that two people bind at once ends up with one of them', async () => {
  const { steamId } = exchange.steam.createAccount({ personaName: 'Ada' })
  const people = await times(2, () => exchange.signIn())
  const returns = await Promise.all(
    people.map(async ({ token }) => {
      const { url } = await exchange.ask(platform.startSignIn, { return_path: '/' }, { token })
      return signInAtSteam(exchange.steam, url, steamId)
    }),
  )
  const answers = await Promise.all(
    people.map(({ token }, index) => exchange.call(platform.finishSignIn, { params: returns[index]! }, { token })),
  )
  expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.platformBoundElsewhere])
})

test('a binding can not end while something begins that rests on it', async () => {
  const { db } = exchange.services
  const { userId, token } = await exchange.signInTrader()
  let unbinding: Promise<{ code: number }> | undefined
  const [item] = await db.insert(goods).values(goodsRow()).returning({ id: goods.id })
  await transact(db, async (tx) => {
    await checkTradePreparation(tx, userId, 'share')
    unbinding = exchange.call(platform.unbind, {}, { token })
    await someoneWaitsForALock()
    const owned = { platformAssetId: '38000000001', ownerId: userId, goodsId: item!.id }
    const [asset] = await tx.insert(assets).values(owned).returning({ id: assets.id })
    await tx.insert(listings).values({ assetId: asset!.id, sellerId: userId, goodsId: item!.id, price: 100n })
    return {}
  })
  expect((await unbinding)?.code).toBe(codes.stateConflict)
})

async function someoneWaitsForALock(): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await vi.waitFor(async () => expect((await exchange.connection.jobs.executeSql(waiting)).rows).not.toHaveLength(0), {
    timeout: 5_000,
    interval: 20,
  })
}
