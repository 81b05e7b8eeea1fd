import type { BrowserContext, Locator, Page } from '@playwright/test'
import { personEventsPath } from '../../../src/contract/words.ts'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { bargainables, offerAs, partOf } from '../../fixtures/bargains.ts'
import { sellables, wantAs } from '../../fixtures/orders.ts'
import { checkout } from '../../fixtures/page-finders.ts'
import { comeBackTo, open, waitForHydration } from '../../fixtures/pages.ts'
import { allAnswered, isKeyed, keepUnaware, writesOf } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { BargainsPage } from '../../pages/bargains-page.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { PurchasePage } from '../../pages/purchase-page.ts'

/** Opens a second tab in a browser whose tabs are told of nothing: it would have found out before it is pressed. */
async function newTab(context: BrowserContext): Promise<Page> {
  await context.route(`**${personEventsPath}*`, (route) => route.fulfill({ status: 204 }))
  return context.newPage()
}

test('S1.3 an item is supplied once: with two presses, from two tabs, and after "back"', async ({
  page,
  context,
  request,
  signIn,
  signUp,
}) => {
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const { token: seller } = await signUp()
  await prepareTrader(request, seller, 'two tabs')
  const items = await sellables(request, seller, 3)
  // If another item of the goods were left, the dialog would offer that.
  const isOnly = (one: (typeof items)[number]) => items.filter(({ goods_id: id }) => id === one.goods_id).length === 1
  const { goods_id, asset_id, highest_purchase_price } = items.find(isOnly)!
  const price = (Number(highest_purchase_price ?? 1) + 1).toFixed(2)
  const purchaseId = await wantAs(request, buyer, { goods_id, price, quantity: 2 })
  const path = `/goods/${goods_id}?tab=purchase_orders`
  const other = await newTab(context)
  await open(page, path)
  for (const tab of [page, other]) await open(tab, `${path}&supply=${purchaseId}&item=${asset_id}`)
  const [dialog, late] = [page, other].map((tab) => tab.getByRole('dialog', { name: 'Supply a purchase order' }))
  await expect(late!.getByRole('button', { name: 'Sell 1' })).toBeEnabled()
  const tellLate = await keepUnaware(other)
  const writes = writesOf(page)
  await dialog!.getByRole('button', { name: 'Sell 1' }).dblclick()
  await expect(dialog!).toContainText('Sold: 1')
  expect(writes.filter(isKeyed), 'two presses are one sale').toHaveLength(1)
  await page.goBack()
  await expect(dialog!).toBeHidden()
  await page.goForward()
  await expect(dialog!.getByRole('button', { name: 'Sell 1' }), 'it is gone').toHaveCount(0)

  await late!.getByRole('button', { name: 'Sell 1' }).click()
  tellLate()
  await expect(late!.getByRole('button', { name: 'Sell 1' })).toHaveCount(0)
  await expect(late!.getByRole('alert'), 'it still says why').toBeVisible()
  await allAnswered(other)
  await other.close()
  await signIn(DEMO_BUYER_PHONE)
  const purchase = new PurchasePage(page)
  await purchase.open(purchaseId)
  await expect(purchase.details).toContainText('1 of 2')
})

test('S1.4 a bargain that was accepted in one tab cannot be accepted in the other, which shows its order', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const seller = await signIn(DEMO_SELLER_PHONE)
  const item = (await bargainables(request, seller))[9]!
  const id = await offerAs(request, buyer, item, partOf(item.price, 70))
  const other = await newTab(context)
  const [first, late] = [new BargainsPage(page, 'seller'), new BargainsPage(other, 'seller')]
  const buttons: Locator[] = []
  for (const bargains of [late, first]) {
    await bargains.openOne(id)
    await bargains.now.getByRole('button', { name: 'Accept' }).click()
    buttons.push(await bargains.readyToAccept())
  }
  const [acceptLate, acceptFirst] = buttons
  const tellLate = await keepUnaware(other)
  await acceptFirst!.dblclick()
  await expect(first.now).toContainText('It has become an order.')
  await acceptLate!.click()
  tellLate()
  await expect(other.getByText('The bargain has moved on; this can no longer be done.')).toBeVisible()
  await expect(late.dialog('Accept the offer')).toBeHidden()
  await expect(late.now, 'it is right without a reload').toContainText('It has become an order.')
  await allAnswered(other)
  await other.close()
  const { items } = await callerFor(request, buyer).post<{ items: { bargain_id: string | null }[] }>(
    '/api/v1/order/list',
    { role: 'buyer', page_size: 50 },
  )
  expect(items.filter(({ bargain_id }) => bargain_id === id)).toHaveLength(1)
})

