import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { buyAs, listAs, sellables } from '../../fixtures/orders.ts'
import { callerFor, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

test('S1.1 a listing that is repriced and then sold changes where it stands, and nothing else moves', async ({
  page,
  request,
  captchaAnswer,
}) => {
  const [seller, buyer] = [
    await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer),
    await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer),
  ]
  const [item] = await sellables(request, seller, 1)
  const listing_id = await listAs(request, seller, item!.asset_id, '0.05')
  const goods = new GoodsPage(page, '/goods')
  const isFollowing = page.waitForRequest((asked) => asked.url().includes('/market/events'))
  await goods.open(item!.goods_id)
  const row = goods.listings.first()
  await expect(row).toContainText('¥0.05')
  await row.hover()
  await isFollowing
  const places = () => goods.listings.evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().top))
  const before = await places()

  await callerFor(request, seller).post('/api/v1/inv/set_on_sale', {
    items: [{ action: 'reprice', listing_id, price: '0.06' }],
  })
  await expect(row).toContainText('¥0.06')
  await expect(page.getByRole('status').filter({ hasText: 'A listing now costs ¥0.06' })).toBeAttached()
  await buyAs(request, buyer, { listing_id, price: '0.06' })
  await expect(row).toContainText('Sold')
  await expect(row.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: 'Sold for ¥0.06' })).toBeAttached()
  expect(await places()).toEqual(before)
})
