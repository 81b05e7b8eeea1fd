import { devices, type Page } from '@playwright/test'
import { DEMO_BUYER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { letSecondsPass, open } from '../../fixtures/pages.ts'
import { holdBack, isWrite, serverFns, writesOf } from '../../fixtures/server-functions.ts'
import { expect, test as base } from '../../fixtures/test.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { QrCode } from '../../pages/qr-code.ts'

const handset = { ...devices['Pixel 7'], locale: 'en-US' }

/** A phone on which the demo buyer is signed in. */
const test = base.extend<{ phone: Page }>({
  phone: async ({ anotherBrowser, signIn }, use) => {
    const { context, page } = await anotherBrowser(handset)
    await signIn(DEMO_BUYER_PHONE, context)
    await use(page)
  },
})

test('S3.2 S3.3 S4.10 S4.11 S4.12 S4.13 S9.1 a phone lets the desktop in, for as long as it says', async ({
  page,
  phone,
}) => {
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1&redirect_url=/wallet')
  const address = await qr.scan()
  await expect.poll(() => qr.checks).toBeGreaterThan(0)
  await expect(qr.message, 'S4.11').toBeEmpty()

  await open(phone, address)
  await expect(phone.getByText('Chrome')).toBeVisible()
  await expect(phone.getByText('127.0.0.1')).toBeVisible()
  await expect(phone.getByText(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/)).toBeVisible()
  await expect(qr.message).toHaveText('please confirm login on your phone')
  await expect(qr.refresh, 'S4.16 a scanned code is not refreshed').toHaveCount(0)

  await phone.getByRole('checkbox', { name: 'Stay signed in there for 15 days' }).check()
  await phone.getByRole('button', { name: 'Confirm login' }).click()
  // Shown until the next page has loaded, however late that and the phone's answer come.
  await expect(page.getByText('Login succeeded')).toBeVisible()
  await expect(phone.getByText('Confirmed', { exact: true })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/wallet')
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(Math.round(((token?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(15)
  expect(cookies.map(({ name }) => name)).not.toContain('qr_secret')
})

test('S4.12 a phone whose clock is wrong lets the desktop in', async ({ page, phone }) => {
  await phone.addInitScript(() => {
    const right = Date.now.bind(Date)
    Date.now = () => right() + 3_600_000
  })
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  await open(phone, await qr.scan())
  await expect(phone.getByRole('timer')).toHaveText(/^0[123]:\d\d$/)
  await phone.getByRole('button', { name: 'Confirm login' }).click()
  await expect(page.getByText('Login succeeded')).toBeVisible()
})

test('S4.13 between the confirmation and the sign-in it says so', async ({ page, phone }) => {
  await page.clock.install()
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  await open(phone, await qr.scan())
  await expect(qr.message).toHaveText('please confirm login on your phone')
  const goOn = await holdBack(page, isWrite)
  await phone.getByRole('button', { name: 'Confirm login' }).click()
  await expect(qr.message).toHaveText('logging in...')
  const checks = qr.checks
  await letSecondsPass(page, 10)
  goOn()
  await expect(page.getByText('Login succeeded')).toBeVisible()
  expect(qr.checks, 'S4.13 polling stops').toBe(checks)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('S4.14 S4.16 a refused code has expired, is checked no more, and a press brings another', async ({
  page,
  phone,
}) => {
  await page.clock.install()
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  await open(phone, await qr.scan())
  await phone.getByRole('button', { name: 'Refuse' }).click()
  await expect(phone.getByText('Nobody was signed in.')).toBeVisible()
  await page.clock.runFor(2500)
  await expect(qr.message).toHaveText('QR code expired')
  const checks = qr.checks
  await letSecondsPass(page, 10)
  expect(qr.checks).toBe(checks)
  await qr.refresh.click()
  await expect(qr.message).toBeEmpty()
  await expect(qr.picture).toBeVisible()
  await expect.poll(() => qr.madeCodes).toBe(2)
  await page.clock.runFor(2500)
  await expect.poll(() => qr.checks).toBeGreaterThan(checks)
})

test.describe('S4.15 a code that cannot be made', () => {
  test.use({ allowedConsole: [/503|masked error/] })

  test('S4.16 says so, is tried again by a press, and by one at a time', async ({ page }) => {
    const qr = new QrCode(page)
    await open(page, '/market/csgo')
    await page.route(serverFns, (route) =>
      isWrite(route.request()) ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(qr.message).toHaveText('load failed, please retry')
    await page.unrouteAll({ behavior: 'wait' })
    const goOn = await holdBack(page, isWrite)
    const writes = writesOf(page)
    await qr.refresh.dblclick()
    await expect(qr.refresh, 'S4.16 while one is made').toHaveCount(0)
    goOn()
    await expect(qr.picture).toBeVisible()
    await expect(qr.message).toBeEmpty()
    expect(writes).toHaveLength(1)
  })
})

test('S4.17 a closed dialog asks nothing more', async ({ page }) => {
  await page.clock.install()
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  await qr.scan()
  await page.clock.runFor(2500)
  await expect.poll(() => qr.checks).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  const checks = qr.checks
  await letSecondsPass(page, 10)
  expect(qr.checks).toBe(checks)
})

test('S2.16 a phone that nobody is signed in on signs in first, then asks', async ({
  page,
  anotherBrowser,
  smsCode,
  captchaAnswer,
}) => {
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  const address = await qr.scan()
  const { page: phone } = await anotherBrowser(handset)
  await open(phone, address)
  await expect(phone).toHaveURL((url) => url.searchParams.get('redirect_url') === address)
  const checks = qr.checks
  await expect.poll(() => qr.checks).toBeGreaterThan(checks + 1)
  await expect(qr.message, 'nobody has scanned it yet').toBeEmpty()
  await new LoginDialog(phone, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(phone.getByRole('button', { name: 'Confirm login' })).toBeVisible()
  await expect(qr.message).toHaveText('please confirm login on your phone')
})

test.describe('an address without a code', () => {
  test.use({ allowedConsole: [/404/] })
  test('S2.14 is a 404', async ({ phone }) => {
    expect(await open(phone, '/qr')).toBe(404)
  })
})

test('S2.14 a code that somebody made up has expired', async ({ phone }) => {
  expect(await open(phone, '/qr?code=abcdefghijklmnopqrstuvwxyz')).toBe(200)
  await expect(phone.getByText('QR code expired')).toBeVisible()
})

test("the phone's question is accessible in both themes, and so is every step on the desktop", async ({
  page,
  phone,
}) => {
  const qr = new QrCode(page)
  await open(page, '/help?id=money&login=1')
  await open(phone, await qr.scan())
  await expectAccessibleInBothThemes(phone)
  await expect(qr.message).not.toBeEmpty()
  // Axe can't measure the contrast of text over an image, and hardly any of this one shows through.
  await qr.picture.evaluate((picture: SVGElement) => (picture.style.visibility = 'hidden'))
  await expectAccessibleInBothThemes(page)
  await phone.getByRole('button', { name: 'Refuse' }).click()
  await expect(qr.refresh).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expectAccessibleInBothThemes(phone)
})
