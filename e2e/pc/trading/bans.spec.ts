import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { bargainables, partOf } from '../../fixtures/bargains.ts'
import { demoSeller, findGoods, listingsOf } from '../../fixtures/goods.ts'
import { codeOf, prepareToWithdraw } from '../../fixtures/money.ts'
import { balancesOf, listAs, sellables, wantAs } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { prepareTrader } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'
import { Refusals } from '../../pages/refusals.ts'
import { SellingPage } from '../../pages/selling-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

interface Tools {
  page: Page
  request: APIRequestContext
  /** Session tokens of the person who gets banned, and of two others. */
  somebody: string
  buyer: string
  seller: string
}

interface Flow {
  doing: string
  kind: string
  told: RegExp
  /** Goes to the last step and returns its button. */
  begin: (tools: Tools) => Promise<Locator>
}

const glock = { keyword: 'Glock-18 Water Elemental', exteriors: ['ft'] }

const flows: readonly Flow[] = [
  {
    doing: 'a checkout',
    kind: 'purchase_banned',
    told: /banned from buying until/,
    begin: async ({ page, request }) => {
      const id = await findGoods(request, glock)
      const listing = (await listingsOf(request, id)).find(({ seller }) => seller.nickname !== demoSeller)
      await new GoodsPage(page, '/goods').open(id, `?buy=${listing!.listing_id}`)
      return new CheckoutDialog(page).pay
    },
  },
  {
    doing: 'an offer',
    kind: 'purchase_banned',
    told: /banned from buying until/,
    begin: async ({ page, request, seller }) => {
      const item = (await bargainables(request, seller))[8]!
      const offer = partOf(item.price, 80)
      await new GoodsPage(page, '/goods').open(item.goods_id, `?bargain=${item.listing_id}`)
      await page.getByLabel('Your offer').fill(offer)
      return page.getByRole('button', { name: `Offer and hold ¥${offer}` })
    },
  },
  {
    doing: 'a purchase order',
    kind: 'wanted_banned',
    told: /banned from posting purchase orders until/,
    begin: async ({ page, request }) => {
      await new GoodsPage(page, '/goods').open(await findGoods(request, glock), '?want=1')
      const sheet = page.getByRole('dialog', { name: 'Post a purchase order' })
      await sheet.getByLabel('Price for each').fill('0.5')
      await sheet.getByRole('button', { name: 'Continue: ¥0.50 in all' }).click()
      return sheet.getByRole('button', { name: 'Post and hold ¥0.50' })
    },
  },
  {
    doing: 'supplying a purchase order',
    kind: 'supply_banned',
    told: /banned from supplying until/,
    begin: async ({ page, request, somebody, buyer }) => {
      const [{ goods_id, highest_purchase_price } = { goods_id: '', highest_purchase_price: null }] = await sellables(
        request,
        somebody,
        1,
      )
      const price = (Number(highest_purchase_price ?? 1) + 1).toFixed(2)
      await wantAs(request, buyer, { goods_id, price, quantity: 1 })
      await new GoodsPage(page, '/goods').open(goods_id, '?tab=purchase_orders')
      await page
        .getByRole('button', { name: `Sell now for ¥${price}` })
        .first()
        .click()
      return page.getByRole('dialog', { name: 'Supply a purchase order' }).getByRole('button', { name: 'Sell 1' })
    },
  },
]

test('S1.2 S1.3 S1.4 S8.10 S4.21 a ban in the middle of a purchase: its last step says so, and no money moves', async ({
  page,
  request,
  signIn,
  signUp,
  operate,
}) => {
  const [buyer, seller] = [await signIn(DEMO_BUYER_PHONE), await signIn(DEMO_SELLER_PHONE)]
  const { phone, token: somebody } = await signUp()
  await prepareTrader(request, somebody, 'soon banned')
  const before = await balancesOf(request, somebody)
  for (const { doing, kind, told, begin } of flows) {
    await test.step(doing, async () => {
      const last = await begin({ page, request, somebody, buyer, seller })
      await expect(last).toBeEnabled()
      const ban = [phone, '--kind', kind, '--why', 'a test']
      await operate('ban', ...ban, ...restrictionTexts, '--days', '3')
      await last.click()
      await new Refusals(page).expectNotice(told)
      await expect(last, 'there is nothing left to be pressed').toHaveCount(0)
      expect(await balancesOf(request, somebody)).toEqual(before)
      await operate('unban', ...ban)
    })
  }
})

