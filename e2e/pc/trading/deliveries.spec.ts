import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { listingsIn } from '../../fixtures/own-listings.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor, orderAs } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'

test('S2.10 S4.22 a sale waits to be delivered: whom to, by when, and what happens otherwise', async ({
  page,
  request,
  signIn,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE)
  const listing = (await listingsIn(request, seller, 'on_sale'))[20]!
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const orderId = await orderAs(request, buyer, listing)
  await callerFor(request, buyer).post('/api/v1/pay/order', { order_ids: [orderId], total: listing.price })

  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/sale/to_delivery')
  const row = page.locator(`[data-row="${orderId}"]`)
  await expect(row).toContainText(/Send the trade offer|accepts the trade offer/)
  await expect(row).toContainText(/by .*\d\d:\d\d/)
  await expect(row).toContainText(/is refunded/)
  await expectAccessible(page)
  await row.getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`/sale/to_delivery/${orderId}$`))
  const buyerCard = page.getByRole('region', { name: 'The buyer on Steam' })
  await expect(buyerCard).toContainText('Steam ID 7656119')
  await expect(buyerCard).toContainText(/Account created .*\d{4}/)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Fee')
  await page.getByRole('link', { name: 'All deliveries' }).click()
  await expect(page).toHaveURL(/\/sale\/to_delivery$/)
})
