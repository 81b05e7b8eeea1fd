import type { Locator } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { listingsOf } from '../../fixtures/goods.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MarketPage } from '../../pages/market-page.ts'

/** Returns the seed and the wear shown on each card of a single item. */
async function factsOf(cards: Locator): Promise<{ seed: number; wear: number }[]> {
  const texts = await cards.evaluateAll((links) =>
    links.map((link) => [...link.children].map((child) => child.textContent).join('\n')),
  )
  return texts.map((text) => ({
    seed: Number(/seed (\d+)/.exec(text)?.[1]),
    wear: Number(/(0\.\d{6})/.exec(text)?.[1]),
  }))
}

test('S1.1 S3.10 S2.19 filters of single items list single items, and are a deep link with back and forward', async ({
  page,
  browser,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await market.filters.locator('summary').click()
  await market.filters.getByRole('textbox', { name: 'Highest wear' }).fill('0.2')
  await page.keyboard.press('Enter')
  await market.expectSearch('?wear_max=0.2')
  await expect(market.cards.first()).toContainText(/seed \d+/)

  const seed = market.filters.getByRole('textbox', { name: 'Seed' })
  await seed.fill('100-300')
  await page.keyboard.press('Enter')
  await market.expectSearch('?wear_max=0.2&seed_min=100&seed_max=300')
  await market.filters.getByRole('combobox', { name: 'Sticker wear' }).selectOption('Stickers without wear')
  const address = '?wear_max=0.2&seed_min=100&seed_max=300&sticker_wear_max=0'
  await market.expectSearch(address)
  await market.expectSettled()
  const facts = await factsOf(market.cards)
  expect(facts.length).toBeGreaterThan(5)
  expect(facts.every(({ seed, wear }) => seed >= 100 && seed <= 300 && wear <= 0.2)).toBe(true)
  await expectAccessibleInBothThemes(page)

  const shown = await market.shownIds()
  const fresh = await browser.newContext()
  const other = new MarketPage(await fresh.newPage(), '/market/csgo')
  await other.open(address)
  expect(await other.shownIds()).toEqual(shown)
  await fresh.close()

  await page.goBack()
  await market.expectSearch('?wear_max=0.2&seed_min=100&seed_max=300')
  await expect(market.chip('Stickers without wear')).toBeHidden()
  await page.goForward()
  await expect(market.chip('Stickers without wear')).toBeVisible()
  await market.chip('Seed 100-300').click()
  await market.expectSearch('?wear_max=0.2&sticker_wear_max=0')
  await expect(seed).toHaveValue('')
  await seed.focus()
  await seed.blur()
  await market.expectSearch('?wear_max=0.2&sticker_wear_max=0')

  await page.getByRole('radio', { name: 'List', exact: true }).check()
  await market.expectSearch('?wear_max=0.2&sticker_wear_max=0&view=list')
  await page.getByRole('link', { name: /^Buy / }).first().click()
  await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}\?buy=\d+/)
})

test('S1.1 S3.10 a page without results names the filters that keep everything out', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?exteriors=fn&wear_max=0.001&seeds=5')
  const culprits = page.getByRole('group', { name: 'There are matches without:' })
  await culprits.getByRole('button', { name: 'Remove “Seed 5”' }).click()
  await market.expectSearch('?exteriors=fn&wear_max=0.001')
  await expect(market.cards.first()).toBeVisible()

  await market.open('?weapons=ak-47&tones=gem')
  await expect(page.getByText('No item can match all of these').first()).toBeVisible()
  await culprits.getByRole('button', { name: 'Remove “AK-47”' }).click()
  await market.expectSearch('?tones=gem')
  await expect(market.cards.first()).toBeVisible()
})

