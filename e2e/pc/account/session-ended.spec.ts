import type { Page, Request } from '@playwright/test'
import { personEventsPath } from '../../../src/contract/words.ts'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { comeBackTo, open, reload } from '../../fixtures/pages.ts'
import { allAnswered, holdBack } from '../../fixtures/server-functions.ts'
import { callerFor, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { LoginDialog, type CodeReaders } from '../../pages/login-dialog.ts'
import { SettingPage } from '../../pages/setting-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.describe('a session that ended elsewhere', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    // As it begins, the page reads again what it shows, and would find out by itself.
    await page.route(`**${personEventsPath}?*`, () => {})
  })

  /** Waits first: a request still in flight would discover the end of the session. */
  const endElsewhere = async (page: Page, url: string) => {
    await allAnswered(page)
    const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
    const answer = await page.request.post(`${url}/api/v1/user/logout`, {
      data: {},
      headers: { authorization: `Bearer ${token?.value}` },
    })
    expect(answer.ok()).toBe(true)
  }

  /** Expects to have been sent from the settings to the market with an explanation, and to return after signing in. */
  const signInAgain = async (page: Page, readers: CodeReaders) => {
    // Check the toast first, because it disappears by itself.
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
    await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/setting$/)
    // The dialog may already be open on top of it.
    await expect(page.getByRole('button', { name: 'Sign in', includeHidden: true })).toHaveCount(1)
    await new LoginDialog(page, readers).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    await expect(page).toHaveURL((url) => url.pathname === '/setting')
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
    await signInAgain(page, { smsCode, captchaAnswer })
    await expect(link).toHaveValue('https://half.example/typed')
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(link, 'it is given back once').toHaveCount(0)
  })

  test('S4.20 found out by coming back to the page: the market, and what was typed is there again', async ({
    page,
    app,
    smsCode,
    captchaAnswer,
  }) => {
    await open(page, '/setting')
    await page.getByRole('button', { name: 'Change nickname' }).click()
    const name = page.getByRole('textbox', { name: 'Nickname' })
    await name.fill('Grey Heron')
    await endElsewhere(page, app.url)
    await comeBackTo(page)
    await signInAgain(page, { smsCode, captchaAnswer })
    await expect(name).toHaveValue('Grey Heron')
  })

  test('S4.20 what was refused before the login does not end the session that it began', async ({
    page,
    app,
    smsCode,
    captchaAnswer,
  }) => {
    const setting = new SettingPage(page)
    await setting.open()
    await endElsewhere(page, app.url)
    const isPreference = (request: Request) => request.postData()?.includes('allow_sms_notification') ?? false
    const letRefuse = await holdBack(page, isPreference)
    // The market is still loading when its login dialog is finished with.
    const isList = (request: Request) => new URL(request.url()).searchParams.has('payload')
    const letArrive = await holdBack(page, isList)
    const sms = setting.preferences.getByRole('switch', { name: 'SMS about sales' })
    await sms.click()
    await page.getByRole('button', { name: 'Change: Trade link' }).click()
    await page.getByRole('textbox', { name: 'Trade link' }).fill('https://half.example/typed')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/setting$/)
    const refused = page.waitForResponse((response) => isPreference(response.request()))
    letRefuse()
    await refused
    await new LoginDialog(page, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await expect(page).toHaveURL((url) => url.pathname === '/setting')
    await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
    letArrive()
  })

  test('S4.20 somebody else has signed in in another window: this one starts over as theirs, whatever is typed in it', async ({
    page,
    signInElsewhere,
  }) => {
    await open(page, '/wallet')
    const balance = page.getByRole('img', { name: / available, .* held, .* pending$/ })
    const buyers = (await balance.getAttribute('aria-label')) ?? ''
    const account = page.getByRole('button', { name: /^Account of / })
    const buyer = (await account.getAttribute('aria-label')) ?? ''
    const { redeem } = new WalletPage(page)
    await page.getByRole('link', { name: 'Redeem a code' }).click()
    await redeem.getByRole('textbox', { name: 'Activation code' }).fill('ABCD')
    await signInElsewhere(DEMO_SELLER_PHONE)
    await comeBackTo(page)
    await expect(account).not.toHaveAccessibleName(buyer)
    await expect(balance).not.toHaveAccessibleName(buyers)
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
    // A session of its own, because the browser's is ended.
    const caller = callerFor(request, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
    const newestOrders = async () => {
      const asked = { role: 'buyer', page_size: 2 }
      const { items } = await caller.post<{ items: { order_id: string }[] }>('/api/v1/order/list', asked)
      return items.map(({ order_id }) => order_id)
    }
    const before = await newestOrders()
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
    expect(await newestOrders(), 'nothing is bought unasked').toEqual(before)
    await checkout.pay.click()
    await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
    const paid = new URL(page.url()).pathname.split('/').at(-1)
    expect(await newestOrders(), 'one order, and it is the one of the second try').toEqual(
      [paid, ...before].slice(0, 2),
    )
  })
})
