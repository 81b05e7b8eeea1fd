import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { open, waitForHydration } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { GoodsPage } from '../pages/goods-page.ts'

test('S2.1 S2.20 the desktop site is chosen at the end of a page, and the phone’s again', async ({ page }) => {
  await open(page, '/goods')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Desktop site' }).tap()
  await expect(page).toHaveURL(/\/market\/csgo$/)
  await waitForHydration(page)
  await footer.getByRole('button', { name: 'Mobile site' }).tap()
  await expect(page).toHaveURL(/\/goods$/)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
})

test('S2.20 a link within the site to what only the desktop has leads there, or to its twin', async ({ page }) => {
  for (const [path, shown] of [
    ['/catalogue/statistics', '/pc/catalogue/statistics'],
    ['/market/csgo?keyword=dragon', '/goods?keyword=dragon'],
  ] as const) {
    await open(page, '/notice')
    await waitForHydration(page)
    // As an operator writes it into a notice.
    await page.evaluate((href) => {
      const link = document.body.appendChild(document.createElement('a'))
      link.href = href
      link.click()
    }, path)
    await expect(page).toHaveURL((url) => url.pathname + url.search === shown)
  }
})

test('S2.5 every page leads to help and to the agreements', async ({ page }) => {
  await open(page, '/notice')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Privacy policy' })).toBeVisible()
  await footer.getByRole('link', { name: 'Customer service' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible()
})

test('S1.2 the cart is a tap away from an item, and not shown to visitors', async ({ page, request, signIn }) => {
  const [goods, id] = [new GoodsPage(page, '/goods'), await findGoods(request, { keyword: 'AK-47 Redline' })]
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await goods.open(id)
  await expect(cart).toHaveCount(0)
  await signIn(DEMO_BUYER_PHONE)
  await goods.open(id)
  await cart.tap()
  await expect(page).toHaveURL(/\/cart$/)
})
