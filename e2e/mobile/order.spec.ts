import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../fixtures/goods.ts'
import { expectStill, followShifts } from '../fixtures/layout-shift.ts'
import { gotoInTwo } from '../fixtures/page-in-two.ts'
import { orderAs } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { OrderPage } from '../pages/order-page.ts'

test('S2.8 the rest of an order that is painted in the middle moves nothing', async ({
  page,
  request,
  baseURL,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const [listing] = await listingsOf(request, await findGoods(request, { keyword: 'MP9', exteriors: ['ft'] }))
  const path = `/pc/inventory/to_receive/${await orderAs(request, token, listing!)}`
  await followShifts(page)
  await gotoInTwo(page, { site: baseURL!, path, cut: '<a class="order-page__itemName' })
  await expect(new OrderPage(page).facts).toBeVisible()
  await expectStill(page, 'with the rest')
})
