import type { Page } from '@playwright/test'
import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../../fixtures/goods.ts'
import { open } from '../../fixtures/pages.ts'
import { orderAs } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { OrderPage } from '../../pages/order-page.ts'

const filters = { keyword: 'AWP Asiimov', exteriors: ['ft'], qualities: ['normal'] }

test.describe('an order that was made and not paid', () => {
  let token = ''
  let price = ''

  test.beforeEach(async ({ request, signIn }) => {
    token = await signIn(DEMO_BUYER_PHONE)
    // The dearest listing left: what earlier tests ordered is no longer on sale.
    const listing = (await listingsOf(request, await findGoods(request, filters))).at(-1)
    if (!listing) throw new Error('too few listings')
    price = listing.price
    await orderAs(request, token, listing)
  })

  const openNewest = async (page: Page) => {
    await open(page, '/inventory/to_receive')
    await page.getByRole('list', { name: 'Under way' }).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
    return new OrderPage(page)
  }

  test('S1.2 S4.22 is paid from its page, and then waits for the seller with a deadline', async ({ page }) => {
    const order = await openNewest(page)
    await expect(order.now).toContainText(/Pay for the order/)
    await expect(order.currentStep).toContainText('Payment')
    await expect(order.facts).toContainText(/Seller’s last 90 days(No trades|Delivered \d)/)
    await order.now
      .getByRole('button', { name: `Pay ¥${Number(price).toLocaleString('en', { minimumFractionDigits: 2 })}` })
      .click()
    await expect(order.now).toContainText(/sends the trade offer|Accept the trade offer/)
    await expect(order.now).toContainText(/by [\w ]*,? ?\d\d:\d\d/)
    await expect(order.course.getByRole('listitem').first()).toContainText('Paid')
  })

  test('S4.22 is cancelled after a question, and says why it ended', async ({ page }) => {
    const order = await openNewest(page)
    await order.now.getByRole('button', { name: 'Cancel the order' }).click()
    const question = page.getByRole('alertdialog', { name: 'Cancel this order?' })
    await question.getByRole('button', { name: 'Keep the order' }).click()
    await expect(question).toBeHidden()
    await expect(order.now).toContainText(/Pay for the order/)
    await order.now.getByRole('button', { name: 'Cancel the order' }).click()
    await question.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(order.now).toContainText('Nothing was charged.')
    await expect(order.course).toContainText('You cancelled the order.')
    await page.getByRole('link', { name: 'All orders' }).click()
    await page.getByRole('link', { name: 'Ended' }).click()
    await expect(page.getByRole('list', { name: 'Ended' }).getByText('Cancelled').first()).toBeVisible()
  })
})

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S2.40 a prepared person is told so', async ({ page }) => {
    await open(page, '/setting')
    await expect(page.getByText('4 of 4 done')).toBeVisible()
    await expect(page.getByText('You are ready to trade')).toBeVisible()
  })
})

test('S1.8 the wallet shows the balances and explains every change', async ({ page, signUp }) => {
  // A person with one statement line: the buyer's outgrows the first page during the tests.
  await signUp()
  await open(page, '/wallet')
  await expect(page.getByRole('img', { name: /^¥[\d,.]+ available, ¥[\d,.]+ held, ¥[\d,.]+ pending$/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Statement' }).getByRole('listitem').last()).toContainText(
    'Demo welcome money',
  )
})
