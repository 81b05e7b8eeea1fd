import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as checks from '#contract/checks.ts'
import { codes } from '#contract/codes.ts'
import * as mail from '#contract/mail.ts'
import { info } from '#contract/accounts/user.ts'
import { restrictions } from '#exchange/db/schema/restrictions.ts'
import { Refusal } from '#exchange/refusal.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { noteDead } from '../../setup/exchange/platform.ts'
import { createRestricting } from '../../setup/exchange/restrictions.ts'

let exchange: TestExchange
let restricting: ReturnType<typeof createRestricting>
beforeAll(async () => {
  exchange = await openTestExchange()
  restricting = createRestricting(exchange)
})
afterAll(() => exchange.close())

const day = 24 * 3600

const allowed = { order: 0, sale: 0, purchase: 0, supply: 0 }
const all = (code: number) => ({ order: code, sale: code, purchase: code, supply: code })

describe('S4.21 S6.3 what each restriction takes away, and nothing besides', () => {
  test.each([
    ['S8.10 a ban on buying', 'purchase_banned', { ...allowed, order: codes.purchaseBanned }],
    ['S8.10 a ban on selling', 'sale_banned', { ...allowed, sale: codes.saleBanned }],
    ['S8.10 a ban on wanting', 'wanted_banned', { ...allowed, purchase: codes.wantedBanned }],
    ['S8.10 a ban on supplying', 'supply_banned', { ...allowed, supply: codes.supplyBanned }],
    ['a ban on withdrawing', 'withdrawal_banned', allowed],
    ['S8.9 no use of the feature', 'feature_unavailable', all(codes.featureUnavailable)],
    ['S8.7 an account that is closing', 'closing', all(codes.accountClosing)],
    ['S8.11 trading restricted by the platform', 'platform_restricted', all(codes.platformTradeRestricted)],
    ['S8.11 trading suspended', 'platform_suspended', all(codes.platformTradeSuspended)],
  ] as const)('%s', async (_, kind, expected) => {
    const person = await exchange.signInTrader()
    expect(await restricting.checkAll(person)).toEqual(allowed)
    await restricting.restrict(person, kind, day)
    expect(await restricting.checkAll(person)).toEqual(expected)
    const { restrictions: told } = await exchange.ask(info, {}, person)
    expect(told).toEqual([{ kind, expire_time: expect.any(Number) }])
  })
})

test('S2.40 S8.10 S8.12 who may not buy still learns which setting has stopped working', async () => {
  const person = await exchange.signInTrader()
  expect((await exchange.ask(info, {}, person)).setup_failure).toBeNull()
  await restricting.restrict(person, 'purchase_banned', day)
  for (const what of ['trade_url_invalid', 'api_key_invalid'] as const) {
    await noteDead(exchange, person, what)
    const { order, sale } = await restricting.checkAll(person)
    expect({ order, sale }).toEqual({ order: codes.purchaseBanned, sale: codes.tradeSetupBroken })
    expect((await exchange.ask(info, {}, person)).setup_failure).toBe(what)
  }
})

test('S3.7 a ban ends by the clock, at the second it tells, with nothing having to run', async () => {
  const person = await exchange.signInTrader()
  await restricting.restrict(person, 'purchase_banned', 3600)
  const check = () => exchange.call(checks.orderPreview, {}, person)
  const { extra } = await check()
  const { restrictions: told, created_at: begun } = await exchange.ask(info, {}, person)
  expect(extra).toEqual({ expire_time: told[0]!.expire_time })
  expect(Math.abs(Number(extra!.expire_time) - begun - 3600), 'seconds since the epoch').toBeLessThan(60)
  await exchange.advance(3590)
  expect((await check()).code).toBe(codes.purchaseBanned)
  await exchange.advance(11)
  expect((await check()).code).toBe(0)
  expect((await exchange.ask(info, {}, person)).restrictions).toEqual([])
})

test('S8.10 S1.11 the mail about a restriction names its end, or that it has none', async () => {
  const person = await exchange.signInTrader()
  await restricting.restrict(person, 'purchase_banned', day)
  const [told] = (await exchange.ask(info, {}, person)).restrictions
  await restricting.restrict(person, 'sale_banned')
  const { items } = await exchange.ask(mail.listMsg, {}, person)
  expect(items.map(({ kind, restriction }) => [kind, restriction])).toEqual([
    ['restricted_sale_banned', { expire_time: null }],
    ['restricted_purchase_banned', { expire_time: told!.expire_time }],
  ])
  expect(told!.expire_time).toEqual(expect.any(Number))
})

test('S8.10 of two bans of a kind the longer counts; one without an end tells none', async () => {
  const person = await exchange.signInTrader()
  await restricting.restrict(person, 'sale_banned', day)
  await restricting.restrict(person, 'sale_banned', 60)
  const [first] = (await exchange.ask(info, {}, person)).restrictions
  await exchange.advance(61)
  expect((await exchange.call(checks.salePreview, {}, person)).extra).toEqual({ expire_time: first!.expire_time })
  await restricting.restrict(person, 'sale_banned')
  const refused = await exchange.call(checks.salePreview, {}, person)
  expect(refused).toMatchObject({ code: codes.saleBanned, message: expect.stringContaining('banned from selling') })
  expect(refused.extra).toBeUndefined()
})

