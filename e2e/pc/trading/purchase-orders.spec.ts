import type { APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { wantAs } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { PurchasePage } from '../../pages/purchase-page.ts'

test('S1.3 S2.9 somebody posts a purchase order from a goods page, changes it and cancels it', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const goodsId = await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] })
  await new GoodsPage(page, '/goods').open(goodsId)
  await page.getByRole('button', { name: 'Post a purchase order' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Post a purchase order' })
  await sheet.getByLabel('Price for each').fill('0.5')
  await sheet.getByLabel('Quantity').fill('0')
  await sheet.getByRole('button', { name: /^Continue/ }).click()
  await expect(sheet.getByLabel('Quantity'), 'the wrong field has the focus').toBeFocused()
  await sheet.getByLabel('Quantity').fill('3')
  await sheet.getByLabel('Open for').selectOption('7 days')
  await sheet.getByText('Conditions').click()
  await sheet.getByLabel('Wear from').fill('0.16')
  await sheet.getByLabel('Wear to').fill('9')
  await sheet.getByRole('button', { name: /^Continue/ }).click()
  await expect(sheet.getByLabel('Wear to'), 'the one of the two that is wrong').toBeFocused()
  await page.keyboard.type('9')
  await expect(sheet.getByLabel('Wear to'), 'and it stays there while it is mended').toBeFocused()
  await sheet.getByLabel('Wear from').fill('')
  await sheet.getByLabel('Wear to').fill('0.2')
  await sheet.getByRole('button', { name: 'Continue: ¥1.50 in all' }).click()
  await expect(sheet.locator(':focus'), 'the focus is on the step').toContainText('Wear 0 to 0.2')
  await sheet.getByRole('button', { name: 'Back' }).click()
  await expect(sheet.locator(':focus').getByLabel('Quantity'), 'and back again').toHaveValue('3')
  const review = sheet.getByRole('button', { name: 'Continue: ¥1.50 in all' })
  await review.click()
  await expect(sheet).toContainText('It is open for 7 days.')
  await page.goBack()
  await expect(sheet.getByLabel('Wear to'), 'as the browser goes').toHaveValue('0.2')
  await review.click()
  await expect(sheet).toContainText('Nothing on sale matches at this price right now')
  await expect(sheet).toContainText('It is open for 7 days.')
  await sheet.getByRole('button', { name: 'Post and hold ¥1.50' }).dblclick()
  await expect(sheet).toContainText('Your purchase order is open')
  await sheet.getByRole('link', { name: 'See the purchase order' }).click()

  await page.getByRole('button', { name: 'Change' }).click()
  const change = page.getByRole('dialog', { name: 'Change the purchase order' })
  await change.getByLabel('Price for each').fill('0.4')
  await change.getByLabel('Open until').selectOption('14 days from now')
  await change.getByRole('button', { name: /^Continue/ }).click()
  await expect(change.locator(':focus')).toContainText('¥0.50 → ¥0.40')
  await expect(change).toContainText('14 days from now')
  const writes = writesOf(page)
  // Lists are read by POST as well, whenever something changes.
  const sent = (name: string) => writes.filter((request) => request.url().endsWith(`/${name}`))
  await change.getByRole('button', { name: 'Change and hold ¥1.20' }).dblclick()
  await expect(change).toBeHidden()
  expect(sent('changePurchaseOrder'), 'two presses are one change').toHaveLength(1)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toContainText('¥1.20')
  await open(page, '/purchase/wait_supply')
  const mine = page.getByRole('listitem').filter({ hasText: 'Water Elemental' })
  await expect(mine, 'two presses posted one').toHaveCount(1)
  const counted = page
    .getByRole('navigation', { name: 'Purchase orders' })
    .getByRole('link', { name: /^Waiting for supply/ })
  await expect(counted, 'its tab counts it').toHaveText(/\d$/)
  await mine.getByRole('link').first().click()

  await details.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('¥1.20 comes back to your balance at once')
  await question.getByRole('button', { name: 'Cancel it' }).dblclick()
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible()
  await expect(details.getByRole('button')).toHaveCount(0)
  expect(sent('setPurchaseOrders'), 'and two more are one cancellation').toHaveLength(1)
})

