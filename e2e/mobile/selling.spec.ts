import { DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { open } from '../fixtures/pages.ts'
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

test('S1.5 on a phone a list is narrowed and sorted on a sheet, which leaves with back', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/sale/rules')
  await page.getByRole('navigation', { name: 'Selling' }).getByRole('link', { name: 'On sale' }).click()
  await page.getByRole('button', { name: 'Filters and sorting' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters and sorting' })
  await sheet.getByRole('combobox', { name: 'Category' }).selectOption({ label: 'Stickers' })
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: low to high' })
  await expect(page).toHaveURL(/\?category=sticker&sort=price_asc$/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect(sheet).toBeHidden()
  const opener = page.getByRole('button', { name: 'Filters and sorting, 1 active' })
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet, 'the sheet goes, what was chosen stays').toBeHidden()
  await expect(page).toHaveURL(/category=sticker/)
})

test('S1.5 S2.10 on a phone a history is narrowed and sorted on a sheet', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/sale/sell_history')
  await page.getByRole('button', { name: 'Filters and sorting' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters and sorting' })
  await sheet.getByLabel('From', { exact: true }).fill('2026-01-31')
  await expect(page).toHaveURL(/\?from=2026-01-31$/)
  await sheet.getByRole('combobox', { name: 'Sort' }).selectOption('Price: high to low')
  await expect(page).toHaveURL(/\?from=2026-01-31&sort=price_desc$/)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Show results' }).click()
  await expect(page.getByRole('button', { name: 'Filters and sorting, 1 active' })).toBeFocused()
})
