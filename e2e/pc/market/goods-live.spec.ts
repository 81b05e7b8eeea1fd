import { pointUntilFollowed } from '../../fixtures/followed.ts'
import { offerOne } from '../../fixtures/orders.ts'
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
