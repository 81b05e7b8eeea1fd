import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as security from '#contract/accounts/user-security.ts'
import { limits } from '#exchange/accounts/limits.ts'
import { rateLimits } from '#exchange/db/schema/accounts.ts'
import { logger } from '#exchange/log.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { receivedCode, solvedCaptcha, wrongCode } from '../../setup/one-time-codes.ts'
import { createAbuse, from, pwd } from '../../setup/exchange/abuse.ts'

/** Attacks on one-time codes. */
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

describe('invariant 21: codes by SMS', () => {
  test('S4.18 operators hear of many wrong guesses, however many phones they are at', async () => {
    const alarm = limits.wrongSmsLogins.alarms[0]!
    const resetsAt = new Date(Date.now() + 10 ** 10)
    const key = `${limits.wrongSmsLogins.name}:all`
    await exchange.services.db.insert(rateLimits).values({ key, points: alarm - 2, resetsAt })
    const told = vi.spyOn(logger, 'error').mockReturnValue()
    const guess = async (isRight: boolean) => {
      const phone = abuse.newPhone()
      const code = await abuse.requestCode(phone)
      await exchange.call(auth.smsLogin, { phone, sms_code: isRight ? code : wrongCode(code) })
      return told.mock.calls.length
    }
    expect([await guess(false), await guess(true), await guess(false), await guess(false)]).toEqual([0, 0, 1, 1])
    told.mockRestore()
  })

  test('guessing a code ends with five tries, and a new code does not give the old tries back', async () => {
    const phone = abuse.newPhone()
    const first = await abuse.requestCode(phone)
    for (let tried = 0; tried < 5; tried++) {
      expect((await exchange.call(auth.smsLogin, { phone, sms_code: wrongCode(first) })).code).toBe(codes.codeWrong)
    }
    expect((await exchange.call(auth.smsLogin, { phone, sms_code: first })).code).toBe(codes.codeInvalid)
    await exchange.advance(61)
    const second = await abuse.requestCode(phone)
    if (first !== second) {
      expect((await exchange.call(auth.smsLogin, { phone, sms_code: first })).code).toBe(codes.codeWrong)
    }
    expect((await exchange.call(auth.smsLogin, { phone, sms_code: second })).code).toBe(0)
  })

  test('S8.4 a phone is tried ten times a day, whatever codes are asked for; a right one clears the count', async () => {
    const refusedAs: string[] = []
    const { phone: known } = await exchange.signIn(abuse.newPhone())
    for (const phone of [known, abuse.newPhone()]) {
      const guess = (sms_code: string) => exchange.call(auth.smsLogin, { phone, sms_code })
      // Without a code there is nothing to guess: this must not keep anybody out.
      for (let tried = 0; tried < 11; tried++) expect((await guess('0000')).code).toBe(codes.codeInvalid)
      for (const _ of ['first code', 'second code']) {
        const code = await abuse.requestCode(phone)
        for (let tried = 0; tried < 5; tried++) expect((await guess(wrongCode(code))).code).toBe(codes.codeWrong)
        await exchange.advance(61)
      }
      const refused = await guess(await abuse.requestCode(phone))
      expect(refused.code).toBe(codes.tooManyRequests)
      refusedAs.push(refused.message.replace(/\d+/g, 'N'))
      await exchange.advance(86_400)
      for (let signedIn = 0; signedIn < 2; signedIn++) {
        const code = await abuse.requestCode(phone)
        for (let tried = 0; tried < 4; tried++) expect((await guess(wrongCode(code))).code).toBe(codes.codeWrong)
        expect((await guess(code)).code).toBe(0)
        await exchange.advance(61)
      }
      const { db } = exchange.services
      expect(await db.$count(rateLimits, eq(rateLimits.key, `${limits.smsLoginByPhone.name}:${phone}`))).toBe(0)
    }
    expect(refusedAs[0]).toBe(refusedAs[1])
  })

  test('S8.4 ten wrong guesses from elsewhere leave a known device ten of its own', async () => {
    const { phone } = await exchange.signIn(abuse.newPhone())
    const guess = (sms_code: string, device: string) =>
      exchange.call(auth.smsLogin, { phone, sms_code }, { headers: { 'device-id': device } })
    const newCode = async () => {
      await exchange.advance(61)
      return abuse.requestCode(phone)
    }
    const useUp = async (device: string) => {
      for (const _ of ['first code', 'second code']) {
        const wrong = wrongCode(await newCode())
        for (let tried = 0; tried < 5; tried++) expect((await guess(wrong, device)).code).toBe(codes.codeWrong)
      }
    }
    await useUp('elsewhere')
    const code = await newCode()
    for (const device of ['elsewhere', 'unknown', 'another'])
      expect((await guess(code, device)).code).toBe(codes.tooManyRequests)
    expect((await guess(code, 'test-device')).code).toBe(0)
    expect((await guess(await newCode(), 'elsewhere')).code).toBe(codes.tooManyRequests)
    await useUp('test-device')
    expect((await guess(await newCode(), 'test-device')).code).toBe(codes.tooManyRequests)
  })

  test('S8.4 ten wrong guesses a day at the codes of a signed-in user, whatever they confirm', async () => {
    const person = await exchange.signIn(abuse.newPhone())
    const ask = async (purpose: 'change_password' | 'change_phone_old') => {
      await exchange.advance(61)
      await exchange.ask(security.sendUserCenterSms, { purpose }, person)
      return receivedCode(exchange, person.phone)
    }
    const setPassword = (sms_code: string) => exchange.call(security.setPassword, { pwd, sms_code }, person)
    const forPassword = await ask('change_password')
    for (let tried = 0; tried < 5; tried++)
      expect((await setPassword(wrongCode(forPassword))).code).toBe(codes.codeWrong)
    const forPhone = await ask('change_phone_old')
    const move = { phone: abuse.newPhone(), old_sms_code: wrongCode(forPhone), sms_code: '0000' }
    for (let tried = 0; tried < 5; tried++)
      expect(await exchange.call(security.setPhone, move, person)).toMatchObject({
        code: codes.codeWrong,
        extra: { fields: ['old_sms_code'] },
      })
    expect((await setPassword(await ask('change_password'))).code).toBe(codes.tooManyRequests)
    await exchange.advance(86_400)
    expect((await setPassword(await ask('change_password'))).code).toBe(0)
  })

  test('S8.4 the code of one’s own phone buys no guesses at that of a phone to move to', async () => {
    const person = await exchange.signIn(abuse.newPhone())
    const phone = abuse.newPhone()
    const seen: number[] = []
    for (let asked = 0; asked < 3; asked++) {
      await exchange.ask(security.sendUserCenterSms, { purpose: 'change_phone_old' }, person)
      const old_sms_code = await receivedCode(exchange, person.phone)
      const purpose = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
      await exchange.ask(security.sendUserCenterSms, purpose, person)
      const sms_code = wrongCode(await receivedCode(exchange, phone))
      for (let tried = 0; tried < 4; tried++)
        seen.push((await exchange.call(security.setPhone, { phone, old_sms_code, sms_code }, person)).code)
      await exchange.advance(61)
    }
    expect(seen.slice(0, 4)).toEqual(Array(4).fill(codes.codeWrong))
    expect(seen.at(-1)).toBe(codes.tooManyRequests)
  })

  test('guessing over many phones from one address stops at the address', async () => {
    const codesSeen: number[] = []
    for (let tried = 0; tried <= limits.smsLoginByAddress.points; tried++) {
      const guess = { phone: abuse.newPhone(), sms_code: '0000' }
      codesSeen.push((await exchange.call(auth.smsLogin, guess, from('198.51.100.7'))).code)
    }
    expect(codesSeen.at(-1)).toBe(codes.tooManyRequests)
    expect(new Set(codesSeen.slice(0, -1))).toEqual(new Set([codes.codeInvalid]))
  })

  test('a code opens what it was sent for, for whom it was sent, and nothing else', async () => {
    const [person, stranger] = [await exchange.signIn(abuse.newPhone()), await exchange.signIn(abuse.newPhone())]
    const login = await abuse.requestCode(person.phone)
    const change = (sms_code: string, who = person) => exchange.call(security.setPassword, { pwd, sms_code }, who)
    expect((await change(login)).code).toBe(codes.codeInvalid)
    await exchange.advance(61)
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_password' }, person)
    const forPassword = await receivedCode(exchange, person.phone)
    expect((await change(forPassword, stranger)).code).toBe(codes.codeInvalid)
    const asLogin = await exchange.call(auth.smsLogin, { phone: person.phone, sms_code: forPassword })
    expect(asLogin.code).not.toBe(codes.codeInvalid)
    if (forPassword !== login) expect(asLogin.code).toBe(codes.codeWrong)
    const asPhone = { phone: abuse.newPhone(), old_sms_code: forPassword, sms_code: '0000' }
    expect((await exchange.call(security.setPhone, asPhone, person)).code).toBe(codes.codeInvalid)
    expect((await change(forPassword)).code).toBe(0)
    expect((await change(forPassword)).code).toBe(codes.codeInvalid)
  })

  test('a code for a new phone that one person asked for is of no use to another', async () => {
    const [person, thief] = [await exchange.signIn(abuse.newPhone()), await exchange.signIn(abuse.newPhone())]
    const phone = abuse.newPhone()
    const asked = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
    await exchange.ask(security.sendUserCenterSms, asked, person)
    const sms_code = await receivedCode(exchange, phone)
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_phone_old' }, thief)
    const old_sms_code = await receivedCode(exchange, thief.phone)
    const stolen = { phone, old_sms_code, sms_code }
    expect((await exchange.call(security.setPhone, stolen, thief)).code).toBe(codes.codeInvalid)
  })
})
