import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as platform from '#contract/accounts/platform.ts'
import * as qr from '#contract/accounts/qr-login.ts'
import * as security from '#contract/accounts/user-security.ts'
import { checkAction } from '#exchange/accounts/check-action.ts'
import { findOrMakeUser } from '#exchange/accounts/commands/find-or-make-user.ts'
import { endAllSessions } from '#exchange/accounts/end-all-sessions.ts'
import { restrictUser } from '#exchange/moderation/commands/restrict-user.ts'
import { consumeLimits, limits } from '#exchange/accounts/limits.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { readTrader } from '#exchange/accounts/trade-preparation.ts'
import { transact } from '#exchange/db/transact.ts'
import { rateLimits, sessions, smsCodes, users } from '#exchange/db/schema/accounts.ts'
import { goods, goodsMarkets } from '#exchange/db/schema/catalogue.ts'
import { assets } from '#exchange/db/schema/assets.ts'
import { listings } from '#exchange/db/schema/listings.ts'
import { readBalances } from '#exchange/ledger/read-balances.ts'
import { Refusal } from '#exchange/refusal.ts'
import { goodsRow } from '../../factories/goods-row.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { receivedCode, solvedCaptcha } from '../../setup/one-time-codes.ts'
import { signInAtSteam } from '../../setup/steam-browser.ts'
import { waitForLocks } from '../../setup/waiting-for-locks.ts'

/** Many connections: PGlite's single one can't race. */
let exchange: TestExchange
let goodsId: string
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'postgres', settings: { welcomeGrant: 100n } })
  const made = await exchange.services.db.insert(goods).values(goodsRow()).returning({ id: goods.id })
  goodsId = made[0]!.id
  await exchange.services.db.insert(goodsMarkets).values({ goodsId, styleId: 0 })
})
afterAll(() => exchange.close())

const times = <Result>(count: number, make: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

test('one code used eight times at once opens one session', async () => {
  const phone = '13700000001'
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
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
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  await exchange.runJobs()
  const code = exchange.sms.listMessages(phone)[0]!.code!
  const guesses = Array.from({ length: 12 }, (_, step) => String((Number(code) + 1 + step) % 10_000).padStart(4, '0'))
  const answers = await Promise.all(guesses.map((sms_code) => exchange.call(auth.smsLogin, { phone, sms_code })))
  expect(answers.filter((answer) => answer.code === codes.codeWrong)).toHaveLength(5)
  const [row] = await exchange.services.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
  expect(row!.attempts).toBe(5)
})

test('one captcha answered eight times at once lets one through', async () => {
  const solved = await solvedCaptcha(exchange)
  const answers = await times(8, (index) =>
    exchange.call(auth.sendLoginSms, { phone: `1370001000${index}`, ...solved }),
  )
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
})

test('eight code requests for one phone at once send one message', async () => {
  const phone = '13700000003'
  const solved = await times(8, () => solvedCaptcha(exchange))
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
  await transact(db, async (tx) => {
    await readTrader(tx, userId, 'share')
    unbinding = exchange.call(platform.unbind, {}, { token })
    await waitForLocks(exchange)
    const owned = { platformAssetId: '38000000001', ownerId: userId, goodsId }
    const [asset] = await tx.insert(assets).values(owned).returning({ id: assets.id })
    await tx.insert(listings).values({ assetId: asset!.id, sellerId: userId, goodsId, price: 100n })
    return {}
  })
  expect((await unbinding)?.code).toBe(codes.stateConflict)
})

test('S4.21 a ban that comes while something is put on sale finds it; what comes after the ban is refused', async () => {
  const { db } = exchange.services
  const seller = await exchange.signInTrader()
  const ban = { userId: seller.userId, kind: 'sale_banned', seconds: null, reason: 'test', by: 'test' } as const
  let banning: Promise<unknown> | undefined
  const listed = await transact(db, async (tx) => {
    await checkAction(tx, seller.userId, 'sale', 'share')
    banning = transact(db, (other) => restrictUser(other, ban))
    await waitForLocks(exchange)
    const item = { platformAssetId: '38000000009', ownerId: seller.userId, goodsId }
    const [asset] = await tx.insert(assets).values(item).returning({ id: assets.id })
    const wanted = { assetId: asset!.id, sellerId: seller.userId, goodsId, price: 100n }
    return (await tx.insert(listings).values(wanted).returning())[0]!
  })
  await banning
  if (listed instanceof Refusal) throw new Error(listed.message.en)
  const [now] = await db.select().from(listings).where(eq(listings.id, listed.id))
  expect(now).toMatchObject({ state: 'failed', failure: 'seller_banned' })

  const buyer = await exchange.signInTrader()
  let checking: Promise<unknown> | undefined
  await transact(db, async (tx) => {
    const made = await restrictUser(tx, { ...ban, userId: buyer.userId, kind: 'purchase_banned' })
    checking = transact(db, async (other) => checkAction(other, buyer.userId, 'order', 'share'))
    await waitForLocks(exchange)
    return made
  })
  expect(await checking).toMatchObject({ code: codes.purchaseBanned })
})

test('S4.21 a ban holds for a transaction that began before it and asks after it', async () => {
  const { db } = exchange.services
  const { userId } = await exchange.signInTrader()
  const ban = { userId, kind: 'purchase_banned', seconds: 3600, reason: 'test', by: 'test' } as const
  const asked = await transact(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    // Timestamps have millisecond precision.
    await tx.execute(sql`select pg_sleep(0.005)`)
    await transact(db, (other) => restrictUser(other, ban))
    return checkAction(tx, userId, 'order', 'share')
  })
  expect(asked).toMatchObject({ code: codes.purchaseBanned })
})