test('S1.5 S8.10 S4.21 a ban ends the listing sheet and what is on sale, and the page says why', async ({
  page,
  request,
  signUp,
  operate,
}) => {
  const { phone, token } = await signUp()
  await prepareTrader(request, token, 'soon banned')
  const [listed, item] = await sellables(request, token, 2)
  const listingId = await listAs(request, token, listed!.asset_id, '12.00')
  const sheet = new ListingSheet(page)
  await open(page, `/inventory/steam_inventory?list=${item!.asset_id}`)
  await sheet.action(/^Review/).click()
  if (await sheet.hasWarnings()) await sheet.sure().check()
  await operate('ban', phone, '--kind', 'sale_banned', '--days', '3', ...restrictionTexts, '--why', 'a test')
  await sheet.confirm().click()
  await new Refusals(page).expectNotice(/banned from selling until/)
  await expect(sheet.dialog).toBeHidden()
  await expect(new JobTray(page).root, 'no job was begun').toBeHidden()
  const standing = page.getByRole('region', { name: 'Restrictions on your account' })
  await expect(standing, 'the page says so from now on').toBeVisible()

  const selling = new SellingPage(page)
  await selling.open('?state=failed')
  await expect(standing).toContainText('You cannot sell until')
  await expect(selling.row(listingId)).toContainText('You were not allowed to sell.')
  await expectAccessible(page)
  await selling.row(listingId).getByRole('button', { name: 'List again' }).click()
  await new Refusals(page).expectNotice(/banned from selling/)
  await selling
    .row(listingId)
    .getByRole('button', { name: /^Change price/ })
    .click()
  await new Refusals(page).expectNotice(/banned from selling/)
  await expect(page.getByRole('dialog', { name: /^New price/ }), 'S2.42 no form to be filled in').toHaveCount(0)
  await operate('unban', phone, '--kind', 'sale_banned', '--why', 'a test')
  await selling.row(listingId).getByRole('button', { name: 'List again' }).click()
  await expect(selling.row(listingId), 'it is on sale again').toHaveCount(0)
})

test('S1.8 S8.7 S4.21 an account that is being closed says so before an amount to recharge is typed', async ({
  page,
  signUp,
  operate,
}) => {
  const { phone } = await signUp()
  await operate('ban', phone, '--kind', 'closing', ...restrictionTexts, '--why', 'a test')
  await open(page, '/wallet?recharge=new')
  const dialog = page.getByRole('dialog', { name: 'Recharge' })
  await expect(dialog).toContainText('Your account is being closed')
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  const notice = page.getByRole('region', { name: 'Restrictions on your account' })
  await notice.getByRole('link', { name: 'Write to support' }).click()
  await expect(page).toHaveURL(/\/feedback$/)
})

test('S1.8 S8.9 S4.21 a restriction in the middle of a withdrawal is told at the code, and the money stays', async ({
  page,
  request,
  signUp,
  operate,
}) => {
  const somebody = await signUp()
  await prepareToWithdraw(request, somebody)
  const { available } = await balancesOf(request, somebody.token)
  const wallet = new WalletPage(page)
  await wallet.open()
  await wallet.beginWithdrawal('12')
  const code = await codeOf(request, somebody.phone, 'withdrawal')
  const ban = [somebody.phone, '--kind', 'feature_unavailable', '--why', 'a test']
  await operate('ban', ...ban, ...restrictionTexts)
  await wallet.confirmWithdrawal(code)
  await new Refusals(page).expectNotice(/You cannot use this feature/)
  await operate('unban', ...ban)
  await page.getByRole('button', { name: 'Cancel this withdrawal' }).click()
  await page.keyboard.press('Escape')
  await wallet.expectAvailable(Number(available))
})
