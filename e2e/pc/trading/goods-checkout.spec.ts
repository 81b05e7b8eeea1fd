import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { demoSeller, findGoods, listingsOf, othersListing } from '../../fixtures/goods.ts'
import { isWrite, loseAnswer, serverFns, writesOf } from '../../fixtures/server-functions.ts'
import { newPhone } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { Refusals } from '../../pages/refusals.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

const redline = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.2 the checkout is opened by Enter, and Escape leaves it', async ({ page, request }) => {
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    const id = await findGoods(request, redline)
    await goods.open(id)
    await goods.listings.first().getByRole('button', { name: /^Buy/ }).press('Enter')
    await expect(checkout.pay).toBeVisible()
    await expect(page).toHaveURL(/\?buy=\d+$/)
    await page.keyboard.press('Escape')
    await expect(checkout.root).toBeHidden()
    await goods.expectSearch(id, '')
  })

  test('S1.2 S1.8 what the balance lacks is recharged on the way, and the checkout goes on', async ({
    page,
    context,
    request,
  }) => {
    const id = await findGoods(request, { price_min: '25000.00', price_max: '60000.00', sort: 'price_asc' })
    const [listing] = await listingsOf(request, id)
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    const wallet = new WalletPage(page)
    const search = `?buy=${listing!.listing_id}`
    await goods.open(id, search)
    await expect(checkout.root).toContainText('short.')
    await expect(checkout.pay).toBeDisabled()
    const [, missing = ''] = /You are ¥([\d,.]+) short/.exec((await checkout.root.textContent()) ?? '') ?? []
    await expectAccessible(page)
    await checkout.recharge.click()
    const amount = wallet.recharge.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveValue(missing.replaceAll(',', ''))

    await page.goBack()
    await expect(checkout.root).toContainText('short.')
    await goods.expectSearch(id, search)
    await checkout.recharge.click()
    await wallet.recharge.getByRole('button', { name: `Recharge ¥${missing}` }).click()
    await wallet.payAtCashier(context)
    await wallet.recharge.getByRole('link', { name: 'Back to your purchase' }).click()
    await goods.expectSearch(id, search)
    await expect(checkout.pay).toBeEnabled()
    await expect(checkout.root).toContainText('Balance afterwards')
    await expect(checkout.recharge).toBeHidden()
  })

  test('S1.2 two clicks pay once, and "back" leads to the goods', async ({ page, request }) => {
    const id = await findGoods(request, redline)
    const listing = othersListing(await listingsOf(request, id), 0)
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    await goods.open(id)
    await goods.buyButton(`¥${listing.price}`).click()
    await expect(checkout.pay).toBeEnabled()
    const writes = writesOf(page)
    // Even paid, until the page of the order has come.
    await checkout.pay.evaluate((button) => {
      const watch = () => {
        if (!button.hasAttribute('aria-busy')) document.documentElement.dataset.again = ''
      }
      new MutationObserver(watch).observe(button, { attributeFilter: ['aria-busy'] })
    })
    await checkout.pay.dblclick()
    await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
    // One created the order, the other paid it.
    expect(writes).toHaveLength(2)
    await expect(page.getByRole('region', { name: 'What happens now' })).toBeVisible()
    await expect(page.locator('html'), 'Pay could be pressed again').not.toHaveAttribute('data-again')
    await page.goBack()
    await goods.expectSearch(id, '')
    await expect(checkout.root).toBeHidden()
  })

  test.describe('with a bad connection', () => {
    test.use({ allowedConsole: [/ERR_FAILED/] })

    test('S1.2 an answer that never came is asked for again and pays once', async ({ page, request }) => {
      const id = await findGoods(request, redline)
      const listing = othersListing(await listingsOf(request, id), 1)
      const goods = new GoodsPage(page, '/goods')
      const checkout = new CheckoutDialog(page)
      await goods.open(id, `?buy=${listing.listing_id}`)
      await expect(checkout.pay).toBeEnabled()
      // The order is created, but its answer is lost. Reads of the page behind are not affected.
      await loseAnswer(page)
      await checkout.pay.click()
      await expect(checkout.root.getByRole('alert')).toContainText('never be charged twice')
      await checkout.pay.click()
      await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
    })

    test('S1.2 who closes the checkout after an answer was lost is told where the order waits', async ({
      page,
      request,
    }) => {
      const id = await findGoods(request, redline)
      const listing = othersListing(await listingsOf(request, id), 9)
      const goods = new GoodsPage(page, '/goods')
      const checkout = new CheckoutDialog(page)
      await goods.open(id, `?buy=${listing.listing_id}`)
      await expect(checkout.pay).toBeEnabled()
      await page.route(serverFns, async (route) => {
        if (!isWrite(route.request())) return route.fallback()
        await route.fetch()
        await route.abort()
      })
      await checkout.pay.click()
      await expect(checkout.root.getByRole('alert')).toContainText('The server did not respond')
      await checkout.close()
      await expect(page.getByText('If an order was already made, it waits under “To receive”.')).toBeVisible()
      const row = goods.listings.filter({ has: page.locator(`a[href="/goods_detail/${listing.listing_id}"]`) })
      await expect(row, 'it is no longer offered').toHaveCount(0)
    })
  })

  test('S1.2 a batch shows its third item, and at 200 % Pay can be reached, of one item as of three', async ({
    page,
    request,
  }) => {
    const id = await findGoods(request, redline)
    const ids = (await listingsOf(request, id))
      .filter((one) => one.seller.nickname !== demoSeller)
      .slice(8, 11)
      .map(({ listing_id }) => listing_id)
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    await goods.open(id, `?buy=${ids.join()}`)
    await expect(checkout.rows).toHaveCount(3)
    for (const item of await checkout.rows.all()) await expect(item).toBeInViewport({ ratio: 1 })

    // Zooming to 200 % halves the width and the height.
    const { width, height } = page.viewportSize()!
    await page.setViewportSize({ width: width / 2, height: height / 2 })
    for (const chosen of [ids, ids.slice(0, 1)]) {
      await goods.open(id, `?buy=${chosen.join()}`)
      await expect(checkout.pay).toBeInViewport({ ratio: 1 })
      await checkout.pay.click({ trial: true })
      await checkout.rows.last().scrollIntoViewIfNeeded()
      await expect(checkout.pay).toBeInViewport({ ratio: 1 })
    }
  })
})