test('S1.1 the numbers of the filters follow the other filters', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  const knives = market.filters.getByRole('checkbox', { name: /^Knives/ })
  const before = await knives.locator('..').textContent()
  await market.filters.getByRole('checkbox', { name: /^Covert/ }).click()
  await market.expectSearch('?rarities=covert')
  await expect(market.filters.getByRole('checkbox', { name: /^Agents/ }).locator('..')).toContainText(/^Agents\d+$/)
  await market.filters.getByRole('checkbox', { name: /^Battle-Scarred/ }).click()
  await expect(knives.locator('..')).not.toHaveText(before!)
})

test('S1.1 S3.10 the filters count single items where these are listed', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?wear_max=0.05&rarities=covert')
  const option = (name: RegExp) => market.filters.getByRole('checkbox', { name })
  const numberOf = async (name: RegExp) => /[\d,]+$/.exec((await option(name).locator('..').textContent())!)![0]
  const covert = await numberOf(/^Covert/)
  await expect(page.getByRole('status')).toContainText([`of ${covert} listings`])
  const rifles = await numberOf(/^Rifles/)
  await option(/^Rifles/).click()
  await market.expectSearch('?categories=rifle&rarities=covert&wear_max=0.05')
  await expect(page.getByRole('status')).toContainText([`of ${rifles} listings`])
})

test('S1.1 S3.10 S2.19 single items are sorted by discount and by popularity, as the address says', async ({
  page,
}) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open('?level=listings')
  const sort = page.getByRole('combobox', { name: 'Sort' })
  await expect(sort).toHaveValue('price_asc')
  await sort.selectOption('Biggest discount')
  await market.expectSearch('?level=listings&sort=discount')
  await market.expectSettled()
  const discounts = (await market.cards.allTextContents()).map((text) => Number(/\u2212(\d+)%/.exec(text)?.[1]))
  expect(discounts.length).toBeGreaterThan(20)
  expect(discounts).toEqual(discounts.toSorted((one, other) => other - one))

  await sort.selectOption('Popular')
  await market.expectSearch('?level=listings&sort=popular')
  await market.expectSettled()
  const shown = await market.shownIds()
  const answer = await page.request.post('/api/v1/market/on_sale_list', { data: { page_size: 1 } })
  const { data } = (await answer.json()) as { data: { items: { goods_id: string }[] } }
  const mostPopular = await listingsOf(page.request, data.items[0]!.goods_id)
  expect(mostPopular.map(({ listing_id }) => listing_id)).toContain(shown[0])
  await page.reload()
  await expect(sort).toHaveValue('popular')
  expect(await market.shownIds()).toEqual(shown)
})

test('S1.1 S3.10 a sticker to look for is picked from the popular ones, or by its name', async ({ page }) => {
  const market = new MarketPage(page, '/market/csgo')
  await market.open()
  await market.filters.locator('summary').click()
  const field = market.filters.getByRole('searchbox', { name: 'Sticker', exact: true })
  const popular = market.filters.getByRole('list', { name: 'Popular stickers' }).getByRole('button')
  await field.press('ArrowDown')
  await expect(popular).toHaveCount(8)
  const name = 'Chicken Lover'
  await expect(popular.filter({ hasText: name }), 'it would be there without being looked for').toHaveCount(0)
  await field.fill('zzzzzz')
  await expect(market.filters.getByText('Nothing matches.')).toBeVisible()
  await field.fill('chiken lover')
  const found = market.filters.getByRole('list', { name: 'Items found' }).getByRole('button')
  await found.filter({ hasText: name }).first().click()
  await expect(page).toHaveURL(/\/market\/csgo\?stickers=[0-9a-z]{11}$/)
  await expect(market.chips.getByRole('button', { name })).toBeVisible()
  await expect(found).toHaveCount(0)
  const slot = market.filters.getByRole('combobox', { name: /^Slot of .*Chicken Lover/ })
  await slot.focus()
  await slot.selectOption('Slot 2')
  await expect(page).toHaveURL(/\/market\/csgo\?stickers=1(:|%3A)[0-9a-z]{11}$/)
  await expect(slot).toBeFocused()
})
