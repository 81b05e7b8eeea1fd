import { makeSellers } from '../../../src/demo/market-people.ts'
import { openTab } from '../../fixtures/new-tab.ts'
import { open } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { MarketPage } from '../../pages/market-page.ts'
import { Preparation } from '../../pages/preparation.ts'
import { Refusals } from '../../pages/refusals.ts'
import { SteamPage } from '../../pages/steam.ts'

const NEWCOMER = '13712345678'

/** The demo's sellers sign in by SMS like anybody. */
function phoneOf(nickname: string): string {
  const seller = makeSellers('any').find((each) => each.nickname === nickname)
  if (!seller) throw new Error(`${nickname} sells nothing in the demo`)
  return seller.phone
}

test('S1.2 S1.14 S4.22 a newcomer finds an item, signs in, prepares, buys, receives it, and the seller is paid @postgres', async ({
  page,
  anotherBrowser,
  smsCode,
  captchaAnswer,
  operator,
}) => {
  test.setTimeout(300_000)
  const market = new MarketPage(page, '/market/csgo')

  await test.step('finds an item on the market', async () => {
    await market.open('?categories=rifle&exteriors=ft&price_min=20.00&price_max=500.00')
    await market.cards.first().click()
    await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}/)
  })

  const listing = page.getByRole('list', { name: 'Items on sale' }).getByRole('listitem').first()
  await expect(listing).toBeVisible()
  const buy = listing.getByRole('button', { name: /^Buy/ })
  const nickname = await test.step('is asked to sign in when buying, and does', async () => {
    const text = (await listing.textContent()) ?? ''
    await buy.click()
    await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms(NEWCOMER)
    const seller = makeSellers('any').find((each) => text.includes(each.nickname))
    return seller?.nickname ?? ''
  })

  await test.step('S8.13 S2.40 binds an account in the settings, and the checkout opens when all else is done', async () => {
    const chosen = new URL(page.url()).searchParams.get('buy')
    await new Refusals(page).goToSettings()
    await new Preparation(page).carryOut('e2e newcomer')
    expect(new URL(page.url()).searchParams.get('buy')).toBe(chosen)
  })

  await test.step('buys: price, what happens next, one button', async () => {
    const checkout = page.getByRole('dialog', { name: 'Buy' })
    await expect(checkout).toContainText('the item is still available')
    await expect(checkout).toContainText(
      /If you receive the item today, protection ends on \d+ \w+ \d{4} at the earliest:/,
    )
    await checkout.getByRole('button', { name: /^Pay ¥/ }).click()
    await expect(page).toHaveURL(/\/inventory\/to_receive\/\d+$/)
  })
  const orderPath = new URL(page.url()).pathname
  const now = page.getByRole('region', { name: 'What happens now' })

  await test.step('S2.18 accepts the offer, and no other, on the platform, in a new tab', async () => {
    const offer = now.getByRole('link', { name: /^Open trade offer \d+$/ })
    await expect(offer).toBeVisible({ timeout: 60_000 })
    const platform = await openTab(offer)
    const id = /\d+$/.exec((await offer.textContent()) ?? '')?.[0] ?? 'none'
    expect(new URL(platform.url()).pathname).toContain(id)
    await new SteamPage(platform).acceptOffer()
    await platform.close()
  })

  await test.step('receives the item; the order completes after its protection', async () => {
    await expect(now).toContainText('The item is yours for good', { timeout: 60_000 })
    await expect(now).toContainText(`${nickname} has been paid`)
    await expect(now.getByRole('link', { name: 'See it in the backpack' })).toHaveAttribute('href', '/backpack')
    await expect(now.getByRole('link', { name: 'Buy another one' })).toHaveAttribute('href', /^\/goods\/[0-9a-z]{11}$/)
  })

  await test.step('S2.7 finds it in the backpack, which leads back to the order', async () => {
    await open(page, '/backpack')
    const item = page.getByRole('list', { name: 'Backpack' }).getByRole('listitem')
    await expect(item).toHaveCount(1)
    await expect(item).toContainText(/received \d+ \w+ \d{4}/)
    await expect(item).toContainText(/Can be sold|Not tradable yet/)
    await open(page, '/backpack?show=sold')
    await expect(page.getByText('No items match')).toBeVisible()
    await page.getByRole('link', { name: 'Show all items' }).click()
    await item.getByRole('link').first().click()
    await expect(page).toHaveURL((url) => url.pathname === orderPath)
  })

  await test.step('the seller sees the money in the balance', async () => {
    const { context, page: seller } = await anotherBrowser()
    await seller.goto(`${orderPath}?login=1`)
    await new LoginDialog(seller, { smsCode, captchaAnswer }).signInBySms(phoneOf(nickname))
    await seller.goto(orderPath)
    const sale = seller.getByRole('region', { name: 'What happens now' })
    await expect(sale).toContainText('You have been paid')
    await expect(sale).toContainText(/¥[\d,.]+ is in your balance/)
    // The market is stopped next.
    await context.close()
  })

  await test.step('the books are right', async () => {
    const books = await operator('reconcile')
    expect(books.output).toContain('0 violations')
    expect(books.hasPassed).toBe(true)
  })
})
