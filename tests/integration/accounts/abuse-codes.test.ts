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

/** Attacks on captchas and one-time codes. */
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
