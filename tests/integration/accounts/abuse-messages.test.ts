import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as security from '#contract/accounts/user-security.ts'
import { limits } from '#exchange/accounts/limits.ts'
import { rateLimits, smsCodes } from '#exchange/db/schema/accounts.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { receivedCode, solvedCaptcha, wrongCode } from '../../setup/one-time-codes.ts'
import { createAbuse, from, pwd } from '../../setup/exchange/abuse.ts'

/** Attacks on captchas, and by sending too many messages. */
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

describe('S8.3 captchas', () => {
  test('one answer lets one request through, whatever it was for', async () => {
    const solved = await solvedCaptcha(exchange)
    expect((await exchange.call(auth.sendLoginSms, { phone: abuse.newPhone(), ...solved })).code).toBe(0)
    expect((await exchange.call(auth.sendLoginSms, { phone: abuse.newPhone(), ...solved })).code).toBe(
      codes.codeInvalid,
    )
    const login = { phone: abuse.newPhone(), pwd, ...solved }
    expect((await exchange.call(auth.passwordLogin, login)).code).toBe(codes.codeInvalid)
    const { token } = await exchange.signIn(abuse.newPhone())
    const other = { purpose: 'change_phone_new' as const, phone: abuse.newPhone(), ...solved }
    expect((await exchange.call(security.sendUserCenterSms, other, { token })).code).toBe(codes.codeInvalid)
  })

  test('without a right answer nothing is sent and nobody’s limit is used up', async () => {
    const phone = abuse.newPhone()
    for (let tried = 0; tried < 3; tried++) {
      const { captcha, captcha_id } = await solvedCaptcha(exchange)
      await exchange.call(auth.sendLoginSms, { phone, captcha: wrongCode(captcha), captcha_id })
    }
    await exchange.runJobs()
    expect(exchange.sms.listMessages(phone)).toEqual([])
    expect(await abuse.requestCode(phone)).toMatch(/^\d{4}$/)
  })
})

describe('floods of messages', () => {
  const send = async (phone: string, address: string) =>
    (await exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) }, from(address))).code

  test('one phone from many addresses: one message a minute, ten a day, over all purposes', async () => {
    const person = await exchange.signIn(abuse.newPhone())
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

  test('S4.18 ten messages asked for elsewhere leave the known devices of a person ten together', async () => {
    const { phone } = await exchange.signIn(abuse.newPhone())
    const ask = async (device: string) => {
      await exchange.advance(61)
      const request = { phone, ...(await solvedCaptcha(exchange)) }
      return (await exchange.call(auth.sendLoginSms, request, { headers: { 'device-id': device } })).code
    }
    for (let sent = 0; sent < 10; sent++) expect(await ask('elsewhere')).toBe(0)
    for (const device of ['elsewhere', 'unknown']) expect(await ask(device)).toBe(codes.tooManyRequests)
    expect(await ask('test-device')).toBe(0)
    const signIn = { phone, sms_code: await receivedCode(exchange, phone) }
    await exchange.ask(auth.smsLogin, signIn, { headers: { 'device-id': 'second-device' } })
    for (let sent = 1; sent < 10; sent++) expect(await ask(sent % 2 ? 'second-device' : 'test-device')).toBe(0)
    for (const device of ['test-device', 'second-device', 'elsewhere'])
      expect(await ask(device)).toBe(codes.tooManyRequests)
  })

  test('S4.18 a range of numbers, or a market, that strangers have used up still sends to known devices', async () => {
    const { db, settings } = exchange.services
    const person = await exchange.signIn(abuse.newPhone())
    const ask = async (phone: string) => {
      const request = { phone, ...(await solvedCaptcha(exchange)) }
      return (await exchange.call(auth.sendLoginSms, request, { headers: { 'device-id': 'test-device' } })).code
    }
    const points = { resetsAt: new Date(Date.now() + 10 ** 10), points: settings.smsPerHour }
    for (const key of [`${limits.smsByPrefix.name}:1350001`, 'sms-strangers:all']) {
      await db.delete(rateLimits)
      await db.insert(rateLimits).values({ key, ...points })
      expect(await ask(abuse.newPhone())).toBe(codes.tooManyRequests)
      expect(await ask(person.phone)).toBe(0)
    }
    await db.delete(rateLimits)
    await db.insert(rateLimits).values({ key: 'sms-overall:all', ...points })
    expect(await ask(person.phone), 'what the market pays for is limited for everybody').toBe(codes.tooManyRequests)
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
    const phone = abuse.newPhone()
    expect(await send(phone, '198.51.100.1')).toBe(0)
    expect(await send(phone, '198.51.100.1')).toBe(codes.tooManyRequests)
    await exchange.runJobs()
    expect(exchange.sms.listMessages(phone)).toHaveLength(1)
    const stored = await exchange.services.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
    expect(stored).toHaveLength(1)
  })
})
