import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as auth from '#contract/auth.ts'
import { codes } from '#contract/codes.ts'
import * as qr from '#contract/qr-login.ts'
import { info } from '#contract/user.ts'
import * as security from '#contract/user-security.ts'
import { limits } from '#exchange/accounts/limits.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { rateLimits, sessions, smsCodes, users } from '#exchange/db/schema/accounts.ts'
import { openTestExchange, type TestExchange } from '../setup/exchange.ts'
import { receivedCode, solvedCaptcha, wrongCode } from '../setup/one-time-codes.ts'

/** What somebody would try who means harm. */
let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())
beforeEach(async () => {
  await exchange.services.db.delete(rateLimits)
})

let lastPhone = 0
const newPhone = () => `1350001${String(++lastPhone).padStart(4, '0')}`
const pwd = '0b8f2c1d9e7a4f3b6c5d8e9f0a1b2c3d'
const from = (address: string) => ({ headers: { 'x-client-address': address } })

async function requestCode(phone: string) {
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  return receivedCode(exchange, phone)
}

async function personWithPassword() {
  const person = await exchange.signIn(newPhone())
  const passwordHash = await hashPassword(pwd)
  await exchange.services.db.update(users).set({ passwordHash }).where(eq(users.id, person.userId))
  return person
}

const passwordLogin = async (phone: string, digest: string, address = '198.51.100.1') =>
  exchange.call(auth.passwordLogin, { phone, pwd: digest, ...(await solvedCaptcha(exchange)) }, from(address))

describe('invariant 21: codes by SMS', () => {
  test('guessing a code ends with five tries, and a new code does not give the old tries back', async () => {
    const phone = newPhone()
    const first = await requestCode(phone)
    for (let tried = 0; tried < 5; tried++) {
      expect((await exchange.call(auth.smsLogin, { phone, sms_code: wrongCode(first) })).code).toBe(codes.codeWrong)
    }
    expect((await exchange.call(auth.smsLogin, { phone, sms_code: first })).code).toBe(codes.codeInvalid)
    await exchange.advance(61)
    const second = await requestCode(phone)
    if (first !== second) {
      expect((await exchange.call(auth.smsLogin, { phone, sms_code: first })).code).toBe(codes.codeWrong)
    }
    expect((await exchange.call(auth.smsLogin, { phone, sms_code: second })).code).toBe(0)
  })

  test('guessing over many phones from one address stops at the address', async () => {
    const codesSeen: number[] = []
    for (let tried = 0; tried <= limits.smsLoginByAddress.points; tried++) {
      const guess = { phone: newPhone(), sms_code: '0000' }
      codesSeen.push((await exchange.call(auth.smsLogin, guess, from('198.51.100.7'))).code)
    }
    expect(codesSeen.at(-1)).toBe(codes.tooManyRequests)
    expect(new Set(codesSeen.slice(0, -1))).toEqual(new Set([codes.codeInvalid]))
  })

  test('a code opens what it was sent for, for whom it was sent, and nothing else', async () => {
    const [person, stranger] = [await exchange.signIn(newPhone()), await exchange.signIn(newPhone())]
    const login = await requestCode(person.phone)
    const change = (sms_code: string, who = person) => exchange.call(security.setPassword, { pwd, sms_code }, who)
    expect((await change(login)).code).toBe(codes.codeInvalid)
    await exchange.advance(61)
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_password' }, person)
    const forPassword = await receivedCode(exchange, person.phone)
    expect((await change(forPassword, stranger)).code).toBe(codes.codeInvalid)
    const asLogin = await exchange.call(auth.smsLogin, { phone: person.phone, sms_code: forPassword })
    expect(asLogin.code).not.toBe(codes.codeInvalid)
    if (forPassword !== login) expect(asLogin.code).toBe(codes.codeWrong)
    const asPhone = { phone: newPhone(), old_sms_code: forPassword, sms_code: '0000' }
    expect((await exchange.call(security.setPhone, asPhone, person)).code).toBe(codes.codeInvalid)
    expect((await change(forPassword)).code).toBe(0)
    expect((await change(forPassword)).code).toBe(codes.codeInvalid)
  })

  test('a code for a new phone that one person asked for is of no use to another', async () => {
    const [person, thief] = [await exchange.signIn(newPhone()), await exchange.signIn(newPhone())]
    const phone = newPhone()
    const asked = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
    await exchange.ask(security.sendUserCenterSms, asked, person)
    const sms_code = await receivedCode(exchange, phone)
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_phone_old' }, thief)
    const old_sms_code = await receivedCode(exchange, thief.phone)
    const stolen = { phone, old_sms_code, sms_code }
    expect((await exchange.call(security.setPhone, stolen, thief)).code).toBe(codes.codeInvalid)
  })
})

