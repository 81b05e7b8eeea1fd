import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import * as user from '#contract/accounts/user.ts'
import * as security from '#contract/accounts/user-security.ts'
import { users } from '#exchange/db/schema/accounts.ts'
import { uploads } from '#exchange/db/schema/feedback.ts'
import { sweepUploads } from '#exchange/pictures/uploads.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'
import { receivedCode, solvedCaptcha, wrongCode } from '../../setup/one-time-codes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

let lastPhone = 0
const newPhone = () => `1360001${String(++lastPhone).padStart(4, '0')}`
/** MD5 of a password that is on no list of common ones. */
const pwd = '0b8f2c1d9e7a4f3b6c5d8e9f0a1b2c3d'

const stateOf = async (token: string) => (await exchange.call(user.info, {}, { token })).code

/** Opens another session of the same person. */
async function signInAgain(phone: string) {
  await exchange.ask(auth.sendLoginSms, { phone, ...(await solvedCaptcha(exchange)) })
  const { token } = await exchange.ask(auth.smsLogin, { phone, sms_code: await receivedCode(exchange, phone) })
  return token
}

async function ownCode(person: { phone: string; token: string }, purpose: 'change_password' | 'change_phone_old') {
  await exchange.advance(61)
  await exchange.ask(security.sendUserCenterSms, { purpose }, person)
  return receivedCode(exchange, person.phone)
}

async function codeForNewPhone({ token }: { token: string }, phone: string) {
  await exchange.advance(61)
  const request = { purpose: 'change_phone_new' as const, phone, ...(await solvedCaptcha(exchange)) }
  await exchange.ask(security.sendUserCenterSms, request, { token })
  return receivedCode(exchange, phone)
}

test('S3.5 S1.12 the person’s own facts: what the settings page shows, and no secret', async () => {
  const { token, userId } = await exchange.signIn('13612345678')
  const me = await exchange.ask(user.info, {}, { token })
  expect(me).toMatchObject({ user_id: String(userId), phone: '136****5678', password_set: false, wechat_bound: false })
  expect(me).toMatchObject({ wechat_name: null, restrictions: [], created_at: expect.any(Number) })
  expect(me).toMatchObject({ steam64_id: null, inventory_open: false, api_key_set: false, trade_url: null })
  expect(JSON.stringify(me)).not.toContain('13612345678')

  const trader = await exchange.signInTrader({ nickname: 'Grace Hopper' })
  const prepared = await exchange.ask(user.info, {}, trader)
  expect(prepared).toMatchObject({ steam64_id: trader.steamId, inventory_open: true, api_key_set: true })
  expect(prepared).toMatchObject({ trade_url: trader.tradeUrl, nickname: 'Grace Hopper', avatars: null })
  expect(JSON.stringify(prepared)).not.toContain(trader.apiKey)
})

test('S1.12 a nickname is kept as it reads; a bad one and the eleventh of a day are refused', async () => {
  const { token } = await exchange.signIn()
  const set = (nickname: string) => exchange.call(user.setNickname, { nickname }, { token })
  expect((await set('  Grace   Hopper ')).data).toEqual({ nickname: 'Grace Hopper' })
  expect((await exchange.ask(user.info, {}, { token })).nickname).toBe('Grace Hopper')
  expect(await set('x')).toMatchObject({ code: codes.nameInvalid, extra: { reason: 'length' } })
  expect(await set('Amber Support')).toMatchObject({ code: codes.nameInvalid, extra: { reason: 'reserved' } })
  for (let changed = 1; changed < 10; changed++) expect((await set(`Grace ${changed}`)).code).toBe(0)
  expect((await set('Grace again')).code).toBe(codes.tooManyRequests)
  expect((await exchange.ask(user.info, {}, { token })).nickname).toBe('Grace 9')
})

