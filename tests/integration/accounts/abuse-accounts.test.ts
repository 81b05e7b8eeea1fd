import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as qr from '#contract/accounts/qr-login.ts'
import { info } from '#contract/accounts/user.ts'
import * as security from '#contract/accounts/user-security.ts'
import { limits } from '#exchange/accounts/limits.ts'
import { rateLimits, sessions } from '#exchange/db/schema/accounts.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { solvedCaptcha, wrongCode } from '../../setup/one-time-codes.ts'
import { createAbuse, from, pwd } from '../../setup/exchange/abuse.ts'

/** Attacks on accounts. */
let exchange: TestExchange
let abuse: ReturnType<typeof createAbuse>
beforeAll(async () => {
  exchange = await openTestExchange()
  abuse = createAbuse(exchange)
})
afterAll(() => exchange.close())
beforeEach(async () => {
  await exchange.services.db.delete(rateLimits)
})

describe('no call tells whether a phone has an account', () => {
  test('signing in with a password, asking for a code and guessing one answer alike', async () => {
    const [known, unknown] = [(await abuse.personWithPassword()).phone, abuse.newPhone()]
    expect(await abuse.passwordLogin(known, '0'.repeat(32))).toEqual(await abuse.passwordLogin(unknown, '0'.repeat(32)))
    const send = async (phone: string) =>
      exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
    expect(await send(known)).toEqual(await send(unknown))
    await exchange.runJobs()
    const [toKnown, toUnknown] = [known, unknown].map((phone) => exchange.sms.listMessages(phone)[0]!)
    const wordsOf = (message: typeof toKnown) => message!.text.replace(/\d{4}/, 'code')
    expect(wordsOf(toKnown)).toBe(wordsOf(toUnknown))
    const guess = (phone: string, code: string) => exchange.call(auth.smsLogin, { phone, sms_code: wrongCode(code) })
    expect(await guess(known, toKnown!.code!)).toEqual(await guess(unknown, toUnknown!.code!))
  })

  test('a signed-in person learns nothing by asking to move to a phone that is taken', async () => {
    const [person, owner] = [await exchange.signIn(abuse.newPhone()), await exchange.signIn(abuse.newPhone())]
    const ask = async (phone: string) => {
      const request = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
      return exchange.call(security.sendUserCenterSms, request, person)
    }
    expect(await ask(owner.phone)).toEqual(await ask(abuse.newPhone()))
  })

  test('a wrong password takes as long as an unknown phone, and so does a person without a password', async () => {
    const known = (await abuse.personWithPassword()).phone
    const bare = (await exchange.signIn(abuse.newPhone())).phone
    const time = async (phone: string) => {
      const solved = await solvedCaptcha(exchange)
      const start = performance.now()
      await exchange.call(auth.passwordLogin, { phone, pwd: '0'.repeat(32), ...solved })
      return performance.now() - start
    }
    const times: Record<'known' | 'unknown' | 'bare', number[]> = { known: [], unknown: [], bare: [] }
    for (let round = 0; round < 8; round++) {
      times.known.push(await time(known))
      times.unknown.push(await time(abuse.newPhone()))
      times.bare.push(await time(bare))
    }
    // The fastest of each, least disturbed by load: without the constant-time work one would be a tenth of the others.
    const [a, b, c] = Object.values(times).map((all) => Math.min(...all)) as [number, number, number]
    expect(Math.max(a, b, c) / Math.min(a, b, c)).toBeLessThan(3)
  })
})

describe('a stolen digest is as good as a password, so trying them is slow', () => {
  test('one phone: ten tries in a quarter of an hour, from however many addresses, the right one included', async () => {
    const { phone } = await abuse.personWithPassword()
    for (let tried = 0; tried < limits.passwordByPhone.points; tried++) {
      const digest = String(tried).padStart(32, '0')
      expect((await abuse.passwordLogin(phone, digest, `198.51.100.${tried}`)).code).toBe(codes.phoneOrPasswordWrong)
    }
    const right = await abuse.passwordLogin(phone, pwd, '203.0.113.9')
    expect(right).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
  })

  test('S4.18 whoever tries elsewhere does not keep the holder from their own device', async () => {
    const { phone } = await abuse.personWithPassword()
    for (let tried = 0; tried <= limits.passwordByPhone.points; tried++)
      await abuse.passwordLogin(phone, String(tried).padStart(32, '0'), `198.51.100.${tried}`)
    expect((await abuse.passwordLogin(phone, pwd)).code).toBe(codes.tooManyRequests)
    const onTheirs = { headers: { 'device-id': 'test-device' } }
    const request = { phone, pwd, ...(await solvedCaptcha(exchange)) }
    expect((await exchange.call(auth.passwordLogin, request, onTheirs)).code).toBe(0)
  })

  test('one address: a list of stolen digests stops after sixty', async () => {
    const { db } = exchange.services
    const row = { points: limits.passwordByAddress.points, resetsAt: new Date(Date.now() + 10 ** 10) }
    await db.insert(rateLimits).values({ key: `${limits.passwordByAddress.name}:198.51.100.50`, ...row })
    expect((await abuse.passwordLogin(abuse.newPhone(), pwd, '198.51.100.50')).code).toBe(codes.tooManyRequests)
    expect((await abuse.passwordLogin(abuse.newPhone(), pwd, '198.51.100.51')).code).toBe(codes.phoneOrPasswordWrong)
  })

  test('each try costs a captcha: the same request again is refused before the password is looked at', async () => {
    const { phone } = await abuse.personWithPassword()
    const request = { phone, pwd, ...(await solvedCaptcha(exchange)) }
    expect((await exchange.call(auth.passwordLogin, request)).code).toBe(0)
    expect((await exchange.call(auth.passwordLogin, request)).code).toBe(codes.codeInvalid)
  })

  test('only a digest of 32 lower-case hex digits is a password here', async () => {
    const { phone } = await abuse.personWithPassword()
    for (const bad of ['', 'password', pwd.toUpperCase(), `${pwd}00`]) {
      expect((await abuse.passwordLogin(phone, bad)).code).toBe(codes.requestInvalid)
    }
  })
})

