import { expectTabBehind } from '../../fixtures/new-tab.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

const goods = /\/goods\/[0-9a-z]{11}$/

test('S2.18 a goods link opens in the same tab without reloading the site', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await market.cards.first().click()
  await expect(page).toHaveURL(goods)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('S2.18 a page that comes without reloading is named to screen readers', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  const name = page.getByText(/ · Amber$/)
  await expect(name).toHaveCount(0)
  await market.cards.first().click()
  await expect(page).toHaveURL(goods)
  await expect(name).toHaveText(/ from ¥/)
  await expect(name).toHaveAttribute('aria-live', 'polite')
  await expect(page).toHaveTitle(await name.innerText())
})

test('S2.18 it opens in a new tab when asked to, and the market stays where it is', async ({ page, context }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    await expectTabBehind(context, goods, () => market.cards.first().click(click))
  }
  await market.expectSearch('')
})