test('S1.4 an offer that was paid in one tab is not offered for payment in the other', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE)
  const { listing_id, price } = (await bargainables(request, seller))[10]!
  const buyer = callerFor(request, await signIn(DEMO_BUYER_PHONE))
  const body = { listing_id, listing_price: price, price: partOf(price, 70) }
  const { bargain_id: id } = await buyer.post<{ bargain_id: string }>('/api/v1/order/create_bargain', body)
  const other = await newTab(context)
  const [first, late] = [new BargainsPage(page, 'buyer'), new BargainsPage(other, 'buyer')]
  const pay = (bargains: BargainsPage) =>
    bargains.dialog('Pay for your offer').getByRole('button', { name: /^Offer and hold ¥/ })
  for (const bargains of [late, first]) {
    await bargains.openOne(id)
    await bargains.now.getByRole('button', { name: /^Pay/ }).click()
    await expect(pay(bargains)).toBeEnabled()
  }
  const tellLate = await keepUnaware(other)
  await pay(first).click()
  await expect(first.now).toContainText('answers')
  await pay(late).click()
  tellLate()
  const dialog = late.dialog('Pay for your offer')
  await expect(dialog).toContainText('There is nothing left to pay')
  await expect(pay(late)).toHaveCount(0)
  await expect(dialog.getByRole('link', { name: 'See the bargain' })).toHaveAttribute('href', new RegExp(`/${id}$`))
  await allAnswered(other)
  await other.close()
})

test('S1.2 S4.20 what one person opened in a window is not bought with the money of another', async ({
  page,
  request,
  signIn,
  signInElsewhere,
}) => {
  const buyer = await signIn(DEMO_BUYER_PHONE)
  // Otherwise an event may have the page find out by itself, before it is pressed.
  await page.route(`**${personEventsPath}*`, (route) => route.fulfill({ status: 204 }))
  await open(page, await checkout({ request, token: buyer }))
  const { pay } = new CheckoutDialog(page)
  await expect(pay).toBeEnabled()
  // So may a read.
  const tell = await keepUnaware(page)
  const seller = await signInElsewhere(DEMO_SELLER_PHONE)
  const { nickname } = await callerFor(request, seller).get<{ nickname: string }>('/api/v1/user/info')
  type Orders = { items: { order_id: string }[] }
  // Earlier orders may well move on meanwhile.
  const boughtBy = async (token: string) => {
    const { items } = await callerFor(request, token).post<Orders>('/api/v1/order/list', { role: 'buyer' })
    return items.map(({ order_id }) => order_id)
  }
  const bought = () => Promise.all([buyer, seller].map(boughtBy))
  const before = await bought()
  await pay.click()
  tell()
  await expect(page.getByText('Another account has signed in to this browser.')).toBeVisible()
  await expect(page.getByRole('banner').getByText(nickname)).toBeAttached()
  expect(await bought()).toEqual(before)
})

test('S1.2 S4.20 a checkout that one person opened is not there any more for another', async ({
  page,
  request,
  signIn,
  signInElsewhere,
}) => {
  await open(page, await checkout({ request, token: await signIn(DEMO_BUYER_PHONE) }))
  const { root, pay } = new CheckoutDialog(page)
  await expect(pay).toBeEnabled()
  await signInElsewhere(DEMO_SELLER_PHONE)
  await comeBackTo(page)
  await expect(page.getByText('Another account has signed in to this browser.')).toBeVisible()
  await waitForHydration(page)
  await expect(root).toBeHidden()
  await expect(page).toHaveURL(({ search }) => search === '')
})
