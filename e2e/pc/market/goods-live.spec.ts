import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { pointUntilFollowed } from '../../fixtures/followed.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { offerOne, wantAs } from '../../fixtures/orders.ts'
import { callerFor, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

test('S1.1 a listing that is repriced and then sold changes where it stands, and nothing else moves', async ({
  page,
  request,
  captchaAnswer,
}) => {
  const { goods_id, reprice, buy } = await offerOne(request, captchaAnswer, '0.05')
  const goods = new GoodsPage(page, '/goods')
  await goods.open(goods_id)
  const row = goods.listings.first()
  await expect(row).toContainText('¥0.05')
  await pointUntilFollowed(page, row)
  const places = () => goods.listings.evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  const before = await places()

  await reprice('0.06')
  await expect(row).toContainText('¥0.06')
  await expect(page.getByRole('status').filter({ hasText: 'A listing now costs ¥0.06' })).toBeAttached()
  await buy('0.06')
  await expect(row).toContainText('Sold')
  await expect(row.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Sold for ¥0.06' })).toBeAttached()
  expect(await places()).toEqual(before)
})

test('S1.3 a purchase order that another posts and cancels comes and goes on the open page', async ({
  page,
  request,
  captchaAnswer,
}) => {
  // Nobody wants it, in the demo or in another test.
  const goods_id = await findGoods(request, { keyword: 'P250 Asiimov', exteriors: ['ft'] })
  const buyer = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  const goods = new GoodsPage(page, '/goods')
  await goods.open(goods_id, '?tab=purchase_orders')
  const highest = page
    .getByRole('term')
    .filter({ hasText: /^Highest purchase order$/ })
    .locator('..')
  const wanted = page.getByRole('list', { name: 'What buyers want' }).getByRole('listitem')
  await pointUntilFollowed(page, goods.tab('Purchase orders'))
  await expect(highest).toContainText('none')

  const purchase_id = await wantAs(request, buyer, { goods_id, price: '0.51', quantity: 1 })
  await expect(wanted).toContainText('¥0.51')
  await expect(highest).toContainText('¥0.51')
  await callerFor(request, buyer).post('/api/v1/order/set_purchase', { purchase_ids: [purchase_id], action: 'cancel' })
  await expect(wanted).toHaveCount(0)
  await expect(highest).toContainText('none')
})
