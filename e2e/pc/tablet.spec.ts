import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { expectInSight } from '../fixtures/in-sight.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { GoodsPage } from '../pages/goods-page.ts'
import { MarketPage } from '../pages/market-page.ts'

// Tablets get the desktop's pages.
test('S2.4 at 768 to 1280 px, all of the desktop’s header can be seen and reached', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/market/csgo')
  const header = page.getByRole('banner')
  const { search } = new MarketPage(page, '/market/csgo')
  for (const width of [768, 1024, 1100, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await expectInSight(header.getByRole('button', { name: /^Account of/ }))
      await expectInSight(search)
      expect((await search.boundingBox())!.width, 'room for a word').toBeGreaterThan(100)
      for (const role of ['link', 'button'] as const) {
        for (const control of await header.getByRole(role).all()) await expectInSight(control)
      }
    })
  }
})

test('S1.2 at 768 and 820 px, the button that buys a listing lies within its row', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }))
  const listing = goods.listings.first()
  const buy = listing.getByRole('button', { name: /^Buy: / })
  const endOf = async (part: typeof buy) => (await part.boundingBox())!.x + (await part.boundingBox())!.width
  for (const width of [768, 820]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
      await buy.scrollIntoViewIfNeeded()
      await expectInSight(buy)
      expect(await endOf(buy)).toBeLessThan(await endOf(listing))
    })
  }
})

test('S2.4 a touch outside the account menu closes it', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/market/csgo')
  const trigger = page.getByRole('banner').getByRole('button', { name: /^Account of/ })
  await trigger.click()
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  // By itself: Safari leaves the focus where it was.
  await page.locator('main').dispatchEvent('pointerdown')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
})