test('S1.12 avatars to choose from are drawn here; the chosen one is the person’s', async () => {
  const { token } = await exchange.signIn()
  const { items } = await exchange.ask(user.headPortraits, {}, { token })
  expect(items).toHaveLength(24)
  expect(new Set(items.map(({ url }) => url)).size).toBe(24)
  expect(items.some(({ is_chosen }) => is_chosen)).toBe(false)
  const { portrait_id, url } = items[7]!
  const picture = await exchange.app.fetch(new Request(`${publicUrl}${url}`))
  expect(picture.headers.get('cache-control')).toContain('immutable')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 160, height: 160 })
  const etag = picture.headers.get('etag')!
  const again = await exchange.app.fetch(new Request(`${publicUrl}${url}`, { headers: { 'if-none-match': etag } }))
  expect(again.status).toBe(304)
  expect(await exchange.ask(user.setHeadPortrait, { portrait_id }, { token })).toEqual({ avatars: url })
  expect((await exchange.ask(user.info, {}, { token })).avatars).toBe(url)
  expect((await exchange.ask(user.headPortraits, {}, { token })).items[7]!.is_chosen).toBe(true)
  expect((await exchange.call(user.setHeadPortrait, { portrait_id: 'p999' }, { token })).code).toBe(
    codes.requestInvalid,
  )
  expect((await exchange.app.fetch(new Request(`${publicUrl}${url.replace('p8', 'p99')}`))).status).toBe(404)
})

test('S1.12 an own picture becomes a small square avatar; a stranger’s is not found, and one that was replaced goes', async () => {
  const [{ token, userId }, stranger] = [await exchange.signIn(), await exchange.signIn()]
  const drawing = await sharp({ create: { width: 900, height: 500, channels: 3, background: 'gold' } })
    .png()
    .toBuffer()
  const file = new File([new Uint8Array(drawing)], 'me.png', { type: 'image/png' })
  const { upload_id } = await exchange.ask(feedback.upload, { file }, { token })
  const { avatars } = await exchange.ask(user.setHeadPortrait, { upload_id }, { token })
  const picture = await exchange.app.fetch(new Request(`${publicUrl}${avatars}`))
  const facts = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect(facts).toMatchObject({ format: 'webp', width: 320, height: 320 })
  expect((await exchange.call(user.setHeadPortrait, { upload_id }, stranger)).code).toBe(codes.notFound)
  await exchange.ask(user.setHeadPortrait, { portrait_id: 'p1' }, { token })
  await exchange.advance(86_401)
  await sweepUploads(exchange.services)
  expect(await exchange.services.db.$count(uploads, eq(uploads.userId, userId))).toBe(0)
  expect((await exchange.app.fetch(new Request(`${publicUrl}${avatars}`))).status).toBe(404)
})

test('S3.6 S1.12 who may open trade offers is 1, 2 or 3; notices by SMS can be turned off', async () => {
  const { token } = await exchange.signIn()
  await exchange.ask(user.setSellDeliveryLimit, { sell_delivery_limit: 3 }, { token })
  await exchange.ask(user.setAllowSmsNotification, { allow_sms_notification: false }, { token })
  const me = await exchange.ask(user.info, {}, { token })
  expect(me).toMatchObject({ sell_delivery_limit: 3, allow_sms_notification: false })
  const bad = { sell_delivery_limit: 4 as 3 }
  expect((await exchange.call(user.setSellDeliveryLimit, bad, { token })).code).toBe(codes.requestInvalid)
})

test('S5.4 a password is set with a code of the own phone, signs in, and ends every other session', async () => {
  const person = await exchange.signIn(newPhone())
  const other = await signInAgain(person.phone)
  const sms_code = await ownCode(person, 'change_password')
  const wrong = await exchange.call(security.setPassword, { pwd, sms_code: wrongCode(sms_code) }, person)
  expect(wrong).toMatchObject({ code: codes.codeWrong, extra: { fields: ['sms_code'] } })
  const key = 'set-password-once'
  expect((await exchange.call(security.setPassword, { pwd, sms_code }, { ...person, key })).code).toBe(0)
  expect(await stateOf(other)).toBe(codes.sessionEnded)
  expect(await stateOf(person.token)).toBe(0)
  // A repeated request is answered by its idempotency key although its code is spent; a new one is refused.
  expect((await exchange.call(security.setPassword, { pwd, sms_code }, { ...person, key })).code).toBe(0)
  expect((await exchange.call(security.setPassword, { pwd, sms_code }, person)).code).toBe(codes.codeInvalid)
  const login = { phone: person.phone, pwd, ...(await solvedCaptcha(exchange)) }
  const signedIn = await exchange.ask(auth.passwordLogin, login)
  expect(await exchange.ask(user.info, {}, signedIn)).toMatchObject({ password_set: true })
})

