import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, makeSellers } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { bargainables, partOf } from '../../fixtures/bargains.ts'
import { findGoods, listingsOf } from '../../fixtures/goods.ts'
import { prepareToWithdraw, controlAlipay } from '../../fixtures/money.ts'
import { open } from '../../fixtures/pages.ts'
import { holdBack, isWrite, serverFns, writesAnswered, writesOf } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { GoodsPage } from '../../pages/goods-page.ts'
import { MarketPage } from '../../pages/market-page.ts'
import { WalletPage } from '../../pages/wallet-page.ts'

test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })

const deagle = { keyword: 'Desert Eagle', exteriors: ['ft'], qualities: ['normal'] }
const seller = makeSellers('any')[0]?.nickname ?? ''
const offlineText = 'You are offline. Nothing can be bought, paid or changed until you are back.'
const noteText = 'You are offline. This works again once you are back.'
// With the date, if midnight has passed since.
const asOfText = /^You are offline\. Shown as of (\d{1,2} \w{3} \d{4}, )?\d\d:\d\d\.$/

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.2 who goes offline in the checkout pays nothing, then or later', async ({ page, context, request }) => {
    const id = await findGoods(request, deagle)
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    await goods.open(id)
    await goods.listings.filter({ hasNotText: 'Yours' }).first().getByRole('button', { name: /^Buy/ }).click()
    await expect(checkout.pay).toBeEnabled()
    const writes = writesOf(page)

    await context.setOffline(true)
    await expect(checkout.pay).toBeDisabled()
    await expect(checkout.pay).toHaveAccessibleDescription(noteText)
    await expect(page.locator('#offline')).toHaveText(offlineText)
    await expectAccessible(page)
    // Simulates a press before the browser noticed that it is offline.
    await checkout.pay.evaluate((button: HTMLButtonElement) => {
      button.disabled = false
      button.click()
    })
    await checkout.close()
    await expect(checkout.root).toBeHidden()
    await expect(goods.listings.getByRole('button', { name: /^Buy/ }).first()).toBeDisabled()
    await expect(goods.listings.getByRole('button', { name: /^Buy/ }).first()).toHaveAccessibleDescription(offlineText)

    await context.setOffline(false)
    await expect(goods.listings.getByRole('button', { name: /^Buy/ }).first()).toBeEnabled()
    await expect(page.locator('#offline')).toBeEmpty()
    await writesAnswered(page)
    await goods.expectSearch(id, '')
    expect(writes).toHaveLength(0)
  })

  test('S1.2 who closes the checkout while the order is made stays where they are, and pays nothing', async ({
    page,
    request,
  }) => {
    const id = await findGoods(request, deagle)
    const listing = (await listingsOf(request, id)).find((one) => one.seller.nickname !== seller)
    const goods = new GoodsPage(page, '/goods')
    const checkout = new CheckoutDialog(page)
    await goods.open(id, `?buy=${listing?.listing_id}`)
    await expect(checkout.pay).toBeEnabled()
    const letGo = await holdBack(page, isWrite)
    const writes = writesOf(page)
    await checkout.pay.click()
    await expect.poll(() => writes.length).toBe(1)
    await checkout.close()
    await expect(page.getByText('You closed the checkout: nothing was paid.')).toBeVisible()
    letGo()
    await writesAnswered(page)
    await goods.expectSearch(id, '')
    expect(writes).toHaveLength(1)
  })

  test('S1.4 who closes an offer that was never answered is told where it would be', async ({
    page,
    request,
    signIn,
    anotherBrowser,
  }) => {
    const { context } = await anotherBrowser()
    const [item] = await bargainables(request, await signIn(DEMO_SELLER_PHONE, context))
    await new GoodsPage(page, '/goods').open(item!.goods_id, `?bargain=${item!.listing_id}`)
    const dialog = page.getByRole('dialog', { name: 'Make an offer' })
    await dialog.getByLabel('Your offer').fill(partOf(item!.price, 80))
    await page.route(serverFns, (route) => (isWrite(route.request()) ? route.abort() : route.fallback()))
    await dialog.getByRole('button', { name: /^Offer and hold/ }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText('If the offer was already made, it waits for payment in your bargains.')).toBeVisible()
  })

  test('what is shown stays and says how old it is; another filter has none of its rows', async ({ page, context }) => {
    const market = new MarketPage(page, '/market/csgo')
    await market.open()
    const cards = await market.cards.count()
    await context.setOffline(true)
    await expect(page.getByText(asOfText)).toBeVisible()
    await expect(market.cards).toHaveCount(cards)
    await page.getByLabel('Sort').selectOption('price_desc')
    await expect(page.getByRole('main').getByText('You are offline.', { exact: true })).toBeVisible()
    await expect(market.cards).toHaveCount(0)
    await context.setOffline(false)
    await expect(market.cards).not.toHaveCount(0)
    await expect(page.getByText(/^You are offline/)).toHaveCount(0)
  })

  test.describe('without the code of a page', () => {
    test.use({
      allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|^UpstreamError: offline/],
    })

    test('what is shown says how old it is although code of the frame is missing', async ({ page, context }) => {
      const missing = Promise.withResolvers<void>()
      await page.route('**/assets/signed-in-tools-*.js', async (route) => {
        await missing.promise
        await route.abort('internetdisconnected')
      })
      // The frame's answers come before the content is hydrated.
      const devTools = await context.newCDPSession(page)
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 })
      await new MarketPage(page, '/market/csgo').open()
      await context.setOffline(true)
      missing.resolve()
      await expect(page.getByText(asOfText)).toBeVisible()
    })

    test('S2.14 a page that was never loaded waits for the network, and opens by itself', async ({ page, context }) => {
      const market = new MarketPage(page, '/market/csgo')
      await market.open()
      await context.setOffline(true)
      await market.cards.nth(30).click()
      const content = page.getByRole('main')
      await expect(content.getByRole('alert')).toContainText('This page opens by itself once you are back.')
      await expect(content.getByRole('link', { name: 'Go to the home page' })).toBeHidden()
      await context.setOffline(false)
      await expect(content.getByRole('tab', { name: /^On sale/ })).toBeVisible()
    })

    test('S2.14 a page whose placeholder is due before its code is found missing says the same', async ({
      page,
      context,
    }) => {
      const market = new MarketPage(page, '/market/csgo')
      await market.open()
      const missing = Promise.withResolvers<void>()
      await page.route('**/assets/_id-*.js', async (route) => {
        await missing.promise
        await route.abort('internetdisconnected')
      })
      await context.setOffline(true)
      await market.cards.nth(30).click()
      await page.waitForFunction(() => window.__TSR_ROUTER__!.state.matches.some(({ status }) => status === 'pending'))
      missing.resolve()
      const content = page.getByRole('main')
      await expect(content.getByRole('alert')).toContainText('This page opens by itself once you are back.')
      await page.unroute('**/assets/_id-*.js')
      await context.setOffline(false)
      await expect(content.getByRole('tab', { name: /^On sale/ })).toBeVisible()
    })
  })

  test('a write fails at once and says that nothing was sent', async ({ page, context, request }) => {
    const goods = new GoodsPage(page, '/goods')
    await goods.open(await findGoods(request, deagle))
    const writes = writesOf(page)
    const bookmark = page
      .getByRole('list', { name: 'Items on sale' })
      .getByRole('button', { name: /bookmark/i })
      .first()
    const before = await bookmark.getAttribute('aria-pressed')
    await context.setOffline(true)
    await bookmark.click()
    await expect(page.getByText('You are offline. Nothing was sent.')).toBeVisible()
    await expect(bookmark).toHaveAttribute('aria-pressed', before ?? '')
    await context.setOffline(false)
    await writesAnswered(page)
    expect(writes).toHaveLength(0)
  })
})

