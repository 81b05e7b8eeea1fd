import type { Page } from '@playwright/test'
import { DEMO_BUYER_PHONE, demoPassword } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { open } from '../fixtures/pages.ts'
import { keepSession, sessionOf } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { CheckoutDialog } from '../pages/checkout-dialog.ts'
import { GoodsPage } from '../pages/goods-page.ts'
import { LoginDialog } from '../pages/login-dialog.ts'

const protectedPaths = [
  '/inventory/to_receive',
  '/inventory/to_receive/1',
  '/wallet',
  '/setting',
  '/receivables',
  '/collect',
  '/backpack',
  '/message',
  '/feedback',
  '/feedback/1',
]

for (const path of protectedPaths) {
  test(`S2.16 ${path} without a session is the market with the login dialog, from the server`, async ({ page }) => {
    await open(page, path)
    await expect(page).toHaveURL(
      (url) => url.pathname === '/market/csgo' && url.search === `?login=1&redirect_url=${path}`,
    )
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  })
}

test('S2.16 S2.33 so it is in the browser, and signing in leads to the page', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/inventory\/to_receive$/)
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms('13511112222')
  await expect(page).toHaveURL((url) => url.pathname === '/inventory/to_receive')
  await expect(page.getByText('Nothing to receive')).toBeVisible()
})

for (const evil of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  '/%09/evil.example',
]) {
  test(`S2.33 a redirect_url of ${evil} is dropped`, async ({ page, app, smsCode, captchaAnswer }) => {
    await open(page, `/market/csgo?login=1&redirect_url=${evil}`)
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible()
    await expect(page).toHaveURL(`${app.url}/market/csgo`)
  })
}

test.describe('a session that ended elsewhere', () => {
  test.beforeEach(async ({ context, app, request, captchaAnswer }) => {
    const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
    await keepSession(context, app.url, token)
  })

  const endElsewhere = async (page: Page, url: string) => {
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
    const answer = await page.request.post(`${url}/api/v1/user/logout`, {
      data: {},
      headers: { authorization: `Bearer ${token?.value}` },
    })
    expect(answer.ok()).toBe(true)
  }

  test('S4.20 S8.6 on a protected page: the market with the login dialog', async ({ page, app }) => {
    await open(page, '/setting')
    await endElsewhere(page, app.url)
    await page.getByRole('link', { name: 'Wallet' }).first().click()
    await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/(wallet|setting)$/)
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
  })

  test('S4.20 S8.6 in the middle of a form of a protected page: what was typed is there again after signing in', async ({
    page,
    app,
    smsCode,
    captchaAnswer,
  }) => {
    await open(page, '/setting')
    await page.getByRole('button', { name: 'Change: Trade link' }).click()
    const link = page.getByRole('textbox', { name: 'Trade link' })
    await link.fill('https://half.example/typed')
    await endElsewhere(page, app.url)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/setting$/)
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    // The dialog may be open above it already.
    await expect(page.getByRole('button', { name: 'Sign in', includeHidden: true })).toHaveCount(1)
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    await expect(page).toHaveURL((url) => url.pathname === '/setting')
    await expect(link).toHaveValue('https://half.example/typed')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(link, 'it is given back once').toHaveCount(0)
  })

  test('S4.20 S8.6 elsewhere: the login dialog opens over the page, which stays as it is', async ({
    page,
    app,
    request,
    smsCode,
    captchaAnswer,
  }) => {
    const goods = new GoodsPage(page, '/goods')
    const id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
    await goods.open(id)
    const boxes = goods.listings.getByRole('checkbox', { disabled: false })
    await boxes.nth(0).press('Space')
    await boxes.nth(1).press('Space')
    await expect(goods.selection).toContainText('2')
    await endElsewhere(page, app.url)
    await page.getByRole('button', { name: /^Buy selected|^Buy 2/ }).click()
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await expect(login.root).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === `/goods/${id}`)
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
    await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    const checkout = new CheckoutDialog(page)
    await expect(checkout.pay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(checkout.root).toBeHidden()
    await expect(goods.selection, 'what was chosen is still chosen').toContainText('2')
  })

  test('S4.20 in the middle of a payment: nothing is paid, and it goes on after signing in', async ({
    page,
    app,
    request,
    smsCode,
    captchaAnswer,
  }) => {
    const goods = new GoodsPage(page, '/goods')
    await goods.open(await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }))
    await goods.listings.first().getByRole('button', { name: /^Buy/ }).click()
    const checkout = new CheckoutDialog(page)
    await expect(checkout.pay).toBeEnabled()
    await endElsewhere(page, app.url)
    await checkout.pay.click()
    const login = new LoginDialog(page, { smsCode, captchaAnswer })
    await expect(login.root).toBeVisible()
    await expect(checkout.root).toBeHidden()
    await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    await expect(checkout.pay).toBeEnabled()
  })

  test('signing out ends the session and forgets the person', async ({ page, app }) => {
    await open(page, '/setting')
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
    await page.getByRole('button', { name: 'Sign out' }).first().click()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect((await page.context().cookies()).some(({ name }) => name === 'token')).toBe(false)
    const info = await page.request.get(`${app.url}/api/v1/user/info`, {
      headers: { authorization: `Bearer ${token?.value}` },
    })
    expect(await info.json()).toMatchObject({ code: 11006 })
  })
})
