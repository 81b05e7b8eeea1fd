import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as auth from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import * as mail from '#contract/mail.ts'
import * as qr from '#contract/accounts/qr-login.ts'
import { info } from '#contract/accounts/user.ts'
import * as security from '#contract/accounts/user-security.ts'
import { qrLogins } from '#exchange/db/schema/qr-logins.ts'
import { openTestExchange, type TestExchange } from '../../setup/exchange.ts'
import { publicUrl } from '../../setup/exchange/settings.ts'
import { receivedCode } from '../../setup/one-time-codes.ts'

let exchange: TestExchange
beforeAll(async () => {
  exchange = await openTestExchange()
})
afterAll(() => exchange.close())

const desktop = { 'device-name': 'Firefox 133', platform: 'Linux', 'x-client-address': '203.0.113.7' }

/** Shows a QR code in a browser and returns what a phone reads from it. */
async function showCode() {
  const { url, k, secret } = await exchange.ask(qr.qrCodeCreate, { code_type: 1 }, { headers: desktop })
  const headers = { ...desktop, [qr.qrSecretHeader]: secret }
  return {
    k,
    secret,
    url: new URL(url),
    code: new URL(url).searchParams.get('code')!,
    pull: async () => exchange.ask(qr.qrCodePull, { k }, { headers }),
    login: async () => exchange.call(qr.qrCodeLogin, { k }, { headers }),
  }
}

test('S3.2 S4.10 S4.11 S4.12 S4.13 a code is shown, scanned, confirmed, and signs its browser in', async () => {
  const browser = await showCode()
  expect(browser.url.origin).toBe(publicUrl)
  expect(await browser.pull()).toEqual({ state: 1, remember_me: false })
  const { token, userId } = await exchange.signIn()
  const asker = await exchange.ask(qr.qrScan, { code: browser.code }, { token })
  expect(asker).toMatchObject({ device_name: 'Firefox 133', platform: 'Linux', address: '203.0.113.7' })
  expect(asker.expires_at - asker.created_at).toBe(180)
  expect((await browser.pull()).state).toBe(2)
  expect((await browser.login()).code).toBe(codes.codeInvalid)
  await exchange.ask(qr.qrConfirm, { code: browser.code, remember_me: true }, { token })
  expect(await browser.pull()).toEqual({ state: 3, remember_me: true })
  const signedIn = (await browser.login()).data
  expect((await exchange.ask(info, {}, { token: signedIn.token })).user_id).toBe(String(userId))
  const { items } = await exchange.ask(security.listSessions, {}, { token: signedIn.token })
  expect(items[0]).toMatchObject({ method: 'qr', is_current: true, device_name: 'Firefox 133' })
  // S9.1 Fifteen days, as the person chose when confirming.
  expect(items[0]!.expires_at - items[0]!.created_at).toBe(15 * 86_400)
  expect(signedIn.expires_in).toBe(15 * 86_400)
  const told = await exchange.ask(mail.listMsg, {}, { token })
  expect(told.items[0]).toMatchObject({ kind: 'signed_in_by_qr', text: expect.stringContaining('203.0.113.7') })
})

test('S4.13 a used code is used: it opens no second session, and shows as expired', async () => {
  const browser = await showCode()
  const { token } = await exchange.signIn()
  await exchange.ask(qr.qrScan, { code: browser.code }, { token })
  await exchange.ask(qr.qrConfirm, { code: browser.code }, { token })
  expect((await browser.login()).code).toBe(0)
  expect((await browser.login()).code).toBe(codes.codeInvalid)
  expect((await browser.pull()).state).toBe(4)
  expect((await exchange.call(qr.qrScan, { code: browser.code }, { token })).code).toBe(codes.codeInvalid)
  expect((await exchange.call(qr.qrConfirm, { code: browser.code }, { token })).code).toBe(codes.codeInvalid)
})

test('S4.14 a code ends after three minutes in whatever state; a stranger’s key is expired, too', async () => {
  const [waiting, scanned, confirmed] = [await showCode(), await showCode(), await showCode()]
  const { token } = await exchange.signIn()
  for (const { code } of [scanned, confirmed]) await exchange.ask(qr.qrScan, { code }, { token })
  await exchange.ask(qr.qrConfirm, { code: confirmed.code }, { token })
  await exchange.advance(181)
  for (const browser of [waiting, scanned, confirmed]) expect((await browser.pull()).state).toBe(4)
  expect((await confirmed.login()).code).toBe(codes.codeInvalid)
  expect((await exchange.call(qr.qrScan, { code: waiting.code }, { token })).code).toBe(codes.codeInvalid)
  expect((await exchange.call(qr.qrConfirm, { code: scanned.code }, { token })).code).toBe(codes.codeInvalid)
  expect((await exchange.ask(qr.qrCodePull, { k: 'x'.repeat(32) })).state).toBe(4)
})

