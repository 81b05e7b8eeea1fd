import { DEMO_BUYER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../../fixtures/goods.ts'
import { comeBackTo, open } from '../../fixtures/pages.ts'
import { isWrite, serverFns } from '../../fixtures/server-functions.ts'
import { newPhone } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'

test('S2.16 S2.33 a protected page without a session is the market with the login dialog, and signing in leads to the page', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Inventory' }).click()
  await expect(page).toHaveURL(/\/market\/csgo\?login=1&redirect_url=\/inventory\/steam_inventory$/)
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms(newPhone())
  await expect(page).toHaveURL((url) => url.pathname === '/inventory/steam_inventory')
  await expect(page.getByText('Bind your Steam account and your items appear here.')).toBeVisible()
})

test('S4.19 who was signed in before the login is no answer after it, however late it comes', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/market/csgo?login=1')
  const late = Promise.withResolvers<void>()
  let isAnswered = false
  await page.route(serverFns, async (route) => {
    // The session is the only read without input.
    const isAboutSession = !isWrite(route.request()) && !new URL(route.request().url()).searchParams.has('payload')
    if (!isAboutSession || isAnswered) return route.continue()
    const response = await route.fetch()
    isAnswered = true
    await late.promise
    await route.fulfill({ response })
  })
  await comeBackTo(page)
  await expect.poll(() => isAnswered).toBe(true)
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  late.resolve()
  await expect(page.getByRole('link', { name: /^Balance/ })).toBeVisible()
})

test('S4.19 windows that ask to sign in go on once somebody has signed in in another one', async ({
  page,
  context,
  request,
  smsCode,
  captchaAnswer,
}) => {
  const goods = new GoodsPage(page, '/goods')
  const goodsId = await findGoods(request, { keyword: 'USP-S', exteriors: ['ft'], qualities: ['normal'] })
  const [, listing] = await listingsOf(request, goodsId)
  await goods.open(goodsId, `?buy=${listing!.listing_id}`)
  const forBuying = new LoginDialog(page, { smsCode, captchaAnswer })
  await expect(forBuying.root).toBeVisible()
  const second = await context.newPage()
  await open(second, '/wallet')
  await expect(new LoginDialog(second, { smsCode, captchaAnswer }).root).toBeVisible()

  const third = await context.newPage()
  await open(third, '/market/csgo?login=1')
  await new LoginDialog(third, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(new CheckoutDialog(page).pay).toBeVisible()
  await expect(forBuying.root).toBeHidden()
  await expect(page).not.toHaveURL(/login/)
  await expect(second).toHaveURL((url) => url.pathname === '/wallet')
  await expect(second.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible()
})

test('signing out ends the session and forgets the person', async ({ page, app, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
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
