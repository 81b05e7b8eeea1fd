import { expectTabBehind } from '../../fixtures/new-tab.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

const goods = /\/goods\/[0-9a-z]{11}$/

test('S2.18 a goods link opens in a new tab when asked to, else in place, and the page that comes is named to screen readers', async ({
  page,
  context,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await test.step('in a new tab, and the market stays where it is', async () => {
    for (const click of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      await expectTabBehind(context, goods, () => market.cards.first().click(click))
    }
    await market.expectSearch('')
  })

  await page.evaluate(() => Object.assign(window, { isSame: true }))
  const name = page.getByText(/ · Amber$/)
  await expect(name).toHaveCount(0)
  await market.cards.first().click()
  await expect(page).toHaveURL(goods)
  expect(await page.evaluate(() => 'isSame' in window), 'without reloading the site').toBe(true)
  await expect(name).toHaveText(/ from ¥/)
  await expect(name).toHaveAttribute('aria-live', 'polite')
  await expect(page).toHaveTitle(await name.innerText())
})
