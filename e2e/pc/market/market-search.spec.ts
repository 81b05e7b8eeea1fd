import { expectAccessible } from '../../fixtures/accessible.ts'
import { holdBack } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

test('S1.1 the search suggests goods and leads to them, or to all that fit', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await page.keyboard.press('/')
  await expect(market.search).toBeFocused()
  await market.search.pressSequentially('asiimov')
  await expect(market.suggestions.first()).toContainText('Asiimov')
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(market.suggestions.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(market.suggestions).toHaveCount(0)
  await page.keyboard.press('Enter')
  await market.expectSearch('?keyword=asiimov')
  await expect(market.cards.first()).toContainText('Asiimov')

  await market.search.fill('dragon lore')
  await expect(market.suggestions.first()).toContainText('Dragon Lore')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}$/)
})

test('S1.1 a chosen suggestion does not become another one when the answer to what was typed comes', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  const chosen = page.getByRole('listbox').getByRole('option', { selected: true })
  await market.open()
  await market.search.pressSequentially('redline')
  await expect(market.suggestions.first()).toContainText('Redline')
  const release = await holdBack(page)
  await market.search.fill('dragon lore')
  await page.keyboard.press('ArrowDown')
  await expect(chosen).toContainText('Redline')
  release()
  await expect(market.suggestions.first()).toContainText('Dragon Lore')
  await expect(chosen).toHaveCount(0)
  await page.keyboard.press('Enter')
  await market.expectSearch('?keyword=dragon+lore')
})

test('S1.1 a search that finds nothing says so and offers the way back', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?keyword=no+such+thing+at+all')
  await expect(page.getByText('Nothing on sale matches').first()).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: 'Nothing on sale matches' })
  await status.evaluate((element) => element.setAttribute('data-test-status', ''))
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await market.expectSearch('')
  await expect(market.cards).toHaveCount(48)
  await expect(page.locator('[data-test-status]'), 'one that appears is not announced').toHaveText(/^48 of /)
})
