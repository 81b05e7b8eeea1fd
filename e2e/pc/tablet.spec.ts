import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods } from '../fixtures/goods.ts'
import { expectInSight } from '../fixtures/in-sight.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
import { GoodsPage } from '../pages/goods-page.ts'
import { MarketPage } from '../pages/market-page.ts'

// Tablets get the desktop's pages.
for (const width of [768, 1024, 1100, 1280]) {
  test(`S2.4 at ${width} px, all of the desktop's header can be seen and reached`, async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/market/csgo')
    const header = page.getByRole('banner')
    await expectInSight(header.getByRole('button', { name: /^Account of/ }))
    const { search } = new MarketPage(page, '/market/csgo')
    await expectInSight(search)
    expect((await search.boundingBox())!.width, 'room for a word').toBeGreaterThan(100)
    for (const role of ['link', 'button'] as const) {
      for (const control of await header.getByRole(role).all()) await expectInSight(control)
    }
  })
}

for (const width of [768, 820]) {
  test(`S1.2 at ${width} px, the button that buys a listing lies within its row`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 })
    const goods = new GoodsPage(page, '/goods')
    await goods.open(await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }))
    const listing = goods.listings.first()
    const buy = listing.getByRole('button', { name: /^Buy: / })
    await buy.scrollIntoViewIfNeeded()
    await expectInSight(buy)
    const endOf = async (part: typeof buy) => (await part.boundingBox())!.x + (await part.boundingBox())!.width
    expect(await endOf(buy)).toBeLessThan(await endOf(listing))
  })
}

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