test('S5.4 a password is a digest of 32 hex digits, and none that everybody tries first', async () => {
  const person = await exchange.signIn(newPhone())
  const sms_code = await ownCode(person, 'change_password')
  for (const bad of [`${pwd}0`, pwd.toUpperCase(), 'secret password']) {
    expect((await exchange.call(security.setPassword, { pwd: bad, sms_code }, person)).code).toBe(codes.requestInvalid)
  }
  const common = { pwd: 'e10adc3949ba59abbe56e057f20f883e', sms_code }
  expect((await exchange.call(security.setPassword, common, person)).code).toBe(codes.passwordTooCommon)
  // Neither attempt has consumed the code.
  expect((await exchange.call(security.setPassword, { pwd, sms_code }, person)).code).toBe(0)
})

test('S1.12 a phone is changed with a code of each; the old one is told, and signs in no more', async () => {
  const person = await exchange.signIn(newPhone())
  const other = await signInAgain(person.phone)
  const phone = newPhone()
  const old_sms_code = await ownCode(person, 'change_phone_old')
  const sms_code = await codeForNewPhone(person, phone)
  const change = (input: { old_sms_code: string; sms_code: string }) =>
    exchange.call(security.setPhone, { phone, ...input }, person)
  const wrongOld = await change({ old_sms_code: wrongCode(old_sms_code), sms_code })
  expect(wrongOld).toMatchObject({ code: codes.codeWrong, extra: { fields: ['old_sms_code'] } })
  expect((await change({ old_sms_code, sms_code })).data).toEqual({ phone: `136****${phone.slice(-4)}` })
  expect(await stateOf(other)).toBe(codes.sessionEnded)
  await exchange.runJobs()
  expect(exchange.sms.listMessages(person.phone)[0]!.text).toContain('has been changed')
  const [row] = await exchange.services.db.select().from(users).where(eq(users.id, person.userId))
  expect(row!.phone).toBe(phone)
  await exchange.advance(61)
  const back = await signInAgain(phone)
  expect((await exchange.ask(user.info, {}, { token: back })).user_id).toBe(String(person.userId))
  const newcomer = await signInAgain(person.phone)
  expect((await exchange.ask(user.info, {}, { token: newcomer })).user_id).not.toBe(String(person.userId))
})

test('a phone that belongs to somebody is refused, but only to who holds it', async () => {
  const [person, owner] = [await exchange.signIn(newPhone()), await exchange.signIn(newPhone())]
  const old_sms_code = await ownCode(person, 'change_phone_old')
  const sms_code = await codeForNewPhone(person, owner.phone)
  const input = { phone: owner.phone, old_sms_code, sms_code: wrongCode(sms_code) }
  expect((await exchange.call(security.setPhone, input, person)).code).toBe(codes.codeWrong)
  // The wrong code has not consumed the other one.
  const holding = { phone: owner.phone, old_sms_code, sms_code }
  expect((await exchange.call(security.setPhone, holding, person)).code).toBe(codes.phoneTaken)
})

test('S1.12 where one is signed in shows, and can be ended one by one or all but this', async () => {
  const person = await exchange.signIn(newPhone())
  const second = await signInAgain(person.phone)
  const list = async () => (await exchange.ask(security.listSessions, {}, person)).items
  const [newest, own] = await list()
  expect(newest).toMatchObject({ is_current: false, method: 'sms' })
  expect(own).toMatchObject({ is_current: true, device_name: 'Test', platform: 'test', address: '127.0.0.1' })
  const ended = await exchange.ask(security.endSessions, { session_id: newest!.session_id }, person)
  expect(ended).toEqual({ ended: 1 })
  expect(await stateOf(second)).toBe(codes.sessionEnded)
  const gone = await exchange.call(security.endSessions, { session_id: newest!.session_id }, person)
  expect(gone.code).toBe(codes.notFound)
  await exchange.advance(61)
  await signInAgain(person.phone)
  await exchange.advance(61)
  await signInAgain(person.phone)
  expect(await exchange.ask(security.endSessions, { all_others: true }, person)).toEqual({ ended: 2 })
  expect(await list()).toHaveLength(1)
})

test('S1.12 a session says when it was seen last, to some minutes', async () => {
  const person = await exchange.signIn(newPhone())
  const own = async () => (await exchange.ask(security.listSessions, {}, person)).items[0]!
  const first = await own()
  expect(first.last_seen_at).toBe(first.created_at)
  await exchange.advance(120)
  expect((await own()).last_seen_at).toBe(first.last_seen_at)
  await exchange.advance(240)
  const later = await own()
  expect(later.last_seen_at - first.last_seen_at).toBeGreaterThanOrEqual(360)
  expect(later.created_at).toBe(first.created_at)
})
