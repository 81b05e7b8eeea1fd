import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expectInSight } from '../fixtures/in-sight.ts'
import { open } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'
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
