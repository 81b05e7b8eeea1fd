import { expectAccessible } from '../../fixtures/accessible.ts'
import { holdBack, serverFns } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

test('S1.1 S2.19 every filter is in the address, comes off by its chip, and "back" undoes the last one', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await expect(market.cards).toHaveCount(48)
  await market.filters.getByLabel('Field-Tested').click()
  await market.expectSearch('?exteriors=ft')
  await market.filters.getByLabel('Covert').click()
  await market.expectSearch('?exteriors=ft&rarities=covert')
  await market.expectSettled()
  await expect(market.cards.first()).toContainText('FT')
  await expect(page).toHaveTitle('Field-Tested, Covert · Market · Amber')
  await expectAccessible(page)

  await market.chip('Field-Tested').click()
  await market.expectSearch('?rarities=covert')
  await expect(market.filters.getByLabel('Field-Tested')).not.toBeChecked()
  await page.goBack()
  await market.expectSearch('?exteriors=ft&rarities=covert')
  await expect(market.filters.getByLabel('Field-Tested')).toBeChecked()
  await market.filters.getByRole('button', { name: 'Clear all' }).click()
  await market.expectSearch('')
  await expect(market.chips).toBeHidden()
})

test('S1.1 who takes filters off with the keyboard stays where the filters are', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?categories=rifle&exteriors=ft,mw')
  const removers = market.chips.getByRole('button', { name: /^Remove filter/ })
  await market.chip('Rifles').press('Enter')
  for (const left of [2, 1]) {
    await expect(removers).toHaveCount(left)
    await expect(removers.and(page.locator(':focus'))).toHaveCount(1)
    await page.keyboard.press('Enter')
  }
  await expect(removers).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('S1.1 S2.19 who presses faster than the page follows sees each press at once, and loses none', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await test.step('who chooses faster than the page follows gets all of it', async () => {
    // All in one task, without a render in between.
    await market.filters.evaluate(
      (rail, names) => {
        for (const label of rail.querySelectorAll('label'))
          if (names.some((name) => label.textContent.startsWith(name))) label.querySelector('input')?.click()
      },
      ['Field-Tested', 'Minimal Wear', 'Covert'],
    )
    await market.expectSearch('?exteriors=mw,ft&rarities=covert')
    await expect(market.chips.getByRole('button')).toHaveCount(3)
  })
  await test.step('a filter shows its press before the address follows', async () => {
    await market.filters.getByRole('button', { name: 'Clear all' }).click()
    await market.expectSearch('')
    await market.expectSettled()
    const press = (box: Element) => {
      ;(box as HTMLInputElement).click()
      return [(box as HTMLInputElement).checked, location.search]
    }
    const box = market.filters.getByLabel('Field-Tested')
    expect(await box.evaluate(press)).toEqual([true, ''])
    await market.expectSearch('?exteriors=ft')
    expect(await box.evaluate(press)).toEqual([false, '?exteriors=ft'])
    await market.expectSearch('')
    await expect(box).not.toBeChecked()
  })
  await test.step('who takes the filters off before the page has followed keeps the order that was chosen', async () => {
    await market.filters.getByLabel('Field-Tested').click()
    await market.expectSearch('?exteriors=ft')
    await market.expectSettled()
    const clear = await market.filters.getByRole('button', { name: 'Clear all' }).elementHandle()
    await page.getByRole('combobox', { name: 'Sort' }).evaluate((sort: HTMLSelectElement, button) => {
      sort.value = 'price_asc'
      sort.dispatchEvent(new Event('change', { bubbles: true }))
      ;(button as HTMLElement).click()
    }, clear)
    await market.expectSearch('?sort=price_asc')
  })
  await test.step('who chooses a filter on the way to an item after all keeps those that were chosen', async () => {
    await market.filters.getByLabel('Field-Tested').click()
    await market.expectSearch('?exteriors=ft&sort=price_asc')
    await market.expectSettled()
    const covert = await market.filters.getByLabel('Covert').elementHandle()
    await market.cards.first().evaluate((card: HTMLElement, filter) => {
      card.click()
      ;(filter as HTMLElement).click()
    }, covert)
    await market.expectSearch('?exteriors=ft&rarities=covert&sort=price_asc')
  })
})

