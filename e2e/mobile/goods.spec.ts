import type { Locator } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { expectInSight } from '../fixtures/in-sight.ts'
import { open } from '../fixtures/pages.ts'
import { placesOnArrival } from '../fixtures/places.ts'
import { expect, test } from '../fixtures/test.ts'
import { CheckoutDialog } from '../pages/checkout-dialog.ts'
import { GoodsPage } from '../pages/goods-page.ts'
import { MarketPage } from '../pages/market-page.ts'

const redline = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }

test('S1.1 nothing moves under the finger of somebody who comes from the market', async ({ page }) => {
  const [market, goods] = [new MarketPage(page, '/goods'), new GoodsPage(page, '/goods')]
  expect(await placesOnArrival(page, market, goods, (card) => card.tap())).toHaveLength(1)
})

test('S1.2 S2.5 S2.41 the bar below buys the cheapest or what is chosen in its place, and toasts come up above it', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const goods = new GoodsPage(page, '/goods')
  const checkout = new CheckoutDialog(page)
  await goods.open(await findGoods(request, redline))
  await page.getByRole('button', { name: /^Buy for ¥/ }).tap()
  await expect(checkout.pay).toBeInViewport()
  await expect(checkout.root.getByRole('heading', { name: 'Buy' })).toBeInViewport()
  await checkout.close()
  await expect(checkout.root).toBeHidden()

  const top = async (part: Locator) => (await part.boundingBox())!.y
  const toasts = page.getByRole('region', { name: 'Notices', exact: true })
  const put = goods.listings.nth(1).getByRole('button', { name: /^In the cart/ })
  const isAbove = async (text: string, button: RegExp) => {
    const toast = (await toasts.getByText(text).boundingBox())!
    return toast.y + toast.height < (await top(page.getByRole('button', { name: button })))
  }
  await put.tap()
  await expect(put).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => isAbove('Added.', /^Buy for ¥/)).toBe(true)
  await goods.listings.nth(0).getByRole('checkbox').check()
  await goods.listings.nth(2).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: /^Buy 2 for ¥[\d,.]+$/ })).toBeInViewport()
  await put.tap()
  await expect(put).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(() => isAbove('Removed.', /^Buy 2 for ¥/)).toBe(true)
})

test('S2.3 S2.5 a single item can be bought without scrolling, and back from it the listings are where they were left', async ({
  page,
  request,
}) => {
  // As high as a phone leaves it between the browser's own bars.
  await page.setViewportSize({ width: 390, height: 664 })
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, redline))
  const last = goods.listings.last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await last.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/goods_detail\/\d+$/)
  await expect(page, 'what a shared link says').toHaveTitle(/Redline.* for ¥[\d,.]+ · Amber$/)
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeInViewport({ ratio: 1 })
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2)
})

test('S1.3 the wrong field of a purchase order is in sight, clear of the button that sticks below', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  // As high as a phone leaves it between the browser's own bars.
  await page.setViewportSize({ width: 390, height: 664 })
  await open(page, `/goods/${await findGoods(request, redline)}?want=1`)
  const sheet = page.getByRole('dialog', { name: 'Post a purchase order' })
  await sheet.getByLabel('Price for each').fill('1')
  await sheet.getByText('Conditions').click()
  const wear = sheet.getByLabel('Wear to')
  await wear.fill('9')
  await sheet.getByRole('button', { name: /^Continue/ }).click()
  await expect(wear).toBeFocused()
  await expectInSight(wear)
})