test('invariant 22: an old password that was right a moment before its change opens no session', async () => {
  const { db } = exchange.services
  const { userId, phone } = await exchange.signIn('13700000077')
  const pwd = '0b8f2c1d9e7a4f3b6c5d8e9f0a1b2c3d'
  const passwordHash = await hashPassword(pwd)
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
  const solved = await solvedCaptcha(exchange)
  const other = await hashPassword(pwd.replace('0b', '1b'))
  let signingIn: Promise<{ code: number }> | undefined
  await transact(db, async (tx) => {
    await tx.update(users).set({ passwordHash: other }).where(eq(users.id, userId))
    signingIn = exchange.call(auth.passwordLogin, { phone, pwd, ...solved })
    await waitForLocks(exchange)
    await endAllSessions(tx, { userId, reason: 'credentials_changed' })
    return {}
  })
  expect((await signingIn)?.code).toBe(codes.phoneOrPasswordWrong)
  const live = await db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
  expect(live).toBe(0)
})

test('S4.13 a confirmed QR code used eight times at once opens one session', async () => {
  const { token, userId } = await exchange.signIn('13700000078')
  const { url, k, secret } = await exchange.ask(qr.qrCodeCreate, { code_type: 1 })
  const code = new URL(url).searchParams.get('code')!
  await exchange.ask(qr.qrScan, { code }, { token })
  await exchange.ask(qr.qrConfirm, { code }, { token })
  const headers = { [qr.qrSecretHeader]: secret }
  const answers = await times(8, () => exchange.call(qr.qrCodeLogin, { k }, { headers }))
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array<number>(7).fill(codes.codeInvalid)])
  expect(await exchange.services.db.$count(sessions, eq(sessions.userId, userId))).toBe(2)
})

test('S4.13 a QR code confirmed a moment before a new password opens no session', async () => {
  const { db } = exchange.services
  const { token, userId } = await exchange.signIn('13700000079')
  const { url, k, secret } = await exchange.ask(qr.qrCodeCreate, { code_type: 1 })
  const code = new URL(url).searchParams.get('code')!
  await exchange.ask(qr.qrScan, { code }, { token })
  await exchange.ask(qr.qrConfirm, { code }, { token })
  let signingIn: Promise<{ code: number }> | undefined
  await transact(db, async (tx) => {
    await tx.update(users).set({ passwordHash: 'new' }).where(eq(users.id, userId))
    signingIn = exchange.call(qr.qrCodeLogin, { k }, { headers: { [qr.qrSecretHeader]: secret } })
    await waitForLocks(exchange)
    await endAllSessions(tx, { userId, reason: 'credentials_changed' })
    return {}
  })
  expect((await signingIn)?.code).toBe(codes.codeInvalid)
  expect(await db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)))).toBe(0)
})

test('S8.4 tries without a code, however many at once, keep nobody out', async () => {
  const phone = '13800138111'
  for (let burst = 0; burst < 12; burst++) {
    const headers = { 'x-client-address': `198.51.100.${burst}` }
    await times(11, () => exchange.call(auth.smsLogin, { phone, sms_code: '0000' }, { headers }))
  }
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  const sms_code = await receivedCode(exchange, phone)
  expect((await exchange.call(auth.smsLogin, { phone, sms_code })).code).toBe(0)
})

test('one phone that two people move to at once ends up with one of them', async () => {
  const phone = '13700000080'
  const people = [await exchange.signIn('13700000081'), await exchange.signIn('13700000082')]
  const changes = []
  for (const person of people) {
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_phone_old' }, person)
    const old_sms_code = await receivedCode(exchange, person.phone)
    const asked = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
    await exchange.services.db.delete(rateLimits)
    await exchange.ask(security.sendUserCenterSms, asked, person)
    const sms_code = await receivedCode(exchange, phone)
    changes.push({ person, input: { phone, old_sms_code, sms_code } })
  }
  const answers = await Promise.all(changes.map(({ person, input }) => exchange.call(security.setPhone, input, person)))
  expect(answers.map((answer) => answer.code).sort()).toEqual([0, codes.phoneTaken])
})
