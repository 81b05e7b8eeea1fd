import { DEMO_BUYER_NAME, DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { demoSeller, findGoods, listingsOf, othersListing } from '../../fixtures/goods.ts'
import { callerFor, orderAs, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'

const redline = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.2 a batch: what somebody else was faster with is shown and left out', async ({
    page,
    request,
    captchaAnswer,
  }) => {
    const id = await findGoods(request, redline)
    const listings = await listingsOf(request, id)
    const [gone, there] = [othersListing(listings, 2), othersListing(listings, 3)]
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    await goods.open(id)
    const rival = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    await orderAs(request, rival, gone)
    await page.goto(`/goods/${id}?buy=${gone.listing_id},${there.listing_id}`)
    await expect(checkout.items).toContainText('No longer on sale')
    await expect(checkout.root).toContainText('have been left out.')
    await expect(checkout.pay).toHaveText(`Pay ¥${there.price}`)
    await expectAccessible(page)

    await page.goto(`/goods/${id}?buy=${gone.listing_id}`)
    await expect(checkout.root).toContainText('No longer on sale')
    await checkout.root.getByRole('button', { name: 'Back to the item' }).click()
    await expect(checkout.root).toBeHidden()
  })

  test('S1.2 somebody is faster while the checkout is open', async ({ page, request, captchaAnswer }) => {
    const id = await findGoods(request, redline)
    const listing = othersListing(await listingsOf(request, id), 4)
    const checkout = new CheckoutDialog(page)
    await new GoodsPage(page, '/goods').open(id, `?buy=${listing.listing_id}`)
    await expect(checkout.pay).toBeEnabled()
    const rival = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    await orderAs(request, rival, listing)
    await checkout.pay.click()
    await expect(checkout.root).toContainText('No longer on sale')

    const [next] = (await listingsOf(request, id)).filter((one) => one.seller.nickname !== DEMO_BUYER_NAME)
    await expect(checkout.root).toContainText(new RegExp(`Next cheapest: ¥${next!.price}, wear 0\\.\\d{4}`))
    await expectAccessible(page)
    await checkout.root.getByRole('button', { name: 'Buy this one instead' }).click()
    await expect(checkout.pay).toHaveText(`Pay ¥${next!.price}`)
    await expect(page).toHaveURL((url) => url.search === `?buy=${next!.listing_id}`)
  })

  test('S1.2 a price that rises while the checkout is open is told, and the next cheapest offered', async ({
    page,
    request,
    captchaAnswer,
  }) => {
    const id = await findGoods(request, redline)
    const listing = (await listingsOf(request, id)).find((one) => one.seller.nickname === demoSeller)
    if (!listing) throw new Error(`${demoSeller} sells none`)
    const checkout = new CheckoutDialog(page)
    await new GoodsPage(page, '/goods').open(id, `?buy=${listing.listing_id}`)
    await expect(checkout.pay).toBeEnabled()
    const owner = callerFor(request, await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer))
    const dearer = (Number(listing.price) + 100).toFixed(2)
    const reprice = { action: 'reprice', listing_id: listing.listing_id, price: dearer }
    await owner.post('/api/v1/inv/set_on_sale', { items: [reprice] })
    await checkout.pay.click()
    await expect(checkout.root).toContainText(`The price has changed from ¥${listing.price} to ¥${dearer}.`)
    await expect(checkout.pay).toHaveText(`Pay ¥${dearer}`)

    const [next] = (await listingsOf(request, id)).filter((one) => one.seller.nickname !== DEMO_BUYER_NAME)
    await expect(checkout.root).toContainText(`Next cheapest: ¥${next!.price}`)
    await checkout.root.getByRole('button', { name: 'Buy this one instead' }).click()
    await expect(checkout.pay).toHaveText(`Pay ¥${next!.price}`)
    await expect(page).toHaveURL((url) => url.search === `?buy=${next!.listing_id}`)
  })

  test('S1.2 what was bought in another tab says so, and leads to its order', async ({ page, request, signIn }) => {
    const token = await signIn(DEMO_BUYER_PHONE)
    const id = await findGoods(request, redline)
    const listing = othersListing(await listingsOf(request, id), 6)
    const checkout = new CheckoutDialog(page)
    await new GoodsPage(page, '/goods').open(id, `?buy=${listing.listing_id}`)
    await expect(checkout.pay).toBeEnabled()
    const orderId = await orderAs(request, token, listing)
    await checkout.pay.click()
    await expect(checkout.root).toContainText('You have already ordered this')
    await callerFor(request, token).post('/api/v1/pay/order', { order_ids: [orderId], total: listing.price })
    await page.reload()
    await expect(checkout.root).toContainText('You bought this')
    await expectAccessible(page)
    await checkout.root.getByRole('link', { name: 'Go to the order' }).click()
    await expect(page).toHaveURL((url) => url.pathname === `/inventory/to_receive/${orderId}`)
  })
})