test('of several restrictions the gravest is told, and what the platform lacks comes last', async () => {
  const person = await exchange.signIn()
  const code = async () => (await exchange.call(checks.orderPreview, {}, person)).code
  expect(await code()).toBe(codes.platformNotBound)
  await restricting.restrict(person, 'purchase_banned')
  expect(await code()).toBe(codes.purchaseBanned)
  await restricting.restrict(person, 'closing')
  expect(await code()).toBe(codes.accountClosing)
  expect((await exchange.ask(info, {}, person)).restrictions.map(({ kind }) => kind)).toEqual([
    'closing',
    'purchase_banned',
  ])
})

test('who restricted, who lifted and why stay on record; lifting what does not hold is refused', async () => {
  const person = await exchange.signInTrader()
  await restricting.restrict(person, 'supply_banned')
  expect(await restricting.lift(person, 'supply_banned')).toEqual({ lifted: 1 })
  expect(await restricting.checkAll(person)).toEqual(allowed)
  expect(await restricting.lift(person, 'supply_banned')).toMatchObject({ code: codes.stateConflict })
  const rows = await exchange.services.db.select().from(restrictions).where(eq(restrictions.userId, person.userId))
  expect(rows).toMatchObject([
    {
      imposedBy: 'operator Lin',
      reason: 'Sold what was not theirs',
      liftedBy: 'operator Wu',
      liftReason: 'Cleared up',
    },
  ])
  const { items } = await exchange.ask(mail.listMsg, {}, person)
  expect(items.map(({ kind }) => kind)).toEqual(['restriction_ended_supply_banned', 'restricted_supply_banned'])
  expect(items[1]!.text).toContain('Sold what was not theirs')
  const nobody = { userId: 999_999_999n, phone: '', token: '' }
  expect(await restricting.restrict(nobody, 'frozen')).toMatchObject({ code: codes.notFound })
})

test('a restriction is refused as a value, so that an operator’s mistake changes nothing', async () => {
  const person = await exchange.signInTrader()
  expect(await restricting.lift(person, 'frozen')).toBeInstanceOf(Refusal)
  expect(await restricting.checkAll(person)).toEqual(allowed)
})

describe('the end of a restriction by the clock', () => {
  const mailsOf = async (person: Person) =>
    (await exchange.ask(mail.listMsg, {}, await exchange.signInAgain(person))).items
      .map(({ kind }) => kind)
      .filter((kind) => kind.startsWith('restriction_'))

  test('S4.21 is told once, when it has come', async () => {
    const person = await exchange.signInTrader()
    await restricting.restrict(person, 'purchase_banned', day)
    await exchange.runDue()
    expect(await mailsOf(person)).toEqual([])
    await exchange.advance(day + 1)
    for (let times = 0; times < 3; times++) await exchange.runDue()
    expect(await mailsOf(person)).toEqual(['restriction_ended_purchase_banned'])
    const { items } = await exchange.ask(mail.listMsg, {}, await exchange.signInAgain(person))
    expect(items[0]).toMatchObject({ category: 'account', title: 'You may buy again' })
    expect(items[0]!.text, 'nothing comes back by itself, a closed shop least of all').toMatch(
      /^The restriction has ended\. If it closed your shop/,
    )
  })

  test('S4.21 is told of the last of several, not of one that was lifted or never ends', async () => {
    const [several, lifted, endless] = [
      await exchange.signInTrader(),
      await exchange.signInTrader(),
      await exchange.signInTrader(),
    ]
    await restricting.restrict(several, 'sale_banned', day)
    await restricting.restrict(several, 'sale_banned', 2 * day)
    await restricting.restrict(several, 'supply_banned', day)
    await restricting.restrict(lifted, 'frozen', day)
    await restricting.lift(lifted, 'frozen')
    await restricting.restrict(endless, 'sale_banned', day)
    await restricting.restrict(endless, 'sale_banned')
    await exchange.advance(day + 1)
    await exchange.runDue()
    expect(await mailsOf(several)).toEqual(['restriction_ended_supply_banned'])
    await exchange.advance(day)
    await exchange.runDue()
    expect(await mailsOf(several)).toEqual(['restriction_ended_sale_banned', 'restriction_ended_supply_banned'])
    expect(await mailsOf(lifted)).toEqual(['restriction_ended_frozen'])
    expect(await mailsOf(endless)).toEqual([])
  })

  test('S4.21 is not told that they may sell again while another restriction still keeps them from it', async () => {
    const [person, lifted] = [await exchange.signInTrader(), await exchange.signInTrader()]
    for (const one of [person, lifted]) {
      await restricting.restrict(one, 'sale_banned', day)
      await restricting.restrict(one, 'platform_suspended', 2 * day)
    }
    await restricting.lift(lifted, 'sale_banned')
    expect(await mailsOf(lifted)).toEqual(['restriction_lifted'])
    await exchange.advance(day + 1)
    await exchange.runDue()
    expect(await mailsOf(person)).toEqual([])
    await exchange.advance(day)
    await exchange.runDue()
    expect(await mailsOf(person)).toEqual(['restriction_ended_platform_suspended'])
  })
})
