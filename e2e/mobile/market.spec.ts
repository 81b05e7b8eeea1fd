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

test('S1.1 S2.5 the sheet promises no number while something is typed, and stays over what is wrong', async ({
  page,
}) => {
  const market = new MarketPage(page, '/goods')
  await market.open()
  await page.getByRole('button', { name: 'Filters, 0 active' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  const show = sheet.getByRole('button', { name: /^Show / })
  await expect(show).toHaveText(/^Show [\d,]+ items$/)
  await sheet.getByRole('textbox', { name: 'From', exact: true }).first().pressSequentially('5')
  await expect(show).toHaveText('Show results')
  await page.keyboard.press('Enter')
  await market.expectSearch('?price_min=5.00')
  await expect(show).toHaveText(/^Show [\d,]+ items$/)

  await sheet.locator('summary').click()
  const seed = sheet.getByRole('textbox', { name: 'Seed' })
  await seed.fill('5000')
  await show.click()
  await expect(seed).toBeFocused()
  await expect(seed).toHaveAttribute('aria-invalid', 'true')
  const gap = async () => {
    const [said, button] = await Promise.all([sheet.getByRole('alert').boundingBox(), show.boundingBox()])
    return button!.y - (said!.y + said!.height)
  }
  await expect.poll(gap, 'the buttons do not lie over it').toBeGreaterThan(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(sheet, '"back" leaves it as it is').toBeHidden()
  await market.expectSearch('?price_min=5.00')
  await page.getByRole('button', { name: 'Filters, 1 active' }).click()
  await sheet.locator('summary').click()
  await seed.fill('100-300')
  await show.click()
  await expect(sheet).toBeHidden()
  await market.expectSearch('?price_min=5.00&seed_min=100&seed_max=300')
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
