import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import { info } from '#contract/accounts/user.ts'
import { hashPassword } from '#exchange/accounts/passwords.ts'
import { sendSms } from '#exchange/accounts/workers/send-sms.ts'
import { sessions, smsCodes, users } from '#exchange/db/schema/accounts.ts'
import { readBalances } from '#exchange/ledger/read-balances.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'
import { receivedCode, solvedCaptcha, wrongCode } from '../../setup/one-time-codes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange({ settings: { welcomeGrant: 50_000_00n } })
})
afterAll(() => exchange.close())

let lastPhone = 0
const newPhone = () => `1380001${String(++lastPhone).padStart(4, '0')}`
async function requestCode(phone: string) {
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  return receivedCode(exchange, phone)
}

test('S3.1 a captcha is a picture of digits that no text in it gives away, until it is answered', async () => {
  const { value } = await exchange.ask(auth.captcha, {})
  const show = () => exchange.app.fetch(new Request(`${publicUrl}${value.pic_path}`))
  const picture = await show()
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toBe('no-store')
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect([width, height]).toEqual([240, 88])
  await exchange.call(auth.sendLoginSms, { phone: newPhone(), captcha: '00000', captcha_id: value.captcha_id })
  expect((await show()).status).toBe(404)
})

test('S8.3 a wrong captcha is 65005, an unknown, used or expired one 65003, in the language asked for', async () => {
  const phone = newPhone()
  const send = (input: { captcha: string; captcha_id: string }, language = 'en') =>
    exchange.call(auth.sendLoginSms, { phone, ...input }, { headers: { 'accept-language': language } })
  const solved = await solvedCaptcha(exchange)
  const refused = await send({ ...solved, captcha: wrongCode(solved.captcha) }, 'zh-CN')
  expect(refused).toMatchObject({ code: codes.codeWrong, message: '图形验证码不正确。' })
  expect(await send(solved)).toMatchObject({ code: codes.codeInvalid, message: expect.stringContaining('expired') })
  expect((await send({ ...solved, captcha_id: 'unknown-captcha' })).code).toBe(codes.codeInvalid)
  const late = await solvedCaptcha(exchange)
  await exchange.advance(181)
  expect((await send(late)).code).toBe(codes.codeInvalid)
  await exchange.runJobs()
  expect(exchange.sms.listMessages(phone)).toEqual([])
})

test('one captcha lets one message out, however many ask with it at once', async () => {
  const solved = await solvedCaptcha(exchange)
  const phones = [newPhone(), newPhone(), newPhone()]
  const answers = await Promise.all(phones.map((phone) => exchange.call(auth.sendLoginSms, { phone, ...solved })))
  expect(answers.map(({ code }) => code).sort()).toEqual([0, codes.codeInvalid, codes.codeInvalid])
})

test('an SMS code signs an unknown phone up: a person with ledger accounts and the welcome grant', async () => {
  const phone = newPhone()
  const code = await requestCode(phone)
  expect(code).toMatch(/^\d{4}$/)
  const { token, expires_at, expires_in } = await exchange.ask(auth.smsLogin, { phone, sms_code: code })
  expect(token).toMatch(/^[\w-]{43}$/)
  const me = await exchange.ask(info, {}, { token })
  expect(me).toMatchObject({
    phone: `138****${phone.slice(-4)}`,
    nickname: expect.stringMatching(/^user_[a-z0-9]{6}$/),
  })
  expect(me).toMatchObject({ steam64_id: null, inventory_open: false, api_key_set: false, trade_url: null })
  const balances = await readBalances(exchange.services.db, BigInt(me.user_id))
  expect(balances).toEqual({ available: 50_000_00n, held: 0n, pending: 0n })
  const [session] = await exchange.services.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, BigInt(me.user_id)))
  expect(expires_at).toBe(Math.floor(session!.expiresAt.getTime() / 1000))
  expect(expires_in).toBe(3 * 86_400)
  expect(JSON.stringify(session, (_, value: unknown) => String(value))).not.toContain(token)
})

test('a known phone signs in as the same person, with no second grant', async () => {
  const { phone, userId } = await exchange.signIn()
  const sms_code = await requestCode(phone)
  const { token, expires_in } = await exchange.ask(auth.smsLogin, { phone, sms_code, remember_me: true })
  expect(expires_in).toBe(15 * 86_400)
  expect((await exchange.ask(info, {}, { token })).user_id).toBe(String(userId))
  expect((await readBalances(exchange.services.db, userId)).available).toBe(0n)
})

test('known and unknown phones get the same answer to a code request', async () => {
  const { phone } = await exchange.signIn()
  const known = await exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  const unknown = await exchange.call(auth.sendLoginSms, { phone: newPhone(), ...(await solvedCaptcha(exchange)) })
  expect(known).toEqual(unknown)
})

test('S8.4 a wrong SMS code is 65005; five wrong ones end it, and the right one is 65003 then', async () => {
  const phone = newPhone()
  const code = await requestCode(phone)
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect((await exchange.call(auth.smsLogin, { phone, sms_code: wrongCode(code) })).code).toBe(codes.codeWrong)
  }
  expect((await exchange.call(auth.smsLogin, { phone, sms_code: code })).code).toBe(codes.codeInvalid)
})