test('S1.8 a withdrawal can be neither begun nor confirmed offline, and goes on by the person alone', async ({
  page,
  context,
  request,
  signUp,
}) => {
  await prepareToWithdraw(request, await signUp())
  await controlAlipay(request, { reset: true })
  const wallet = new WalletPage(page)
  await open(page, '/wallet')
  const links = wallet.balances.getByRole('link')
  await expect(links.first()).toBeVisible()
  await context.setOffline(true)
  for (const name of ['Withdraw', 'Recharge']) {
    await expect(wallet.balances.getByRole('button', { name })).toBeDisabled()
    await expect(wallet.balances.getByRole('button', { name })).toHaveAccessibleDescription(offlineText)
  }
  await context.setOffline(false)
  await wallet.balances.getByRole('link', { name: 'Withdraw' }).click()
  await wallet.withdraw.getByRole('textbox', { name: 'Amount' }).fill('12')
  await wallet.withdraw.getByRole('button', { name: 'Continue' }).click()
  const send = wallet.withdraw.getByRole('button', { name: 'Send SMS code' })
  await expect(send).toBeEnabled()
  const writes = writesOf(page)
  await context.setOffline(true)
  await expect(send).toBeDisabled()
  await expect(send).toHaveAccessibleDescription(noteText)
  await wallet.withdraw.getByRole('button', { name: 'Close' }).click()
  await expect(wallet.withdraw).toBeHidden()
  await context.setOffline(false)
  await expect(links.first()).toBeVisible()
  await writesAnswered(page)
  expect(writes).toHaveLength(0)
  await expect(page).toHaveURL((url) => url.pathname + url.search === '/wallet')

  await wallet.beginWithdrawal('12')
  await wallet.withdraw.getByRole('textbox', { name: 'SMS code' }).fill('0000')
  await context.setOffline(true)
  const confirm = wallet.withdraw.getByRole('button', { name: /^Withdraw ¥/ })
  await expect(confirm).toBeDisabled()
  await expect(confirm).toHaveAccessibleDescription(noteText)
  await context.setOffline(false)
  await expect(confirm).toBeEnabled()
})
