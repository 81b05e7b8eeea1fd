import type { APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { demoSeller, findGoods, listingsOf, type ShownListing } from '../../fixtures/goods.ts'
import { expectInSight } from '../../fixtures/in-sight.ts'
import { isWrite, serverFns, writesOf } from '../../fixtures/server-functions.ts'
import { orderAs, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

/** The buyer can afford two of them. */
const filters = { keyword: 'M4A4', exteriors: ['ft'], qualities: ['normal'], price_max: '500.00' }
/** Returns a goods whose third cheapest listing costs more than the one of the two cheapest that a rival takes. */
async function findUneven(request: APIRequestContext): Promise<{ id: string; target: ShownListing }> {
  const answer = await request.post('/api/v1/market/on_sale_list', { data: { page_size: 20, ...filters } })
  const { data } = (await answer.json()) as { data: { items: { goods_id: string }[] } }
  for (const { goods_id: id } of data.items) {
    const [first, second, third] = (await listingsOf(request, id)).toSorted((a, b) => Number(a.price) - Number(b.price))
    const target = [first, second].find((one) => one && one.seller.nickname !== demoSeller)
    if (target && third && third.price !== target.price) return { id, target }
  }
  throw new Error('no goods has a third listing that costs more')
}

const yuan = (amount: number) => `¥${amount.toLocaleString('en', { minimumFractionDigits: 2 })}`

test('S1.2 the three cheapest are bought in one step within the bounds, and two clicks pay once', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const id = await findGoods(request, filters)
  const prices = (await listingsOf(request, id))
    .map(({ price }) => Number(price))
    .toSorted((a, b) => a - b)
    .slice(0, 4)
  const goods = new GoodsPage(page, '/goods')
  await goods.open(id)
  await page.getByRole('button', { name: 'Sweep' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sweep: buy the cheapest' })
  await dialog.getByLabel('How many').fill('0')
  await expect(dialog).toContainText('Enter a number from 1 to 50')
  await dialog.getByLabel('How many').fill('3')
  await dialog.getByLabel('Maximum per item').fill(prices[3]!.toFixed(2))
  const sum = prices.slice(0, 3).reduce((all, price) => all + Math.round(price * 100), 0) / 100
  const quote = dialog.getByRole('region', { name: 'What you would buy now' })
  await expect(quote).toContainText(`Total${yuan(sum)}`)
  await expect(quote).toContainText(`The next one would cost${yuan(prices[3]!)}`)
  await expect(dialog).toContainText(/for an item received today, on \d+ \w+ \d{4} at the earliest\./)
  await expectAccessible(page)
  const buy = dialog.getByRole('button', { name: `Buy 3 for ${yuan(sum)}` })
  await expect(buy).toBeEnabled()
  const writes = writesOf(page)
  await buy.dblclick()
  await expect(page).toHaveURL(/\/inventory\/to_receive$/)
  await expect(page.getByText(`Bought 3 for ${yuan(sum)}`)).toBeVisible()
  // One ordered, the other paid; a quote in between may be the third.
  expect(writes.length).toBeLessThanOrEqual(3)
  await page.goBack()
  await goods.expectSearch(id, '')
})

test('S1.2 where somebody is faster the next one takes the place, and the new total is confirmed first', async ({
  page,
  request,
  signIn,
  captchaAnswer,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const rival = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  const { id, target } = await findUneven(request)
  await new GoodsPage(page, '/goods').open(id, '?sweep=1')
  const dialog = page.getByRole('dialog', { name: 'Sweep: buy the cheapest' })
  await dialog.getByLabel('How many').fill('2')
  await dialog.getByLabel('Maximum per item').fill('99999')
  const buy = dialog.getByRole('button', { name: /^Buy 2 for/ })
  await expect(buy).toBeEnabled()
  await orderAs(request, rival, target)
  await buy.click()
  await expect(dialog).toContainText('2 of 2 ordered')
  const outcomes = dialog.getByRole('list', { name: 'Result for each item' }).getByRole('listitem')
  await expect(outcomes.last()).toContainText('No longer on sale')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Pay later' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/inventory/to_receive')
  await expect(page.getByRole('list', { name: 'Under way' }).getByText('To pay').first()).toBeVisible()
})

test.describe('S1.2 a sweep that fails', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('says so above the button, however much there is to read before it', async ({ page, request, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    await new GoodsPage(page, '/goods').open(await findGoods(request, filters), '?sweep=1')
    const dialog = page.getByRole('dialog', { name: 'Sweep: buy the cheapest' })
    await dialog.getByLabel('How many').fill('2')
    await dialog.getByLabel('Maximum per item').fill('99999')
    const buy = dialog.getByRole('button', { name: /^Buy 2 for/ })
    await expect(buy).toBeEnabled()
    await page.route(serverFns, (route) => (isWrite(route.request()) ? route.abort() : route.fallback()))
    await buy.click()
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
      { width: 1024, height: 600 },
    ]) {
      await page.setViewportSize(viewport)
      await expectInSight(dialog.getByRole('alert'))
      await expectInSight(buy)
    }
    await expectAccessible(page)
  })
})