describe('S8.3 captchas', () => {
  test('one answer lets one request through, whatever it was for', async () => {
    const solved = await solvedCaptcha(exchange)
    expect((await exchange.call(auth.sendLoginSms, { phone: newPhone(), ...solved })).code).toBe(0)
    expect((await exchange.call(auth.sendLoginSms, { phone: newPhone(), ...solved })).code).toBe(codes.codeInvalid)
    const login = { phone: newPhone(), pwd, ...solved }
    expect((await exchange.call(auth.passwordLogin, login)).code).toBe(codes.codeInvalid)
    const { token } = await exchange.signIn(newPhone())
    const other = { purpose: 'change_phone_new' as const, phone: newPhone(), ...solved }
    expect((await exchange.call(security.sendUserCenterSms, other, { token })).code).toBe(codes.codeInvalid)
  })

  test('without a right answer nothing is sent and nobody’s limit is used up', async () => {
    const phone = newPhone()
    for (let tried = 0; tried < 3; tried++) {
      const { captcha, captcha_id } = await solvedCaptcha(exchange)
      await exchange.call(auth.sendLoginSms, { phone, captcha: wrongCode(captcha), captcha_id })
    }
    await exchange.runJobs()
    expect(exchange.sms.listMessages(phone)).toEqual([])
    expect(await requestCode(phone)).toMatch(/^\d{4}$/)
  })
})

describe('no call tells whether a phone has an account', () => {
  test('signing in with a password, asking for a code and guessing one answer alike', async () => {
    const [known, unknown] = [(await personWithPassword()).phone, newPhone()]
    expect(await passwordLogin(known, '0'.repeat(32))).toEqual(await passwordLogin(unknown, '0'.repeat(32)))
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
    const [person, owner] = [await exchange.signIn(newPhone()), await exchange.signIn(newPhone())]
    const ask = async (phone: string) => {
      const request = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
      return exchange.call(security.sendUserCenterSms, request, person)
    }
    expect(await ask(owner.phone)).toEqual(await ask(newPhone()))
  })

  test('a wrong password takes as long as an unknown phone, and so does a person without a password', async () => {
    const known = (await personWithPassword()).phone
    const bare = (await exchange.signIn(newPhone())).phone
    const time = async (phone: string) => {
      const solved = await solvedCaptcha(exchange)
      const start = performance.now()
      await exchange.call(auth.passwordLogin, { phone, pwd: '0'.repeat(32), ...solved })
      return performance.now() - start
    }
    const times: Record<'known' | 'unknown' | 'bare', number[]> = { known: [], unknown: [], bare: [] }
    for (let round = 0; round < 8; round++) {
      times.known.push(await time(known))
      times.unknown.push(await time(newPhone()))
      times.bare.push(await time(bare))
    }
    // The quickest of each, which a busy machine disturbs least: without the constant work one would be a tenth.
    const [a, b, c] = Object.values(times).map((all) => Math.min(...all)) as [number, number, number]
    expect(Math.max(a, b, c) / Math.min(a, b, c)).toBeLessThan(3)
  })
})

describe('a stolen digest is as good as a password, so trying them is slow', () => {
  test('one phone: ten tries in a quarter of an hour, from however many addresses, the right one included', async () => {
    const { phone } = await personWithPassword()
    for (let tried = 0; tried < limits.passwordByPhone.points; tried++) {
      const digest = String(tried).padStart(32, '0')
      expect((await passwordLogin(phone, digest, `198.51.100.${tried}`)).code).toBe(codes.phoneOrPasswordWrong)
    }
    const right = await passwordLogin(phone, pwd, '203.0.113.9')
    expect(right).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
  })

  test('one address: a list of stolen digests stops after sixty', async () => {
    const { db } = exchange.services
    const row = { points: limits.passwordByAddress.points, resetsAt: new Date(Date.now() + 10 ** 10) }
    await db.insert(rateLimits).values({ key: `${limits.passwordByAddress.name}:198.51.100.50`, ...row })
    expect((await passwordLogin(newPhone(), pwd, '198.51.100.50')).code).toBe(codes.tooManyRequests)
    expect((await passwordLogin(newPhone(), pwd, '198.51.100.51')).code).toBe(codes.phoneOrPasswordWrong)
  })

  test('each try costs a captcha: the same request again is refused before the password is looked at', async () => {
    const { phone } = await personWithPassword()
    const request = { phone, pwd, ...(await solvedCaptcha(exchange)) }
    expect((await exchange.call(auth.passwordLogin, request)).code).toBe(0)
    expect((await exchange.call(auth.passwordLogin, request)).code).toBe(codes.codeInvalid)
  })

  test('only a digest of 32 lower-case hex digits is a password here', async () => {
    const { phone } = await personWithPassword()
    for (const bad of ['', 'password', pwd.toUpperCase(), `${pwd}00`]) {
      expect((await passwordLogin(phone, bad)).code).toBe(codes.requestInvalid)
    }
  })
})