test('S1.3 what a search of the market is after becomes a purchase order, with its price', async ({ page, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/market/csgo?keyword=redline&price_max=35.50')
  await page.getByRole('link', { name: /Post a purchase order$/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Post a purchase order' })
  await expect(sheet.getByLabel('Which item do you want?')).toHaveValue('redline')
  await sheet
    .getByRole('button', { name: /AK-47 \| Redline/ })
    .first()
    .click()
  await expect(sheet.getByLabel('Price for each')).toHaveValue('35.50')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page, 'nothing of the search is left in the address').toHaveURL(/\/purchase\/wait_supply$/)
})

/** Returns the highest price that others would pay for a goods. */
async function highestWanted(request: APIRequestContext, goodsId: string): Promise<number> {
  const answer = await request.get('/api/v1/market/purchase', { params: { goods_id: goodsId, page_size: 1 } })
  const { data } = (await answer.json()) as { data: { items: { price: string }[] } }
  return Number(data.items[0]?.price ?? 1)
}

/** Returns something that the demo's seller can sell, and a price above what anybody else would pay. */
async function findSellable(request: APIRequestContext, token: string) {
  const caller = callerFor(request, token)
  const { items } = await caller.post<{ items: { goods_id: string; highest_purchase_price: string | null }[] }>(
    '/api/v1/inv/list',
    { statuses: ['sellable'], sort: 'value_asc', page_size: 1 },
  )
  const [first] = items
  if (!first) throw new Error('the seller has nothing to sell')
  return { goodsId: first.goods_id, price: (Number(first.highest_purchase_price ?? 1) + 1).toFixed(2) }
}

test('S1.3 S2.42 a stranger supplies it, and both find the order', async ({
  page,
  request,
  signIn,
  anotherBrowser,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE, (await anotherBrowser()).context)
  const { goodsId, price } = await findSellable(request, seller)
  const purchase_id = await wantAs(request, await signIn(DEMO_BUYER_PHONE), { goods_id: goodsId, price, quantity: 1 })

  await signIn(DEMO_SELLER_PHONE)
  await new GoodsPage(page, '/goods').open(goodsId, '?tab=purchase_orders')
  await page
    .getByRole('button', { name: `Sell now for ¥${price}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Supply a purchase order' })
  await expect(dialog).toContainText('You get')
  await expect(dialog).toContainText(/You are paid .* for an item received today, on \d+ \w+ \d{4} at the earliest\./)
  await dialog.getByRole('button', { name: 'Sell 1' }).click()
  await expect(dialog).toContainText('Send every trade offer by')
  await dialog.getByRole('link', { name: /^Order \d+/ }).click()
  await expect(page).toHaveURL(/\/sale\/to_delivery\/\d+$/)

  // Left first: an open page reloads, and goes elsewhere, once somebody else is signed in.
  await page.goto('about:blank')
  await signIn(DEMO_BUYER_PHONE)
  await page.goto(`/purchase/wait_supply/${purchase_id}`)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('1 of 1')
  await expect(page.getByRole('list', { name: 'Orders' }).getByRole('link')).toHaveCount(1)
})

test('S1.3 another’s higher price is outbid by itself, up to the ceiling and no further; the money set aside follows', async ({
  page,
  request,
  signIn,
  signUp,
}) => {
  const { token: rival } = await signUp()
  await prepareTrader(request, rival, 'rival')
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const goods_id = await findGoods(request, { keyword: 'P250', exteriors: ['fn'] })
  const highest = await highestWanted(request, goods_id)
  const over = (amount: number) => (highest + amount).toFixed(2)
  const mine = await wantAs(request, buyer, { goods_id, price: over(0), quantity: 2 })
  await wantAs(request, rival, { goods_id, price: over(2), quantity: 1 })

  const purchase = new PurchasePage(page)
  await purchase.open(mine)
  await purchase.outbidUpTo(over(1), '0.50')
  await expect(purchase.outbid).toContainText('The best competing price is at or over your ceiling.')
  await expect(purchase.details).toContainText(`Price for each¥${over(0)}`)
  await expectAccessible(page)
  await purchase.outbid.getByRole('button', { name: 'Stop outbidding' }).click()
  await expect(purchase.outbid).toContainText('If others outbid this purchase order, its price stays as it is.')

  await purchase.outbidUpTo(over(2.3), '0.50')
  await expect(purchase.outbid).toContainText('It has outbid others.')
  await expect(purchase.details, 'a whole step would be too much').toContainText(`Price for each¥${over(2.3)}`)
  await expect(purchase.details, 'for both').toContainText(`Held¥${(2 * Number(over(2.3))).toFixed(2)}`)
  await signIn(DEMO_SELLER_PHONE)
  await new GoodsPage(page, '/goods').open(goods_id, '?tab=purchase_orders')
  await expect(page.getByText(`¥${over(2.3)}`).first(), 'others see it at once').toBeVisible()
})

test('S8.10 S4.21 who is banned from posting purchase orders is told before the form', async ({
  page,
  request,
  signIn,
  operate,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const ban = ['--kind', 'wanted_banned', '--why', 'a test']
  await operate('ban', DEMO_BUYER_PHONE, ...ban, ...restrictionTexts, '--days', '3')
  const goodsId = await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] })
  await page.goto(`/goods/${goodsId}?want=1`)
  await expect(page.getByRole('alertdialog', { name: 'Operation failed' })).toContainText(
    'banned from posting purchase orders until',
  )
  await expect(page.getByLabel('Price for each')).toHaveCount(0)
  await operate('unban', DEMO_BUYER_PHONE, ...ban)
})

test('S1.3 S4.21 S8.8 a frozen account is told so before it cancels, resumes or changes a purchase order', async ({
  page,
  request,
  signIn,
  operate,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const goods_id = await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] })
  const purchase_id = await wantAs(request, token, { goods_id, price: '0.30', quantity: 1 })
  const ban = ['--kind', 'frozen', '--why', 'a test']
  await operate('ban', DEMO_BUYER_PHONE, ...ban, ...restrictionTexts)
  try {
    // It has ended the session.
    await signIn(DEMO_BUYER_PHONE)
    await open(page, `/purchase/wait_supply/${purchase_id}`)
    await page.getByRole('region', { name: 'Details' }).getByRole('button', { name: 'Cancel' }).click()
    const dialog = page.getByRole('dialog', { name: 'Cancel this purchase order?' })
    await expect(dialog).toContainText('Your account is frozen')
    await expect(dialog.getByRole('link', { name: 'Write to support' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel it' })).toHaveCount(0)
    await expectAccessible(page)
    for (const name of ['Resume', 'Change']) {
      await open(page, `/purchase/wait_supply/${purchase_id}`)
      await page.getByRole('region', { name: 'Details' }).getByRole('button', { name }).click()
      const told = page.getByRole('dialog', { name: 'Restrictions on your account' })
      await expect(told).toContainText('Your account is frozen')
      await expect(page.getByRole('alertdialog'), 'nothing was refused').toHaveCount(0)
    }
  } finally {
    await operate('unban', DEMO_BUYER_PHONE, ...ban)
  }
  const set = { purchase_ids: [purchase_id], action: 'cancel' }
  await callerFor(request, await signIn(DEMO_BUYER_PHONE)).post('/api/v1/order/set_purchase', set)
})
