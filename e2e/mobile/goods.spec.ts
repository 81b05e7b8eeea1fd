import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
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

test('S1.2 S2.5 the cheapest is bought from the bar below', async ({ page, request, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  const goods = new GoodsPage(page, '/goods')
  const checkout = new CheckoutDialog(page)
  await goods.open(await findGoods(request, redline))
  await page.getByRole('button', { name: /^Buy for ¥/ }).tap()
  await expect(checkout.pay).toBeInViewport()
  await expect(checkout.root.getByRole('heading', { name: 'Buy' })).toBeInViewport()
  await checkout.close()
  await expect(checkout.root).toBeHidden()
})

test('S1.2 what is chosen takes the place of the cheapest', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, redline))
  await goods.listings.nth(0).getByRole('checkbox').check()
  await goods.listings.nth(2).getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: /^Buy 2 for ¥[\d,.]+$/ })).toBeInViewport()
})

test('S2.3 back from a single item the listings are where they were left', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, redline))
  const last = goods.listings.last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await last.getByRole('link').first().tap()
  await expect(page).toHaveURL(/\/goods_detail\/\d+$/)
  await page.goBack()
  await expect(last).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2)
})