test('S1.1 the tree chooses whole categories and single weapons together, and the order of the list changes in place', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?categories=knife')
  await market.filters.getByRole('button', { name: 'Weapons: Rifles' }).click()
  await market.filters.getByLabel('AK-47').click()
  await market.expectSearch('?categories=knife&weapons=ak-47')
  await market.expectSettled()
  await expect(market.cards.filter({ hasText: 'AK-47' })).not.toHaveCount(0)
  await expect(market.cards.filter({ hasText: '★' })).not.toHaveCount(0)
  await expect(market.cards.filter({ hasNotText: /AK-47|★/ })).toHaveCount(0)

  await page.getByLabel('Sort').selectOption('price_desc')
  await market.expectSearch('?categories=knife&weapons=ak-47&sort=price_desc')
  await market.expectSettled()
  const prices = await market.cards.evaluateAll((links) =>
    links.map((link) => Number(/¥([\d,]+\.\d\d)/.exec(link.textContent ?? '')?.[1]?.replaceAll(',', ''))),
  )
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices.length).toBe(48)
})

test('S5.6 the price filter takes what people type', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await expect(market.filters.getByRole('group', { name: 'Price', exact: true }), 'named once').toHaveCount(1)
  await market.filters.getByLabel('From', { exact: true }).pressSequentially('¥1,00.5')
  await expect(market.filters.getByLabel('From', { exact: true })).toHaveValue('100.5')
  await market.filters.getByLabel('To', { exact: true }).pressSequentially('500.')
  await market.filters.getByLabel('To', { exact: true }).press('Enter')
  await market.expectSearch('?price_min=100.50&price_max=500.00')
  await expect(market.chip('Price ¥100.50 – ¥500')).toBeVisible()
  await expect(market.filters.getByLabel('To', { exact: true })).toHaveValue('500')
})

test('S1.1 more is loaded below, and a crawler finds the next page behind the same link', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  const first = await market.shownIds()
  const nextPage = await market.more.getAttribute('href')
  await market.more.click()
  await expect(market.shown).toHaveText(/^96 of/)
  await expect(market.cards.nth(48)).toBeFocused()
  const both = await market.shownIds()
  expect(both.slice(0, 48)).toEqual(first)
  expect(new Set(both).size).toBe(96)
  await page.goto(nextPage ?? '')
  expect(await market.shownIds()).toEqual(both.slice(48))
})

test('S2.3 back from a goods the list is where it was left', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await market.more.click()
  await expect(market.shown).toHaveText(/^96 of/)
  const card = market.cards.nth(70)
  await card.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  await card.press('Enter')
  await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}$/)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(market.cards).toHaveCount(96)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -2)
  await expect(card).toBeFocused()
})

test('S2.3 what stands for a page on its way is seen from its top, wherever the page before was left', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const letGo = await holdBack(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shops' }).click()
  await expect(page.locator('main [aria-busy=true]').first()).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  letGo()
  await expect(page).toHaveURL(/\/shop$/)
})

test('S1.1 arrow keys go through the grid', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await market.cards.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(market.cards.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(market.cards.nth(6)).toBeFocused()
  await page.keyboard.press('Home')
  await expect(market.cards.first()).toBeFocused()
  // With Ctrl, keys are the browser's: only the second one moves the focus.
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(market.cards.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/goods\/\w+$/)
  await expect(page.getByRole('main'), 'the focus is on the page that has come').toBeFocused()
})

test.describe('when the market does not answer', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_FAILED/] })

  test('S8.2 the list says so, keeps the filters, and can be tried again', async ({ page }) => {
    const market = new MarketPage(page, '/market/csgo')
    await market.open()
    await page.route(serverFns, (route) => route.abort())
    await market.filters.getByLabel('Field-Tested').click()
    const failure = page.getByRole('alert').filter({ hasText: 'The items could not be loaded' })
    await expect(failure).toBeVisible()
    await market.expectSearch('?exteriors=ft')
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'wait' })
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(market.cards).toHaveCount(48)
    await expect(market.cards.first()).toContainText('FT')
  })
})