describe('invariant 22: sessions', () => {
  test('S6.4 every sign-in makes a new token: one that came along is neither taken over nor raised', async () => {
    const victim = await exchange.signIn(abuse.newPhone())
    const attacker = await exchange.signIn(abuse.newPhone())
    const sms_code = await abuse.requestCode(victim.phone)
    const planted = { token: attacker.token }
    const { data } = await exchange.call(auth.smsLogin, { phone: victim.phone, sms_code }, planted)
    expect(data.token).not.toBe(attacker.token)
    expect((await exchange.ask(info, {}, planted)).user_id).toBe(String(attacker.userId))
    expect((await exchange.ask(info, {}, { token: data.token })).user_id).toBe(String(victim.userId))
    const made = 'A'.repeat(43)
    await exchange.advance(61)
    await exchange.call(auth.smsLogin, { phone: victim.phone, sms_code: '0000' }, { token: made })
    expect((await exchange.call(info, {}, { token: made })).code).toBe(codes.sessionInvalid)
  })

  test('invariant 20: nobody ends or sees a stranger’s sessions', async () => {
    const [person, stranger] = [await exchange.signIn(abuse.newPhone()), await exchange.signIn(abuse.newPhone())]
    const { items } = await exchange.ask(security.listSessions, {}, person)
    expect(items).toHaveLength(1)
    const theft = await exchange.call(security.endSessions, { session_id: items[0]!.session_id }, stranger)
    expect(theft.code).toBe(codes.notFound)
    await exchange.ask(security.endSessions, { all_others: true }, stranger)
    expect((await exchange.call(info, {}, person)).code).toBe(0)
  })

  test('a token that was never ours, is cut, or is a session’s stored hash opens nothing', async () => {
    const { token, userId } = await exchange.signIn(abuse.newPhone())
    const [row] = await exchange.services.db.select().from(sessions).where(eq(sessions.userId, userId))
    for (const forged of [row!.tokenHash, token.slice(0, -1), `${token}A`, String(row!.id), "' or 1=1 --"]) {
      expect((await exchange.call(info, {}, { token: forged })).code).toBe(codes.sessionInvalid)
    }
  })
})

describe('QR codes', () => {
  async function showCode() {
    const { url, k, secret } = await exchange.ask(qr.qrCodeCreate, { code_type: 1 })
    return { k, secret, code: new URL(url).searchParams.get('code')! }
  }
  const login = (k: string, secret?: string) =>
    exchange.call(qr.qrCodeLogin, { k }, secret ? { headers: { [qr.qrSecretHeader]: secret } } : {})

  test('what a screenshot holds signs nobody in, and neither does a key without its secret', async () => {
    const { k, secret, code } = await showCode()
    const { token } = await exchange.signIn(abuse.newPhone())
    await exchange.ask(qr.qrScan, { code }, { token })
    await exchange.ask(qr.qrConfirm, { code }, { token })
    const other = await showCode()
    expect((await login(code)).code).toBe(codes.codeInvalid)
    expect((await login(k)).code).toBe(codes.codeInvalid)
    expect((await login(k, other.secret)).code).toBe(codes.codeInvalid)
    expect((await login(other.k, secret)).code).toBe(codes.codeInvalid)
    expect((await exchange.ask(qr.qrCodePull, { k })).state).toBe(4)
    // The attempts have not spoiled the code for the rightful browser.
    expect((await login(k, secret)).code).toBe(0)
    expect((await login(k, secret)).code).toBe(codes.codeInvalid)
  })

  test('a confirmed code that is used eight times opens one session', async () => {
    const { k, secret, code } = await showCode()
    const { token } = await exchange.signIn(abuse.newPhone())
    await exchange.ask(qr.qrScan, { code }, { token })
    await exchange.ask(qr.qrConfirm, { code }, { token })
    const answers = await Promise.all(Array.from({ length: 8 }, () => login(k, secret)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
  })

  test('making codes stops at the address', async () => {
    const make = async () => (await exchange.call(qr.qrCodeCreate, { code_type: 1 }, from('198.51.100.80'))).code
    for (let made = 0; made < limits.qrCodeByAddress.points; made++) expect(await make()).toBe(0)
    expect(await make()).toBe(codes.tooManyRequests)
  })
})
