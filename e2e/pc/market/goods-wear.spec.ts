import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { redline } from '../../fixtures/page-finders.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

test('S1.1 S2.19 a range of wear is chosen for what is on sale and for the order book, and is a deep link', async ({
  page,
  request,
}) => {
  const goods = new GoodsPage(page, '/goods')
  const id = await findGoods(request, redline)
  await goods.open(id)
  await page.getByRole('combobox', { name: 'Wear' }).selectOption('0.21–0.24')
  await goods.expectSearch(id, '?wear_min=0.21&wear_max=0.24')
  const wears = goods.listings.getByRole('button', { name: /^Wear/ })
  const outside = async () =>
    (await wears.allTextContents()).filter((wear) => Number(wear) < 0.21 || Number(wear) > 0.24)
  await expect.poll(outside).toEqual([])
  expect(await wears.count()).toBeGreaterThan(0)
  const book = page.getByRole('region', { name: 'Order book, wear 0.21–0.24' })
  await expect(book).toContainText(/On sale: \d+\. Wanted: \d+\./)

  await goods.open(id, '?wear_min=0.21&wear_max=0.2100001')
  await expect(page.getByText('Nothing on sale with wear 0.21–0.2100001').first()).toBeVisible()
  const status = page.getByRole('status').filter({ hasText: 'Nothing on sale with wear' })
  await status.evaluate((element) => element.setAttribute('data-test-status', ''))
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Show any wear' }).click()
  await goods.expectSearch(id, '')
  await expect(page.locator('[data-test-status]'), 'one that appears is not announced').toHaveText(/^\d+ of \d+$/)
  await goods.open(id, '?wear_min=0.5&wear_max=0.4')
  await goods.expectSearch(id, '')
})

test('S1.1 chosen items are compared side by side, and one of them is bought', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  const id = await findGoods(request, redline)
  await goods.open(id)
  const compare = page.getByRole('button', { name: 'Compare' })
  for (const place of [0, 1, 2]) await goods.listings.nth(place).getByRole('checkbox').click()
  const wears = await Promise.all(
    [0, 1, 2].map((place) => goods.listings.nth(place).getByRole('button', { name: /^Wear/ }).textContent()),
  )
  await compare.click()
  const dialog = page.getByRole('dialog', { name: 'Compare items' })
  await expect(dialog.getByRole('columnheader')).toHaveText(['Property', 'Item 1', 'Item 2', 'Item 3'])
  await expect(dialog.getByRole('row', { name: /^Wear/ }).getByRole('cell')).toHaveText(wears as string[])
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: /^Buy: Item 2/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?buy=\d+/)
})

test('S2.5 an item on its own leads to those that are like it', async ({ page, request }) => {
  const goods = new GoodsPage(page, '/goods')
  await goods.open(await findGoods(request, redline))
  await goods.listings
    .first()
    .getByRole('link', { name: /show by itself$/ })
    .click()
  const similar = page.getByRole('region', { name: 'Similar items on sale' })
  const first = similar.getByRole('link').first()
  const path = await first.getAttribute('href')
  await first.click()
  await expect(page).toHaveURL(path!)
})
