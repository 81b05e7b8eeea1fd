import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as activities from '#contract/activities.ts'
import { codes } from '#contract/codes.ts'
import { listMsg } from '#contract/mail.ts'
import { redeem } from '#contract/wallet/activation-codes.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { giftCodes, publishActivity } from '../../setup/exchange/gifts.ts'
import { createMoney } from '../../setup/exchange/money.ts'
import { operate } from '../../setup/exchange/operator.ts'
import type { Person } from '../../setup/exchange/people.ts'
import { createTrading } from '../../setup/exchange/trading.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { solvedCaptcha } from '../../setup/one-time-codes.ts'

describe.each(['pglite', 'postgres'] as const)('activities on %s', (engine) => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))
  afterAll(() => exchange.close())

  const take = (activity_id: string, person?: Person) => exchange.call(activities.exchangeGift, { activity_id }, person)
  const balanceOf = async (person: Person) => (await createTrading(exchange).balancesOf(person)).available
  async function redeemCode(cdk: string, person: Person) {
    const { captcha, captcha_id } = await solvedCaptcha(exchange)
    return exchange.call(redeem, { cdk }, { token: person.token, headers: { captcha, 'captcha-id': captcha_id } })
  }
  async function seen(activityId: string, person?: Person) {
    const { items } = await exchange.ask(activities.list, {}, person)
    return items.find(({ activity_id }) => activity_id === activityId)
  }

  test('S1.13 a gift goes to the balance once, and statement, mail and list say so', async () => {
    const id = await publishActivity(exchange)
    const person = await exchange.signIn({ funds: 10_00n })
    expect(await seen(id, person)).toMatchObject({ phase: 'running', name: 'Welcome gift', granted_at: null })
    expect(await take(id, person)).toMatchObject({ code: 0, data: { amount: '5.00', balance: '15.00' } })
    expect(await take(id, person)).toMatchObject({
      code: codes.giftTaken,
      extra: { granted_at: expect.any(Number) },
    })
    expect(await balanceOf(person)).toBe('15.00')
    const { items } = await exchange.ask(flowLog, {}, person)
    expect(items[0]).toMatchObject({ reason: 'gift', amount: '5.00', kind: 'other' })
    const mails = await exchange.ask(listMsg, {}, person)
    expect(mails.items[0]).toMatchObject({ title: 'Gift received', about: { subject: 'activity', id } })
    const own = await exchange.ask(activities.gifts, {}, person)
    expect(own.items).toMatchObject([{ activity_id: id, name: 'Welcome gift', kind: 'money', amount: '5.00' }])
    expect((await seen(id, person))?.granted_at).toBe(own.items[0]!.granted_at)
  })

  test('S1.13 of many requests of one person at once one is granted; the same key gets the same answer', async () => {
    const id = await publishActivity(exchange)
    const person = await exchange.signIn()
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(id, person)))
    expect(answers.map(({ code }) => code).sort()).toEqual([0, ...Array(7).fill(codes.giftTaken)].sort())
    expect(await balanceOf(person)).toBe('5.00')
    const other = { ...(await exchange.signIn()), key: 'one-intention' }
    const repeated = await Promise.all(Array.from({ length: 4 }, () => take(id, other)))
    expect(new Set(repeated.map((answer) => JSON.stringify(answer.data))).size).toBe(1)
    expect(await balanceOf(other)).toBe('5.00')
  })

  test('S1.13 a platform account brings one gift, whoever binds it next', async () => {
    const id = await publishActivity(exchange, { steps: 'bind_platform' })
    const [first, second] = [await exchange.signInTrader(), await exchange.signIn()]
    expect((await take(id, first)).code).toBe(0)
    const bind = (userId: bigint, steamId: string | null) =>
      exchange.services.db.update(users).set({ steamId }).where(eq(users.id, userId))
    await bind(first.userId, null)
    await bind(second.userId, first.steamId)
    expect(await take(id, second)).toMatchObject({ code: codes.giftTaken, extra: {} })
    expect(await balanceOf(second)).toBe('0.00')
  })

  test('S1.13 whoever has unbound the platform account they traded with gets the gift only with it bound', async () => {
    const trading = createTrading(exchange)
    const id = await publishActivity(exchange, { steps: 'buy:1' })
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 10_00n })]
    await trading.deliver(seller, buyer, 10_00n)
    await exchange.advance(3_600)
    await exchange.runDue()
    const bind = (steamId: string | null) =>
      exchange.services.db.update(users).set({ steamId }).where(eq(users.id, buyer.userId))
    await bind(null)
    expect((await take(id, buyer)).code).toBe(codes.platformNotBound)
    await bind(buyer.steamId)
    expect((await take(id, buyer)).code).toBe(0)
  })

  test('S1.13 no more people get a gift than there are gifts', async () => {
    const id = await publishActivity(exchange, { limit: '3' })
    const people = await Promise.all(Array.from({ length: 6 }, () => exchange.signIn()))
    const answers = await Promise.all(people.map((person) => take(id, person)))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === codes.giftsGone)).toHaveLength(3)
    expect((await seen(id))?.gift.left).toBe(0)
  })

  test('S1.13 the steps have to be done, within the time of the activity', async () => {
    const trading = createTrading(exchange)
    const money = createMoney(exchange)
    const [seller, buyer] = [await exchange.signInTrader(), await exchange.signInTrader({ funds: 1_000_00n })]
    await trading.deliver(seller, buyer, 10_00n)
    const steps = 'verify_name,bind_platform,recharge:100.00,buy:1'
    const id = await publishActivity(exchange, { steps })
    expect((await seen(id))?.steps.map(({ is_done, reached }) => ({ is_done, reached }))).toEqual(
      Array(4).fill({ is_done: false, reached: null }),
    )
    expect(await take(id, buyer)).toMatchObject({
      code: codes.giftStepsOpen,
      extra: { steps: ['verify_name', 'recharge', 'buy'] },
    })
    await money.verify(buyer)
    for (const amount of ['60.00', '40.00']) {
      const { recharge_id } = await money.recharge(buyer, amount)
      await money.pay(recharge_id)
    }
    await exchange.runJobs()
    await trading.deliver(seller, buyer, 20_00n)
    expect((await seen(id, buyer))?.steps).toMatchObject([
      { kind: 'verify_name', is_done: true },
      { kind: 'bind_platform', is_done: true },
      { kind: 'recharge', goal: '100.00', reached: '100.00', is_done: true },
      // Delivered but not settled: it may still be reversed.
      { kind: 'buy', goal: '1', reached: '0', is_done: false },
    ])
    await exchange.advance(3_600)
    await exchange.runDue()
    expect(await take(id, buyer)).toMatchObject({ code: 0 })
  })

  test('S1.13 S1.9 a code of an activity is its gift: once a person, whoever has how many codes', async () => {
    const id = await publishActivity(exchange, { gift: 'code', amount: '8.00' })
    const [first, second, third] = await giftCodes(exchange, id, 3)
    const [person, other] = [await exchange.signIn(), await exchange.signIn()]
    expect(await take(id, person)).toMatchObject({ code: codes.stateConflict })
    const answers = await Promise.all([redeemCode(first!, person), redeemCode(second!, person)])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.giftTaken])
    expect(await balanceOf(person)).toBe('8.00')
    expect(await redeemCode(third!, person)).toMatchObject({ code: codes.giftTaken })
    expect(await redeemCode(third!, other)).toMatchObject({ code: 0, data: { amount: '8.00' } })
    expect((await exchange.ask(activities.gifts, {}, other)).items).toMatchObject([{ kind: 'code', amount: '8.00' }])
  })

  test('S1.13 S6.5 before its start and after its end, also by an operator, nothing is granted', async () => {
    const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().replace(/\.\d+/, '')
    const id = await publishActivity(exchange, { starts: soon })
    const byCode = await publishActivity(exchange, { gift: 'code' })
    const [code] = await giftCodes(exchange, byCode, 1)
    const person = await exchange.signIn()
    expect((await seen(id))?.phase).toBe('upcoming')
    expect(await take(id, person)).toMatchObject({
      code: codes.activityNotRunning,
      message: 'This activity has not begun yet.',
    })
    for (const one of [id, byCode]) {
      expect(await operate(exchange, 'end-activity', one, '--why', 'mistake')).toMatchObject({ code: 0 })
      expect((await operate(exchange, 'end-activity', one, '--why', 'again')).code).toBe(64)
    }
    const over = { code: codes.activityNotRunning, message: 'This activity has ended.' }
    expect(await take(id, person)).toMatchObject(over)
    expect(await redeemCode(code!, person)).toMatchObject(over)
    const running = await exchange.ask(activities.list, { running_only: true })
    expect(running.items.map(({ activity_id }) => activity_id)).not.toContain(id)
    const { said } = await operate(exchange, 'activities')
    expect(said.join('\n')).toMatch(
      new RegExp(`^activity:${id}  ended .*0 gifts of 5.00 by money  "Welcome gift"$`, 'm'),
    )
  })

  test('S1.13 S6.5 no codes are issued beyond the gifts that there are, nor once the activity is over', async () => {
    const id = await publishActivity(exchange, { gift: 'code', limit: '3' })
    const issue = (count: string) => operate(exchange, 'issue-gift-codes', id, '--count', count, '--why', 'x')
    expect((await issue('4')).said[0]).toMatch(/has 3 gifts, so at most 3 more codes/)
    const [code] = (await issue('2')).said
    expect(await redeemCode(code!, await exchange.signIn())).toMatchObject({ code: 0 })
    expect(await issue('2')).toMatchObject({
      code: 64,
      said: [expect.stringMatching(/at most 1 more/), expect.anything()],
    })
    const [lost] = (await issue('1')).said
    await operate(exchange, 'revoke-codes', '--batch', `activity:${id}`, '--why', 'lost')
    expect(await redeemCode(lost!, await exchange.signIn())).toMatchObject({ code: codes.activationCodeExpired })
    expect((await issue('3')).said[0], 'a redeemed code takes its gift').toMatch(/at most 2 more/)
    expect(await issue('2')).toMatchObject({ code: 0 })
    const over = await publishActivity(exchange, { gift: 'code' })
    await operate(exchange, 'end-activity', over, '--why', 'x')
    const late = await operate(exchange, 'issue-gift-codes', over, '--count', '1', '--why', 'x')
    expect(late).toMatchObject({ code: 64, said: [expect.stringMatching(/is over/), expect.anything()] })
  })

  test('S1.13 a visitor and an unknown activity are refused', async () => {
    const id = await publishActivity(exchange)
    expect(await take(id)).toMatchObject({ code: codes.sessionInvalid })
    expect(await exchange.call(activities.gifts, {})).toMatchObject({ code: codes.sessionInvalid })
    expect(await take('999999', await exchange.signIn())).toMatchObject({ code: codes.notFound })
  })

  test.each([
    ['a gift that nobody was given', `delete from gifts where id = (select max(id) from gifts)`],
    ['another amount', `update gifts set amount = amount + 1`],
    ['a miscounted activity', `update activities set granted_count = granted_count - 1 where granted_count > 0`],
    ['a code that was redeemed for nothing', `update activation_codes set redeemed_by = null, redeemed_at = null`],
    ["somebody else's code", `update activation_codes set redeemed_by = redeemed_by + 1 where redeemed_by is not null`],
  ])('S6.5 the check of the books finds %s', async (_what, change) => {
    const undone = new Error('undone')
    const attempt = exchange.services.db.transaction(async (tx) => {
      await tx.execute(sql.raw(change))
      expect((await reconcile(tx)).map(({ invariant }) => invariant.number)).toContain(21)
      throw undone
    })
    await expect(attempt).rejects.toBe(undone)
  })

  test.each([
    ['no end', { ends: undefined }, /--ends is missing/],
    ['an end in the past', { ends: '2020-01-01T00:00Z' }, /--ends comes after the start/],
    ['a time without its zone', { ends: '2030-01-01' }, /--ends is a time such as/],
    ['an unknown step', { steps: 'dance' }, /a step is one of/],
    ['a step without its goal', { steps: 'buy' }, /buy is a whole number/],
    ['an odd amount of a step', { steps: 'recharge:1' }, /recharge needs an amount/],
    ['a goal where there is none', { steps: 'verify_name:2' }, /is no step/],
    ['a step twice', { steps: 'buy:1,buy:2' }, /each once/],
    ['too large a gift', { amount: '999999.00' }, /--amount is more than nothing/],
    ['another kind of gift', { gift: 'hat' }, /--gift is one of: money, code/],
  ])('S6.5 an operator who types %s is told what would be right', async (_what, options, message) => {
    await expect(publishActivity(exchange, options)).rejects.toThrow(message)
  })
})
