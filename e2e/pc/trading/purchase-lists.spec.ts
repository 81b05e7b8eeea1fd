import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { wantAs } from '../../fixtures/orders.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PurchasesPage } from '../../pages/purchases-page.ts'

test('S2.9 S2.19 one of many purchase orders is found by name, the dearest first, and all that are shown are cancelled together', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const [goods_id, other] = [
    // No other test wants it.
    await findGoods(request, { keyword: 'M4A1-S Hyper Beast', exteriors: ['ft'] }),
    await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] }),
  ]
  const want = (price: string) => wantAs(request, token, { goods_id, price, quantity: 1 })
  const [cheapest, dearest] = [await want('0.11'), await want('0.13'), await want('0.12')]
  const kept = await wantAs(request, token, { goods_id: other, price: '0.10', quantity: 1 })

  const mine = new PurchasesPage(page)
  await mine.open('wait_supply')
  await mine.search('hyper m4a1')
  await expect(page).toHaveURL(/\?keyword=hyper(\+|%20)m4a1$/)
  await expect(mine.rows).toHaveCount(3)
  await mine.sortBy('Price: high to low')
  const inOrder = [/¥0\.13/, /¥0\.12/, /¥0\.11/]
  await expect(mine.rows).toHaveText(inOrder)
  await page.reload()
  await expect(mine.rows, 'the address has all of it').toHaveText(inOrder)
  await expect(mine.sort).toHaveValue('price_desc')

  await mine.row(kept).waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: 'Select all shown (3)' }).check()
  await expect(mine.selection).toContainText('3 selected')
  await expectAccessible(page)
  await mine.search('water elemental')
  await expect(mine.row(kept)).toBeVisible()
  await expect(mine.selection, 'another search keeps them').toContainText('3 of them not shown')
  const cancel = (id: string) =>
    callerFor(request, token).post('/api/v1/order/set_purchase', { purchase_ids: [id], action: 'cancel' })
  await cancel(dearest)
  await cancel(cheapest)
  await mine.cancelSelected(3)
  await expect(page.getByText('Nothing was done: 2 of these 3 purchase orders moved on meanwhile.')).toBeVisible()
  await expect(mine.selection, 'two ended elsewhere meanwhile').toContainText('1 of them not shown')
  await mine.cancelSelected(1)
  await expect(mine.selection).toBeHidden()

  await mine.search('hyper m4a1')
  await expect(page.getByText('No matching purchase orders')).toBeVisible()
  await page.getByRole('button', { name: 'Show all purchase orders' }).click()
  await expect(page, 'the order stays').toHaveURL(/wait_supply\?sort=price_desc$/)
  await expect(mine.rows.first()).toBeVisible()
  await mine.open('purchase_record', '?keyword=hyper+m4a1&sort=expiring')
  await expect(mine.rows, 'by default the newest are first').toHaveText([/¥0\.12/, /¥0\.13/, /¥0\.11/])
  await expect(page.getByRole('checkbox'), 'nothing is left to do with them').toHaveCount(0)
  await cancel(kept)
})

test('S2.9 without any, the lists lead on and have nothing to search', async ({ page, signUp }) => {
  await signUp()
  const mine = new PurchasesPage(page)
  for (const tab of ['suspended', 'purchase_record'] as const) {
    await mine.open(tab)
    await expect(page.getByRole('button', { name: 'Post a purchase order' })).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Search by item name' })).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'See open purchase orders' }).click()
  await expect(page).toHaveURL(/\/purchase\/wait_supply$/)
})