test('an SMS code is good for its phone alone, once, for five minutes, and only until a newer one', async () => {
  const [phone, other] = [newPhone(), newPhone()]
  const login = async (to: string, sms_code: string) =>
    (await exchange.call(auth.smsLogin, { phone: to, sms_code })).code
  expect(await login(phone, '1234')).toBe(codes.codeInvalid)
  const first = await requestCode(phone)
  expect(await login(other, first)).toBe(codes.codeInvalid)
  await exchange.advance(61)
  const second = await requestCode(phone)
  if (first !== second) expect(await login(phone, first)).toBe(codes.codeWrong)
  expect(await login(phone, second)).toBe(0)
  expect(await login(phone, second)).toBe(codes.codeInvalid)
  const late = await requestCode(other)
  await exchange.advance(301)
  expect(await login(other, late)).toBe(codes.codeInvalid)
})

test('S4.18 a phone gets one message in 60 s and ten a day; the wait is told', async () => {
  const phone = newPhone()
  const send = async () => exchange.call(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  expect((await send()).code).toBe(0)
  expect(await send()).toMatchObject({ code: codes.tooManyRequests, extra: { retry_after: expect.any(Number) } })
  for (let sent = 1; sent < 10; sent++) {
    await exchange.advance(61)
    expect((await send()).code).toBe(0)
  }
  await exchange.advance(61)
  expect((await send()).code).toBe(codes.tooManyRequests)
  await exchange.advance(24 * 3600)
  expect((await send()).code).toBe(0)
})

test('a message that the gateway could not take is sent again under the same id, so that one arrives', async () => {
  await exchange.runJobs()
  const phone = newPhone()
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  const [job] = await exchange.services.jobs.fetch('sms.send')
  await sendSms(exchange.services, job!)
  await sendSms(exchange.services, job!)
  await exchange.services.jobs.complete('sms.send', job!.id)
  expect(exchange.sms.listMessages(phone)).toHaveLength(1)
  const code = exchange.sms.listMessages(phone)[0]!.code!
  const [stored] = await exchange.services.db.select().from(smsCodes).where(eq(smsCodes.phone, phone))
  // The queue does not reveal the phone, nor the table of codes the code.
  expect(JSON.stringify(job!.data)).not.toContain(phone)
  expect(stored!.codeHash).toMatch(/^[0-9a-f]{64}$/)
  expect(stored!.codeHash).not.toContain(code)
})

test('S9.1 a session lasts 3 days, 15 when remembered, and ends at once by signing out', async () => {
  const login = async (remember_me: boolean) => {
    const phone = newPhone()
    return (await exchange.ask(auth.smsLogin, { phone, sms_code: await requestCode(phone), remember_me })).token
  }
  const [short, remembered, ended] = [await login(false), await login(true), await login(false)]
  const state = async (token: string) => (await exchange.call(info, {}, { token })).code
  await exchange.ask(auth.logout, {}, { token: ended })
  expect(await state(ended)).toBe(codes.sessionInvalid)
  await exchange.ask(auth.logout, {}, { token: ended })
  await exchange.advance(3 * 86_400 - 60)
  expect(await state(short)).toBe(0)
  await exchange.advance(61)
  expect(await state(short)).toBe(codes.sessionInvalid)
  expect(await state(remembered)).toBe(0)
  await exchange.advance(12 * 86_400)
  expect(await state(remembered)).toBe(codes.sessionInvalid)
  expect(await state('x'.repeat(43))).toBe(codes.sessionInvalid)
})

test('S8.5 a password signs in; a wrong one and an unknown phone are 102312 alike; a captcha comes first', async () => {
  const pwd = '5f4dcc3b5aa765d61d8327deb882cf99'
  const { phone, userId } = await exchange.signIn()
  const login = async (input: { phone: string; pwd: string }) =>
    exchange.call(auth.passwordLogin, { ...input, ...(await solvedCaptcha(exchange)) })
  expect((await login({ phone, pwd })).code).toBe(codes.phoneOrPasswordWrong)
  await exchange.services.db
    .update(users)
    .set({ passwordHash: await hashPassword(pwd) })
    .where(eq(users.id, userId))
  const wrongPassword = await login({ phone, pwd: pwd.replace('5', '6') })
  expect(wrongPassword.code).toBe(codes.phoneOrPasswordWrong)
  expect(await login({ phone: newPhone(), pwd })).toEqual(wrongPassword)
  const { token } = (await login({ phone, pwd })).data
  expect((await exchange.ask(info, {}, { token })).user_id).toBe(String(userId))
  const unsolved = { captcha: '0000', captcha_id: 'unknown-captcha' }
  expect((await exchange.call(auth.passwordLogin, { phone, pwd, ...unsolved })).code).toBe(codes.codeInvalid)
})

test('guessing a password is stopped after ten tries in 15 minutes, the right one included', async () => {
  const pwd = '5f4dcc3b5aa765d61d8327deb882cf99'
  const { phone, userId } = await exchange.signIn()
  await exchange.services.db
    .update(users)
    .set({ passwordHash: await hashPassword(pwd) })
    .where(eq(users.id, userId))
  const login = async (digest: string) =>
    (await exchange.call(auth.passwordLogin, { phone, pwd: digest, ...(await solvedCaptcha(exchange)) })).code
  for (let tried = 0; tried < 10; tried++) expect(await login('0'.repeat(32))).toBe(codes.phoneOrPasswordWrong)
  expect(await login(pwd)).toBe(codes.tooManyRequests)
  await exchange.advance(15 * 60 + 1)
  expect(await login(pwd)).toBe(0)
})
