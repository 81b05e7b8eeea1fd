import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { bargainables, partOf } from '../../fixtures/bargains.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { wantAs } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { PurchasePage } from '../../pages/purchase-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test('S1.3 S1.8 S4.20 what was typed into a purchase order outlives a recharge, until it is posted', async ({
  page,
  request,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const goodsId = await findGoods(request, { keyword: 'AWP Asiimov', exteriors: ['ft'], qualities: ['normal'] })
  const goods = new GoodsPage(page, '/goods')
  const sheet = page.getByRole('dialog', { name: 'Post a purchase order' })
  const price = sheet.getByLabel('Price for each')
  const quantity = sheet.getByLabel('Quantity')
  await goods.open(goodsId, '?want=1')
  await price.fill('9000')
  await quantity.fill('30')
  await sheet.getByText('Conditions').click()
  await sheet.getByLabel('Wear to').fill('0.2')
  await sheet.getByRole('button', { name: /^Continue/ }).click()
  const form = page.url()
  await sheet.getByRole('link', { name: /^Recharge ¥/ }).click()
  await expect(new WalletPage(page).recharge).toBeVisible()

  await open(page, form)
  await expect(price).toHaveValue('9000')
  await expect(quantity).toHaveValue('30')
  await expect(sheet.getByLabel('Wear to'), 'the conditions are unfolded').toBeVisible()
  await expect(sheet.getByLabel('Wear to')).toHaveValue('0.2')
  await price.fill('0.5')
  await quantity.fill('2')
  await sheet.getByRole('button', { name: 'Continue: ¥1.00 in all' }).click()
  await sheet.getByRole('button', { name: 'Post and hold ¥1.00' }).click()
  await expect(sheet).toContainText('Your purchase order is open')

  await goods.open(goodsId, '?want=1')
  await expect(price).toHaveValue('')
  await expect(quantity).toHaveValue('1')
})

test('S1.3 S4.20 what was typed into a change of a purchase order is there again, until it is made', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const goodsId = await findGoods(request, { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] })
  const id = await wantAs(request, token, { goods_id: goodsId, price: '0.50', quantity: 1 })
  const purchase = new PurchasePage(page)
  const change = page.getByRole('dialog', { name: 'Change the purchase order' })
  const [price, quantity] = [change.getByLabel('Price for each'), change.getByLabel('Quantity')]
  await purchase.open(id)
  await page.getByRole('button', { name: 'Change' }).click()
  await price.fill('0.4')
  await quantity.fill('2')

  await open(page, '/wallet')
  await purchase.open(id)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(price).toHaveValue('0.4')
  await expect(quantity).toHaveValue('2')
  await change.getByRole('button', { name: /^Continue/ }).click()
  await change.getByRole('button', { name: 'Change and hold ¥0.80' }).click()
  await expect(change).toBeHidden()

  await page.getByRole('button', { name: 'Change' }).click()
  await expect(price).toHaveValue('0.40')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('button', { name: 'Cancel it' }).click()
  await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(0)
})

test('S1.2 S4.20 the bounds of a sweep are there again after another page', async ({ page, request, signIn }) => {
  await signIn(DEMO_BUYER_PHONE)
  const goodsId = await findGoods(request, { keyword: 'M4A4', exteriors: ['ft'], qualities: ['normal'] })
  const goods = new GoodsPage(page, '/goods')
  const dialog = page.getByRole('dialog', { name: 'Sweep: buy the cheapest' })
  await goods.open(goodsId, '?sweep=1')
  await dialog.getByLabel('How many').fill('7')
  await dialog.getByLabel('Maximum per item').fill('12.34')

  await open(page, '/wallet')
  await goods.open(goodsId, '?sweep=1')
  await expect(dialog.getByLabel('How many')).toHaveValue('7')
  await expect(dialog.getByLabel('Maximum per item')).toHaveValue('12.34')
})

test('S1.4 S4.20 the price of an offer is there again, until the offer is made', async ({
  page,
  request,
  signIn,
  demoSession,
}) => {
  const [item] = await bargainables(request, await demoSession(DEMO_SELLER_PHONE))
  const offer = partOf(item!.price, 80)
  await signIn(DEMO_BUYER_PHONE)
  const goods = new GoodsPage(page, '/goods')
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await goods.open(item!.goods_id, `?bargain=${item!.listing_id}`)
  await dialog.getByLabel('Your offer').fill(offer)

  await open(page, '/wallet')
  await goods.open(item!.goods_id, `?bargain=${item!.listing_id}`)
  await expect(dialog.getByLabel('Your offer')).toHaveValue(offer)
  await dialog.getByRole('button', { name: `Offer and hold ¥${offer}` }).click()
  await dialog.getByRole('link', { name: 'See the bargain' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await goods.open(item!.goods_id, `?bargain=${item!.listing_id}`)
  await expect(dialog.getByLabel('Your offer')).toHaveValue('')
})
