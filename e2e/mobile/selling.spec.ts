import { DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { SellingPage } from '../pages/selling-page.ts'

test('S1.5 on a phone the actions of a selection are one line, all of which is reached', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  const checks = page.locator('[data-row]').getByRole('checkbox')
  await checks.nth(0).check()
  await checks.nth(1).check()
  await expect(selling.selection).toContainText('2 selected')
  await expect(selling.action('Change price').last()).toBeInViewport({ ratio: 1 })
  const bar = await selling.selection.locator('..').boundingBox()
  expect(bar!.height, 'of a screen of 839 px').toBeLessThan(140)
  await expectAccessible(page)
  await selling.action('Price by rule').click()
  await expect(page.getByRole('dialog', { name: 'Price by rule · 2 selected' })).toBeVisible()
})