describe('floods of messages', () => {
  const send = async (phone: string, address: string) =>
    (await exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) }, from(address))).code

  test('one phone from many addresses: one message a minute, ten a day, over all purposes', async () => {
    const person = await exchange.signIn(newPhone())
    expect(await send(person.phone, '198.51.100.1')).toBe(0)
    expect(await send(person.phone, '198.51.100.2')).toBe(codes.tooManyRequests)
    const own = () => exchange.call(security.sendUserCenterSms, { purpose: 'change_password' }, person)
    expect((await own()).code).toBe(codes.tooManyRequests)
    for (let sent = 1; sent < 10; sent++) {
      await exchange.advance(61)
      expect(sent % 2 ? (await own()).code : await send(person.phone, '198.51.100.3')).toBe(0)
    }
    await exchange.advance(61)
    expect((await own()).code).toBe(codes.tooManyRequests)
    expect(await send(person.phone, '198.51.100.4')).toBe(codes.tooManyRequests)
  })

  test('many phones from one address stop at the address; one range of numbers stops at the range', async () => {
    const { db } = exchange.services
    const later = new Date(Date.now() + 10 ** 10)
    await db.insert(rateLimits).values([
      { key: `${limits.smsByAddress.name}:198.51.100.60`, points: limits.smsByAddress.points - 1, resetsAt: later },
      { key: `${limits.smsByPrefix.name}:1350002`, points: limits.smsByPrefix.points - 1, resetsAt: later },
    ])
    expect(await send('13400030001', '198.51.100.60')).toBe(0)
    expect(await send('13400030002', '198.51.100.60')).toBe(codes.tooManyRequests)
    expect(await send('13500020001', '198.51.100.61')).toBe(0)
    expect(await send('13500020002', '198.51.100.62')).toBe(codes.tooManyRequests)
    expect(await send('13500030001', '198.51.100.62')).toBe(0)
  })

  test('a refused request sends nothing and leaves no code', async () => {
    const phone = newPhone()
    expect(await send(phone, '198.51.100.1')).toBe(0)
    expect(await send(phone, '198.51.100.1')).toBe(codes.tooManyRequests)
    await exchange.runJobs()
    expect(exchange.sms.listMessages(phone)).toHaveLength(1)
    const stored = await exchange.services.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
    expect(stored).toHaveLength(1)
  })
})

describe('invariant 22: sessions', () => {
  test('S6.4 a token is made anew at every sign-in: one that came along is neither taken over nor raised', async () => {
    const victim = await exchange.signIn(newPhone())
    const attacker = await exchange.signIn(newPhone())
    const sms_code = await requestCode(victim.phone)
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
    const [person, stranger] = [await exchange.signIn(newPhone()), await exchange.signIn(newPhone())]
    const { items } = await exchange.ask(security.listSessions, {}, person)
    expect(items).toHaveLength(1)
    const theft = await exchange.call(security.endSessions, { session_id: items[0]!.session_id }, stranger)
    expect(theft.code).toBe(codes.notFound)
    await exchange.ask(security.endSessions, { all_others: true }, stranger)
    expect((await exchange.call(info, {}, person)).code).toBe(0)
  })

  test('a token that was never ours, is cut, or is a session’s stored hash opens nothing', async () => {
    const { token, userId } = await exchange.signIn(newPhone())
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
    const { token } = await exchange.signIn(newPhone())
    await exchange.ask(qr.qrLook, { code }, { token })
    await exchange.ask(qr.qrConfirm, { code }, { token })
    const other = await showCode()
    expect((await login(code)).code).toBe(codes.codeInvalid)
    expect((await login(k)).code).toBe(codes.codeInvalid)
    expect((await login(k, other.secret)).code).toBe(codes.codeInvalid)
    expect((await login(other.k, secret)).code).toBe(codes.codeInvalid)
    expect((await exchange.ask(qr.qrCodePull, { k })).state).toBe(4)
    // None of it has cost the browser that may.
    expect((await login(k, secret)).code).toBe(0)
    expect((await login(k, secret)).code).toBe(codes.codeInvalid)
  })

  test('a confirmed code that is used eight times opens one session', async () => {
    const { k, secret, code } = await showCode()
    const { token } = await exchange.signIn(newPhone())
    await exchange.ask(qr.qrLook, { code }, { token })
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
