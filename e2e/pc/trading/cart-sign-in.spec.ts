import { DEMO_BUYER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { withEmptyCart } from '../../fixtures/cart.ts'
import { findGoods, listingsOf } from '../../fixtures/goods.ts'
import { reload } from '../../fixtures/pages.ts'
import { sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'

const filters = { keyword: 'USP-S', exteriors: ['ft'] }

test('S1.2 S4.19 who signs in on a goods page sees what is in their cart, and can take it out', async ({
  page,
  request,
  smsCode,
  captchaAnswer,
}) => {
  const buyer = await withEmptyCart(request, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
  const goodsId = await findGoods(request, filters)
  const [, second] = await listingsOf(request, goodsId)
  await buyer.post('/api/ext/cart/add', { listing_ids: [second!.listing_id] })
  const goodsPage = new GoodsPage(page, '/goods')
  await goodsPage.open(goodsId, '?login=1')
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(page.getByRole('link', { name: 'Cart, 1 in it' })).toBeVisible()
  const put = goodsPage.listings.nth(1).getByRole('button', { name: /^In the cart/ })
  await expect(put).toHaveAttribute('aria-pressed', 'true')
  await put.click()
  await expect(put).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
})

test('S1.2 S4.19 what a visitor adds to the cart is in it once they have signed in, unless they close the login', async ({
  page,
  request,
  smsCode,
  captchaAnswer,
}) => {
  await withEmptyCart(request, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
  const goodsPage = new GoodsPage(page, '/goods')
  const login = new LoginDialog(page, { smsCode, captchaAnswer })
  const put = (nth: number) => goodsPage.listings.nth(nth).getByRole('button', { name: /^In the cart/ })
  await goodsPage.open(await findGoods(request, filters))
  await put(2).click()
  await expect(login.root).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(login.root).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(page.getByRole('link', { name: 'Cart', exact: true })).toBeVisible()
  await expect(put(2)).toHaveAttribute('aria-pressed', 'false')

  await page.context().clearCookies({ name: 'token' })
  await reload(page)
  for (const nth of [2, 3]) await goodsPage.listings.nth(nth).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(login.root).toBeVisible()
  await reload(page)
  await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  await expect(put(3)).toHaveAttribute('aria-pressed', 'true')
})
