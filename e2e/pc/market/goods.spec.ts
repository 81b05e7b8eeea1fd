import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { reload } from '../../fixtures/pages.ts'
import { findGoods, siblingsOf } from '../../fixtures/goods.ts'
import { placesOnArrival } from '../../fixtures/places.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { MarketPage } from '../../pages/market-page.ts'

const asiimov = { keyword: 'AWP Asiimov', exteriors: ['ft'], qualities: ['normal'] }
const doppler = { keyword: 'Karambit Doppler', exteriors: ['fn'], qualities: ['star'] }

test('S2.19 range, order and tab are in the address, and a reload keeps them', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  const id = await findGoods(request, asiimov)
  await goods.open(id)
  await expect(page).toHaveTitle(/^AWP \| Asiimov \(Field-Tested\) from ¥[\d,.]+ · Amber$/)
  await expect(goods.listings).toHaveCount(20)

  await goods.range('1y').click()
  await goods.expectSearch(id, '?range=1y')
  await goods.sort.selectOption('Lowest wear')
  await goods.expectSearch(id, '?sort=wear_asc&range=1y')
  const wears = async () => {
    const texts = await goods.listings.locator('[title^="0."]').allTextContents()
    return texts.map(Number)
  }
  const isSorted = (values: number[]) => values.every((value, at) => value >= (values[at - 1] ?? 0))
  await expect.poll(async () => isSorted(await wears())).toBe(true)
  await reload(page)
  await expect(goods.range('1y')).toBeChecked()
  await expect(goods.sort).toHaveValue('wear_asc')

  await goods.tab('Sales').click()
  await goods.expectSearch(id, '?sort=wear_asc&tab=sales&range=1y')
  await expect(page.getByRole('region', { name: 'Sales' }).getByRole('row')).not.toHaveCount(0)
})

test('S1.1 S1.2 a goods page has a heading for each part, listings to choose and to load, and a price trend for the keyboard', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, asiimov))
  await test.step('each part has a heading below the page’s own', async () => {
    const parts = page.getByRole('main').getByRole('heading')
    await expect(parts).toHaveText([/Asiimov/, 'Price trend', 'On sale', 'Order book'])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Asiimov/)
  })
  await test.step('chosen listings add up and can be let go', async () => {
    await goods.listings.nth(0).getByRole('checkbox').check()
    await goods.listings.nth(1).getByRole('checkbox').press('Space')
    await expect(goods.selection).toContainText('2 selected')
    await expect(page.getByRole('button', { name: /^Buy 2 for ¥[\d,.]+$/ })).toBeVisible()
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(goods.selection).toBeHidden()
  })
  await test.step('more listings come in place, none of them twice', async () => {
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(goods.listings).toHaveCount(40)
    await expect(page.getByRole('status').filter({ hasText: /^40 of \d+$/ })).toBeVisible()
  })
  await test.step('the price trend is read by the keyboard alone, day by day or as a table', async () => {
    await goods.chart.focus()
    const last = await goods.chart.getAttribute('aria-valuetext')
    expect(last).toMatch(/^\d+ \w+ 20\d\d: ¥[\d,.]+, \d+ sold$/)
    // The chart becomes interactive with the first key.
    await expect(async () => {
      await page.keyboard.press('ArrowLeft')
      await expect(goods.chart).not.toHaveAttribute('aria-valuetext', last ?? '', { timeout: 500 })
    }).toPass()
    await page.keyboard.press('End')
    await expect(goods.chart).toHaveAttribute('aria-valuetext', last ?? '')

    await page.getByRole('button', { name: 'Show as a table' }).press('Enter')
    const table = page.getByRole('region', { name: 'Price trend' }).getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveText(['Day (UTC)', 'Median', 'Low', 'High', 'Sold'])
    await expect(table.getByRole('row')).not.toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Show as a chart', pressed: true })).toHaveCount(0)
  })
  await test.step('so has the part behind another tab', async () => {
    await goods.tab('Sales').click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Price trend', 'Sales', 'Order book'])
  })
})

test('S1.1 nothing moves under the pointer of somebody who comes from the market', async ({ page }) => {
  const [market, goods] = [new MarketPage(page, '/market/csgo'), new GoodsPage(page, '/goods')]
  expect(await placesOnArrival(page, market, goods, (card) => card.click())).toHaveLength(1)
})

test('S1.1 S2.18 each style has its own prices and picture, each exterior and quality its own page', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  const id = await findGoods(request, doppler)
  await goods.open(id)
  const picture = page.getByRole('region', { name: /Karambit/ }).locator('img')
  const whole = await picture.getAttribute('src')
  await page
    .getByRole('navigation', { name: 'Style' })
    .getByRole('link', { name: /^Phase 2/ })
    .click()
  await goods.expectSearch(id, '?style=2')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Phase 2')
  await expect(picture).not.toHaveAttribute('src', whole ?? '')
  await page.getByRole('navigation', { name: 'Exterior' }).getByRole('link', { name: /^MW/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Minimal Wear')
  await expect(goods.listings).not.toHaveCount(0)
})

test('S2.18 a link in the card of the goods is followed in place, even by the first press on the page', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, asiimov))
  await page.evaluate(() => document.documentElement.setAttribute('data-test-document', 'first'))
  const exteriors = page.getByRole('navigation', { name: 'Exterior' })
  // Without a pointer, which would wake the card before it arrives.
  const press = (link: Element) => (link as HTMLElement).click()
  await exteriors.getByRole('link', { name: /^WW/ }).evaluate(press)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Well-Worn')
  await expect(page.locator('html[data-test-document=first]')).toBeAttached()
})

test('S1.1 nothing on sale is said, and the prices of the past are still there', async ({ page, request }) => {
  const siblings = await siblingsOf(request, await findGoods(request, doppler))
  const none = siblings.find((sibling) => sibling.on_sale_count === 0)
  if (!none) throw new Error('the demo market has every exterior of this finish on sale')
  const goods = new GoodsPage(page, '/goods')
  await goods.open(none.goods_id)
  await expect(page.getByRole('status').filter({ hasText: 'Nothing on sale' })).toBeAttached()
  await expect(page.getByText('Nothing on sale').first()).toBeVisible()
})

test('S1.1 S2.6 what is chosen and the order book, as a chart or a table, are accessible in both themes', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, doppler), '?style=2')
  await goods.listings.first().getByRole('checkbox').check()
  await page.getByRole('heading', { name: 'Order book' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('wanted').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Show the order book as a table' }).press('Enter')
  const tables = page.getByRole('region', { name: 'Order book' }).getByRole('table')
  await expect(tables.first().getByRole('columnheader')).toHaveText(['Price offered', 'Wanted', 'Total'])
  await expect(tables.last().getByRole('columnheader')).toHaveText(['Price asked', 'On sale', 'Total'])
  await expect(tables.last().getByRole('row').nth(1)).toContainText('¥')
  await expectAccessibleInBothThemes(page)
})