test('S1.2 their own listing is marked, and cannot be bought', async ({ page, request, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  const id = await findGoods(request, redline)
  const listings = await listingsOf(request, id)
  const own = listings.find((listing) => listing.seller.nickname === demoSeller)
  if (!own) throw new Error(`${demoSeller} sells none`)
  const goods = new GoodsPage(page, '/goods')
  await goods.open(id)
  while (!(await goods.listings.filter({ hasText: 'Yours' }).count())) {
    const count = await goods.listings.count()
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(goods.listings).not.toHaveCount(count)
  }
  const mine = goods.listings.filter({ hasText: 'Yours' }).first()
  await expect(mine.getByRole('checkbox')).toBeDisabled()
  await expect(mine.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
  await goods.open(id, `?buy=${own.listing_id}`)
  await expect(new CheckoutDialog(page).root).toContainText('This is your own listing')
})

test('S1.2 S2.16 S8.13 the purchase survives the login and the settings; who closes the dialog has given it up', async ({
  page,
  request,
  smsCode,
  captchaAnswer,
}) => {
  const id = await findGoods(request, redline)
  const listing = othersListing(await listingsOf(request, id), 5)
  const goods = new GoodsPage(page, '/goods')
  const checkout = new CheckoutDialog(page)
  const login = new LoginDialog(page, { smsCode, captchaAnswer })
  await goods.open(id, `?buy=${listing.listing_id}`)
  // The dialog hears Escape only once it has the focus.
  await expect(login.phone).toBeFocused()
  await expect(checkout.root).toBeHidden()
  await page.keyboard.press('Escape')
  await goods.expectSearch(id, '')

  await goods.buyButton(`¥${listing.price}`).click()
  await expect(page).toHaveURL(/[?&]buy=\d+/)
  const chosen = new URL(page.url()).searchParams.get('buy')
  await login.signInBySms(newPhone())
  // S2.42 A newcomer has no account bound, so the way to the settings takes the place of the checkout.
  const refusals = new Refusals(page)
  const { question } = refusals
  await expect(question).toContainText(/not bound yet\. Trading is not possible/)
  await expect(checkout.root).toBeHidden()
  await goods.expectSearch(id, `?buy=${chosen}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await goods.expectSearch(id, '')
  await expect(goods.buyButton(`¥${listing.price}`)).toBeFocused()

  await goods.buyButton(`¥${listing.price}`).click()
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await goods.expectSearch(id, '')

  await goods.buyButton(`¥${listing.price}`).click()
  await refusals.goToSettings()
  await expect(page.getByRole('heading', { name: 'Prepare for trading' }), 'S8.13 not at the top').toBeInViewport()
  await page.getByRole('link', { name: 'Back to where you were' }).click()
  await goods.expectSearch(id, `?buy=${chosen}`)
  await expect(question, 'S8.13 it is checked again').toBeVisible()
})
