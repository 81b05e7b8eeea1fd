import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { MarketPage } from '../pages/market-page.ts'

test('S1.1 S2.5 the phone filters its market on a sheet', async ({ page }) => {
  const market = new MarketPage(page, '/goods')
  await market.open()
  await expect(market.cards).toHaveCount(48)
  await page.getByRole('button', { name: 'Filters, 0 active' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByLabel('Field-Tested').click()
  await market.expectSearch('?exteriors=ft')
  await sheet.getByLabel('Covert').click()
  await market.expectSearch('?exteriors=ft&rarities=covert')
  await expect(page.getByRole('button', { name: 'Filters, 2 active', includeHidden: true })).toBeAttached()
  await market.expectSettled()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /^Show [\d,]+ items$/ }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filters, 2 active' })).toBeFocused()
  await market.chip('Covert').click()
  await market.expectSearch('?exteriors=ft')
  await page.getByRole('button', { name: 'Filters, 1 active' }).click()
  await expect(sheet).toBeVisible()
  await page.goBack()
  await expect(sheet, 'the sheet goes, its filters stay').toBeHidden()
  await market.expectSearch('?exteriors=ft')
})

test('S1.1 the phone searches with suggestions', async ({ page }) => {
  const market = new MarketPage(page, '/goods')
  await market.open()
  await market.search.fill('asiimov')
  await expect(market.suggestions.first()).toContainText('Asiimov')
  await market.search.press('Enter')
  await market.expectSearch('?keyword=asiimov')
  await expect(market.cards.first()).toContainText('Asiimov')
})

test('S6.1 the home page of the phone leads to its market', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Hot right now' }).getByRole('link')).toHaveCount(6)
  await page.getByRole('link', { name: 'All items' }).click()
  await new MarketPage(page, '/goods').expectSearch('')
})
