import type { APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { demoSeller, findGoods, listingsOf, type ShownListing } from '../../fixtures/goods.ts'
import { balancesOf } from '../../fixtures/orders.ts'
import { reload } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { callerFor, orderAs, sessionOf } from '../../fixtures/session.ts'
import { prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { withEmptyCart } from '../../fixtures/cart.ts'
import { CartPage } from '../../pages/cart-page.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { OrderPage } from '../../pages/order-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

const goods = [
  { keyword: 'USP-S', exteriors: ['ft'] },
  { keyword: 'Glock-18', exteriors: ['ft'] },
]

/** Returns the cheapest listings of two goods, without those of the demo's seller. */
async function othersOfTwo(request: APIRequestContext, each: number): Promise<ShownListing[]> {
  const found: ShownListing[] = []
  for (const filters of goods) {
    const listings = await listingsOf(request, await findGoods(request, filters))
    found.push(...listings.filter(({ seller }) => seller.nickname !== demoSeller).slice(0, each))
  }
  return found
}

/** Returns a listing of the demo's seller. */
async function ownedBySeller(request: APIRequestContext, token: string) {
  const asked = { states: ['on_sale'], sort: 'price_asc', page_size: 50 }
  const { items } = await callerFor(request, token).post<{ items: { listing: ShownListing }[] }>(
    '/api/v1/inv/selling_list',
    asked,
  )
  return items[30]!.listing
}

test('S1.2 of a cart of ten with two gone eight are bought, and each of the two says why not', async ({
  page,
  request,
  signIn,
  captchaAnswer,
}) => {
  const buyer = await withEmptyCart(request, await signIn(DEMO_BUYER_PHONE))
  const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  const others = await othersOfTwo(request, 5)
  const takenDown = await ownedBySeller(request, seller)
  const ids = [...others.slice(0, 9), takenDown].map(({ listing_id }) => listing_id)
  await buyer.post('/api/ext/cart/add', { listing_ids: ids })
  await callerFor(request, seller).post('/api/v1/inv/set_on_sale', {
    items: [{ action: 'take_down', listing_id: takenDown.listing_id }],
  })

  const cart = new CartPage(page)
  await cart.open()
  await expect(cart.row(takenDown.listing_id)).toContainText('sold or taken off the market')
  await expect(cart.bar).toContainText('9 can be bought now')
  await expectAccessible(page)
  await cart.checkOut.click()
  await expect(cart.pay).toBeEnabled()
  await expect(cart.dialog).toContainText(/protection ends on \d+ \w+ \d{4} at the earliest:/)
  await expectAccessible(page)
  // A rival is faster while the checkout is open.
  await orderAs(request, seller, others[0]!)
  const writes = writesOf(page)
  await cart.pay.dblclick()
  await expect(cart.dialog).toContainText('8 of 9 ordered')
  await expect(cart.outcomes).toHaveCount(9)
  await expect(cart.outcomes.last()).toContainText('This item is no longer on sale.')
  await expect(cart.dialog).toContainText('They are kept for you until')
  await expectAccessible(page)
  expect(writes, 'one made the orders').toHaveLength(1)

  await cart.pay.dblclick()
  await expect(page).toHaveURL(/\/inventory\/to_receive$/)
  expect(writes, 'one paid them').toHaveLength(2)
  await page.getByRole('list', { name: 'Under way' }).getByRole('link').first().click()
  const order = new OrderPage(page)
  await expect(order.course.getByRole('listitem').first()).toContainText('Paid')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(/after the item is received/)

  await cart.open()
  await expect(cart.row(others[0]!.listing_id)).toContainText('Being bought')
  await cart.removeGone.click()
  await expect(cart.row(takenDown.listing_id)).toHaveCount(0)
  await expect(cart.removeGone).toHaveCount(0)
  await expect(cart.row(others[0]!.listing_id)).toBeVisible()
})

test('S1.2 a cart is filled from a goods page, tells how prices have moved, and "back" leads to it', async ({
  page,
  request,
  signIn,
  captchaAnswer,
}) => {
  const buyer = await withEmptyCart(request, await signIn(DEMO_BUYER_PHONE))
  const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  const dearer = await ownedBySeller(request, seller)
  await buyer.post('/api/ext/cart/add', { listing_ids: [dearer.listing_id] })
  const price = (Number(dearer.price) + 1.5).toFixed(2)
  await callerFor(request, seller).post('/api/v1/inv/set_on_sale', {
    items: [{ action: 'reprice', listing_id: dearer.listing_id, price }],
  })

  const goodsPage = new GoodsPage(page, '/goods')
  await goodsPage.open(await findGoods(request, goods[0]!))
  const put = goodsPage.listings.nth(3).getByRole('button', { name: /^In the cart/ })
  await put.click()
  await expect(put).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('link', { name: 'Cart, 2 in it' })).toBeVisible()
  await put.click()
  await expect(put).toHaveAttribute('aria-pressed', 'false')
  for (const nth of [4, 5]) await goodsPage.listings.nth(nth).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(goodsPage.selection).toBeHidden()

  await reload(page)
  await expect(goodsPage.listings.nth(4).getByRole('button', { name: /^In the cart/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'Cart, 3 in it' }).click()
  const cart = new CartPage(page)
  await expect(cart.row(dearer.listing_id)).toContainText('▲ +¥1.50')
  await expect(page.getByText('Prices have changed since you added them: 1')).toBeVisible()
  await cart.row(dearer.listing_id).getByRole('checkbox').check()
  await cart.checkOut.click()
  await expect(cart.pay).toBeEnabled()
  await page.goBack()
  await expect(cart.dialog).toBeHidden()
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(cart.row(dearer.listing_id)).toHaveCount(0)
  const removers = page.locator('[data-row]').getByRole('button', { name: /^Remove / })
  await removers.first().press('Enter')
  await expect(removers, 'the focus goes to the next one').toHaveCount(1)
  await expect(removers).toBeFocused()
  await expect(cart.bar).toContainText('1 can be bought now')
})

test('S1.2 S1.8 what the balance lacks for a cart is recharged on the way, and two clicks pay once', async ({
  page,
  context,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  await prepareTrader(request, token, 'short of money')
  const [dear] = await listingsOf(request, await findGoods(request, { price_min: '5100.00', sort: 'price_asc' }))
  const [cheap] = await othersOfTwo(request, 1)
  const listing_ids = [dear!, cheap!].map(({ listing_id }) => listing_id)
  await callerFor(request, token).post('/api/ext/cart/add', { listing_ids })
  const cart = new CartPage(page)
  const wallet = new WalletPage(page)
  await cart.open()
  await expect(cart.bar).toContainText('balance ¥5,000.00')
  await cart.checkOut.click()
  await expect(cart.dialog).toContainText('short.')
  await expect(cart.pay).toBeDisabled()
  const [, missing = ''] = /You are ¥([\d,.]+) short/.exec((await cart.dialog.textContent()) ?? '') ?? []
  await expectAccessible(page)
  await cart.dialog.getByRole('link', { name: 'Recharge the difference' }).click()
  await wallet.recharge.getByRole('button', { name: `Recharge ¥${missing}` }).click()
  await wallet.payAtCashier(context)
  await wallet.recharge.getByRole('link', { name: 'Back to your purchase' }).click()
  await expect(cart.pay, 'the checkout goes on where it was').toBeEnabled()
  await expect(cart.dialog).toContainText('Balance afterwards¥0.00')
  const writes = writesOf(page)
  await cart.pay.dblclick()
  await expect(page).toHaveURL(/\/inventory\/to_receive$/)
  expect(writes, 'one made the orders, the other paid them').toHaveLength(2)
  await page.goBack()
  await expect(cart.dialog).toBeHidden()
  expect((await balancesOf(request, token)).available).toBe('0.00')
})

test('S8.10 S4.21 who is banned from buying is told before the checkout', async ({
  page,
  request,
  signIn,
  operate,
}) => {
  const buyer = await withEmptyCart(request, await signIn(DEMO_BUYER_PHONE))
  const [listing] = (await othersOfTwo(request, 12)).slice(-1)
  await buyer.post('/api/ext/cart/add', { listing_ids: [listing!.listing_id] })
  const ban = ['--kind', 'purchase_banned', '--why', 'a test']
  await operate('ban', DEMO_BUYER_PHONE, ...ban, ...restrictionTexts, '--days', '3')
  const cart = new CartPage(page)
  await cart.open()
  await cart.checkOut.click()
  await expect(page.getByRole('alertdialog', { name: 'Operation failed' })).toContainText('banned from')
  await expect(cart.pay).toHaveCount(0)
  await operate('unban', DEMO_BUYER_PHONE, ...ban)
})