test('a refused code is at an end, even one that was confirmed a moment before', async () => {
  const [refused, regretted] = [await showCode(), await showCode()]
  const { token } = await exchange.signIn()
  for (const { code } of [refused, regretted]) await exchange.ask(qr.qrScan, { code }, { token })
  await exchange.ask(qr.qrRefuse, { code: refused.code }, { token })
  expect((await refused.pull()).state).toBe(4)
  expect((await exchange.call(qr.qrConfirm, { code: refused.code }, { token })).code).toBe(codes.codeInvalid)
  await exchange.ask(qr.qrConfirm, { code: regretted.code }, { token })
  await exchange.ask(qr.qrRefuse, { code: regretted.code }, { token })
  expect((await regretted.login()).code).toBe(codes.codeInvalid)
})

test('only signed-in people scan; who scanned first is the only one who can answer', async () => {
  const browser = await showCode()
  const [first, second] = [await exchange.signIn(), await exchange.signIn()]
  expect((await exchange.call(qr.qrScan, { code: browser.code })).code).toBe(codes.sessionInvalid)
  expect((await exchange.call(qr.qrConfirm, { code: browser.code }, first)).code).toBe(codes.codeInvalid)
  await exchange.ask(qr.qrScan, { code: browser.code }, first)
  await exchange.ask(qr.qrScan, { code: browser.code }, first)
  expect((await exchange.call(qr.qrScan, { code: browser.code }, second)).code).toBe(codes.codeInvalid)
  expect((await exchange.call(qr.qrConfirm, { code: browser.code }, second)).code).toBe(codes.codeInvalid)
  expect((await exchange.call(qr.qrRefuse, { code: browser.code }, second)).code).toBe(codes.codeInvalid)
  expect((await browser.pull()).state).toBe(2)
})

test('a confirmation by a session that has ended since signs nobody in', async () => {
  const browser = await showCode()
  const { token } = await exchange.signIn()
  await exchange.ask(qr.qrScan, { code: browser.code }, { token })
  await exchange.ask(qr.qrConfirm, { code: browser.code }, { token })
  await exchange.ask(auth.logout, {}, { token })
  expect((await browser.login()).code).toBe(codes.codeInvalid)
})

test('a new password, and ending all other sessions, refuse what was scanned or confirmed before', async () => {
  const person = await exchange.signIn()
  const stranger = await exchange.signIn()
  const changePassword = async () => {
    await exchange.ask(security.sendUserCenterSms, { purpose: 'change_password' }, person)
    const sms_code = await receivedCode(exchange, person.phone)
    await exchange.ask(security.setPassword, { pwd: '0b8f2c1d9e7a4f3b6c5d8e9f0a1b2c3d', sms_code }, person)
  }
  const endOthers = async () => exchange.ask(security.endSessions, { all_others: true }, person)
  for (const secure of [changePassword, endOthers]) {
    const [scanned, confirmed, foreign] = [await showCode(), await showCode(), await showCode()]
    for (const { code } of [scanned, confirmed]) await exchange.ask(qr.qrScan, { code }, person)
    await exchange.ask(qr.qrConfirm, { code: confirmed.code }, person)
    await exchange.ask(qr.qrScan, { code: foreign.code }, stranger)
    await secure()
    expect((await confirmed.login()).code).toBe(codes.codeInvalid)
    expect((await exchange.call(qr.qrConfirm, { code: scanned.code }, person)).code).toBe(codes.codeInvalid)
    expect((await confirmed.pull()).state).toBe(4)
    expect((await foreign.pull()).state).toBe(2)
  }
})

test('S7.2 whoever confirms reads the name of a known browser and system, and no words of the asker’s', async () => {
  const { token } = await exchange.signIn()
  const asked = async (headers: Record<string, string>) => {
    const { url } = await exchange.ask(qr.qrCodeCreate, { code_type: 1 }, { headers })
    return exchange.ask(qr.qrScan, { code: new URL(url).searchParams.get('code')! }, { token })
  }
  const chosen = { 'device-name': 'Amber support: please allow', platform: 'your own phone' }
  expect(await asked(chosen)).toMatchObject({ device_name: 'unknown', platform: 'unknown' })
  const long = { 'device-name': 'Chrome 13800001234', platform: 'Linux' }
  expect(await asked(long)).toMatchObject({ device_name: 'unknown', platform: 'Linux' })
  expect(await asked({})).toMatchObject({ device_name: null, platform: null })
})

test('neither key nor secret is stored, and the picture holds neither', async () => {
  const browser = await showCode()
  const [row] = await exchange.services.db.select().from(qrLogins).where(eq(qrLogins.code, browser.code))
  const stored = JSON.stringify(row, (_, value: unknown) => String(value))
  for (const secret of [browser.k, browser.secret]) {
    expect(stored).not.toContain(secret)
    expect(browser.url.href).not.toContain(secret)
  }
})
