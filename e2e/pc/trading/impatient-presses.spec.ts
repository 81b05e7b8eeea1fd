import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { wantAs } from '../../fixtures/orders.ts'
import { isWrite, serverFns, writesOf } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { PurchasePage } from '../../pages/purchase-page.ts'

test.use({ allowedConsole: [/ERR_FAILED/] })

test('S1.3 a confirmation counts once, even if it is pressed at the very moment when its write has ended', async ({
  page,
  request,
  signIn,
}) => {
  const goods_id = await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] })
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const purchase = new PurchasePage(page)
  await purchase.open(await wantAs(request, buyer, { goods_id, price: '0.50', quantity: 1 }))
  await purchase.details.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: 'Cancel it' })
  // Without refetches the old state stays on the page, and with it the question, until it is closed.
  await page.route(serverFns, (route) => (isWrite(route.request()) ? route.fallback() : route.abort()))
  const writes = writesOf(page)
  await confirm.evaluate((button: HTMLElement) => {
    // A person can't press an inert button; a script can.
    const isFree = () => button.ariaBusy !== 'true' && !button.closest('[inert]')
    new MutationObserver(() => isFree() && button.click()).observe(button, { attributes: true })
  })
  await confirm.click()
  await expect(question).toBeHidden()
  expect(writes).toHaveLength(1)
})
