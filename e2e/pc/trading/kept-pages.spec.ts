import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { findGoods, listingsOf, othersListing } from '../../fixtures/goods.ts'
import { goOffline, leftOfWorker, untilKept } from '../../fixtures/kept-pages.ts'
import { buyAs } from '../../fixtures/orders.ts'
import { open, waitForHydration } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { BookmarksPage } from '../../pages/bookmarks-page.ts'
import { OrderPage } from '../../pages/order-page.ts'

test.use({
  serviceWorkers: 'allow',
  allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|^UpstreamError: offline/],
})

const deagle = { keyword: 'Desert Eagle', exteriors: ['ft'], qualities: ['normal'] }
const offlineText = 'You are offline. Nothing can be bought, paid or changed until you are back.'
const shownAsOf = /^You are offline\. Shown as of .*\d\d:\d\d\.$/

test('S1.7 S2.7 S2.8 an order and bookmarks are read offline as they were last seen, other pages say that they are not kept', async ({
  page,
  context,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const goods = await findGoods(request, deagle)
  const listing = othersListing(await listingsOf(request, goods), 0)
  const orderId = await buyAs(request, token, listing)
  await callerFor(request, token).post('/api/v1/user/add_bookmark', { goods_id: goods })
  const order = new OrderPage(page)
  const list = new BookmarksPage(page)

  await open(page, `/inventory/to_receive/${orderId}`)
  await untilKept(page)
  await open(page, '/collect')
  await expect(list.goods.first()).toContainText('Desert Eagle')
  await untilKept(page)
  const bookmarked = await list.goods.first().textContent()

  const connect = await goOffline(context)
  await page.reload()
  await waitForHydration(page)
  await expect(list.goods.first()).toHaveText(bookmarked!)
  await expect(page.locator('#offline')).toHaveText(offlineText)
  await expect(page.getByText(shownAsOf)).toBeVisible()

  await page.goto(`/inventory/to_receive/${orderId}`)
  await waitForHydration(page)
  await expect(order.facts).toBeVisible()
  await expect(page.locator('#offline')).toHaveText(offlineText)
  await expect(page.getByText(shownAsOf)).toBeVisible()

  await page.goto('/wallet')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: /^Bookmarks/ }).click()
  await expect(page).toHaveURL(/\/collect$/)
  await expect(list.goods.first()).toHaveText(bookmarked!)

  await page.goto('/wallet')
  await connect()
  await page.getByRole('link', { name: 'Try again' }).click()
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()
})

test('S4.20 S6.1 signing out deletes what was kept, and visitors have no service worker', async ({ page, signUp }) => {
  await open(page, '/market/csgo')
  expect(await leftOfWorker(page)).toEqual({ workers: 0, caches: [] })
  await signUp()
  await open(page, '/tasks')
  await untilKept(page)
  // Reached without a document of its own.
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('link', { name: 'Bookmarks' }).first().click()
  await expect(page).toHaveURL(/\/collect$/)
  await untilKept(page)
  await page.getByRole('button', { name: /^Account of / }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await waitForHydration(page)
  await expect.poll(() => leftOfWorker(page)).toEqual({ workers: 0, caches: [] })
})

test('S4.20 who signs in next finds nothing of the person before', async ({ page, context, signUp }) => {
  await signUp()
  await open(page, '/tasks')
  await untilKept(page)
  // Another session in the same browser, of which this page does not know.
  await signUp()
  await open(page, '/collect')
  await untilKept(page)
  await goOffline(context)
  await page.goto('/tasks')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveText([/^Bookmarks/])
})
