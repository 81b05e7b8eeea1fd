import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { redeem } from '#contract/wallet/activation-codes.ts'
import { codes } from '#contract/codes.ts'
import { flowLog } from '#contract/wallet/statement.ts'
import { issueCodes } from '#exchange/activation-codes/commands/issue-codes.ts'
import { transact } from '#exchange/db/transact.ts'
import { Refusal } from '#exchange/refusal.ts'
import { reconcile } from '#exchange/reconcile/reconcile.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { solvedCaptcha } from '../../setup/one-time-codes.ts'

describe.each(['pglite', 'postgres'] as const)('activation codes on %s', (engine) => {
  let exchange: TestExchange

  beforeAll(async () => {
    exchange = await openTestExchange({ engine })
  })
  afterEach(async () => expect(await reconcile(exchange.services.db)).toEqual([]))
  afterAll(() => exchange.close())

  async function issue(count = 1): Promise<string[]> {
    const { db, settings } = exchange.services
    const batch = { batch: 'spring', count, amount: 25_00n, expiresAt: sql`amber_now() + interval '30 days'` }
    const issued = await transact(db, (tx) => issueCodes(tx, settings.secretKey, batch))
    if (issued instanceof Refusal) throw new Error(issued.message.en)
    return issued
  }

  /** Attempts to redeem a code, with a fresh captcha. */
  async function tryCode(cdk: string, person: { token?: string; key?: string } = {}) {
    const { captcha, captcha_id } = await solvedCaptcha(exchange)
    return exchange.call(redeem, { cdk }, { ...person, headers: { captcha, 'captcha-id': captcha_id } })
  }

  test('S1.9 a code adds its amount to the balance, once, and the statement says so', async () => {
    const [code] = await issue()
    const person = await exchange.signIn({ funds: 10_00n })
    const answer = await tryCode(` ${code!.toLowerCase()}`, person)
    expect(answer).toMatchObject({ code: 0, data: { amount: '25.00', balance: '35.00' } })
    expect(answer.data.expire_time).toBeGreaterThan(answer.data.redeemed_at)
    const { items } = await exchange.ask(flowLog, {}, person)
    expect(items[0]).toMatchObject({ reason: 'activation_code', amount: '25.00' })
    for (const later of [person, await exchange.signIn()])
      expect(await tryCode(code!, later)).toMatchObject({ code: codes.activationCodeUsed })
  })

  test('S1.9 of many who redeem one code at once, one gets it', async () => {
    const [code] = await issue()
    const people = await Promise.all(Array.from({ length: 8 }, () => exchange.signIn()))
    const answers = await Promise.all(people.map((person) => tryCode(code!, person)))
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array(7).fill(codes.activationCodeUsed)].sort())
  })

  test('S1.9 S4.21 a code that has expired says when', async () => {
    const [code] = await issue()
    await exchange.advance(31 * 86_400)
    const answer = await tryCode(code!, await exchange.signIn())
    expect(answer).toMatchObject({ code: codes.activationCodeExpired, extra: { expire_time: expect.any(Number) } })
  })

  test('S1.9 what is no code, and a visitor, are refused', async () => {
    const person = await exchange.signIn()
    for (const cdk of ['ABCD-ABCD-ABCD-ABCD', 'x', '<script>'])
      expect(await tryCode(cdk, person)).toMatchObject({ code: codes.activationCodeUnknown })
    expect(await tryCode('ABCD-ABCD-ABCD-ABCD')).toMatchObject({ code: codes.sessionInvalid })
  })

  test('S7.5 the proof is one captcha for one try: without it, with a wrong or used one nothing is redeemed', async () => {
    const [code] = await issue()
    const person = await exchange.signIn()
    const attempt = (headers: Record<string, string>) => exchange.call(redeem, { cdk: code! }, { ...person, headers })
    expect(await attempt({})).toMatchObject({ code: codes.codeInvalid })
    const { captcha, captcha_id } = await solvedCaptcha(exchange)
    const wrong = captcha === '0000' ? '1111' : '0000'
    expect(await attempt({ captcha: wrong, 'captcha-id': captcha_id })).toMatchObject({ code: codes.codeWrong })
    expect(await attempt({ captcha, 'captcha-id': captcha_id })).toMatchObject({ code: codes.codeInvalid })
    expect(await tryCode(code!, person)).toMatchObject({ code: 0 })
  })

  test('S7.5 a repeat under the same key gets the first answer, though its captcha is used up', async () => {
    const [code] = await issue()
    const { token } = await exchange.signIn()
    const { captcha, captcha_id } = await solvedCaptcha(exchange)
    const options = { token, key: 'one-intention', headers: { captcha, 'captcha-id': captcha_id } }
    const first = await exchange.call(redeem, { cdk: code! }, options)
    expect(first).toMatchObject({ code: 0, data: { amount: '25.00' } })
    expect(await exchange.call(redeem, { cdk: code! }, options)).toEqual(first)
  })

  test('S1.9 guessing is slowed down', async () => {
    const person = await exchange.signIn()
    const tries = await Promise.all(Array.from({ length: 11 }, () => tryCode('ABCD-ABCD-ABCD-ABCD', person)))
    expect(tries.filter(({ code }) => code === codes.tooManyRequests)).toHaveLength(1)
  })
})
