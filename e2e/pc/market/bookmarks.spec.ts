import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE, demoPassword } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { findGoods, listingsOf, othersListing } from '../../fixtures/goods.ts'
import { comeBackTo, open, settleDialog } from '../../fixtures/pages.ts'
import { callerFor, orderAs, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { bookmarks, BookmarksPage } from '../../pages/bookmarks-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'

const filters = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }
const market = '/market/csgo?keyword=redline&exteriors=ft'

test('S1.7 a visitor who bookmarks something is asked to sign in, and then has the bookmark', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, market)
  const bookmark = bookmarks(page.getByRole('region', { name: 'Items on sale' })).first()
  await bookmark.click()
  const login = new LoginDialog(page, { smsCode, captchaAnswer })
  await expect(login.root).toBeVisible()
  await login.signInByPassword(DEMO_BUYER_PHONE, demoPassword)
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
  await bookmark.click()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('S1.7 a visitor who goes back before the login dialog has come has given the bookmark up', async ({
  page,
  signInElsewhere,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/login-*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await open(page, '/market/csgo')
  const bookmark = bookmarks(page.getByRole('region', { name: 'Items on sale' })).first()
  await bookmark.click()
  await expect(page).toHaveURL(/[?&]login=1/)
  await page.goBack()
  await expect(page).toHaveURL('/market/csgo')
  held.resolve()
  await signInElsewhere(DEMO_BUYER_PHONE)
  await comeBackTo(page)
  await expect(page.getByRole('button', { name: /^Account of / })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('press/held'))).toBeNull()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
})

test('S1.4 S1.7 an offer is made for a bookmarked listing whose seller takes offers', async ({
  page,
  request,
  signIn,
}) => {
  const buyer = callerFor(request, await signIn(DEMO_BUYER_PHONE))
  const listings = await listingsOf(request, await findGoods(request, filters))
  const listing = listings.find(({ is_bargainable }) => is_bargainable)!
  await buyer.post('/api/v1/user/add_bookmark', { listing_id: listing.listing_id })
  const list = new BookmarksPage(page)
  await open(page, '/collect?tab=listings')
  await list.listings
    .first()
    .getByRole('button', { name: /^Bargain for ¥/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Make an offer' })
  await settleDialog(page, dialog)
  await expect(dialog).toContainText(`Sold by ${listing.seller.nickname}`)
  await expect(page).toHaveURL(new RegExp(`bargain=${listing.listing_id}`))
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/collect\?tab=listings$/)
  await list.removal(list.listings.first()).click()
})

test.describe('signed in', () => {
  // A person without bookmarks.
  test.beforeEach(async ({ signUp }) => {
    await signUp()
  })

  test('S1.7 a card’s bookmark keeps the goods, wherever it is shown, until it is taken off', async ({ page }) => {
    const list = new BookmarksPage(page)
    await open(page, market)
    const bookmark = bookmarks(page.getByRole('region', { name: 'Items on sale' })).first()
    const name = (await bookmark.getAttribute('aria-label'))!.replace('Bookmark ', '')
    await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')
    await expectAccessibleInBothThemes(page)

    await open(page, '/collect')
    await expect(list.goods).toHaveCount(1)
    await expect(list.goods.first()).toContainText(/was ¥[\d,.]+ on/)
    await list.goods.first().getByRole('link').click()
    await expect(page).toHaveURL(/\/goods\/[0-9a-z]{11}$/)
    const onGoods = page.getByRole('button', { name: `Bookmark ${name}`, exact: true })
    await expect(onGoods).toHaveAttribute('aria-pressed', 'true')
    await onGoods.click()
    await expect(onGoods).toHaveAttribute('aria-pressed', 'false')
    await open(page, '/collect')
    await expect(page.getByText('No bookmarked items')).toBeVisible()
  })

  test('S1.7 a bookmarked listing says when it is gone, and goes when told', async ({
    page,
    request,
    captchaAnswer,
  }) => {
    const list = new BookmarksPage(page)
    const goodsId = await findGoods(request, filters)
    const listings = await listingsOf(request, goodsId)
    const listing = othersListing(listings, 0)
    await open(page, `/goods/${goodsId}`)
    const bookmark = page.getByRole('button', { name: /^Bookmark ¥/ }).nth(listings.indexOf(listing))
    await bookmark.click()
    await expect(bookmark).toHaveAttribute('aria-pressed', 'true')

    await open(page, '/collect?tab=listings')
    await expect(list.listings.first()).toContainText(`sold by ${listing.seller.nickname}`)
    await orderAs(request, await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer), listing)
    await open(page, '/collect?tab=listings')
    await expect(list.listings.first()).toContainText('No longer on sale')
    await list.removeGone.click()
    await expect(page.getByText('No bookmarked listings')).toBeVisible()
  })

  test('S1.7 S2.7 bookmarks work with a keyboard alone', async ({ page }) => {
    const list = new BookmarksPage(page)
    await open(page, market)
    const cards = page.getByRole('region', { name: 'Items on sale' })
    await cards.getByRole('link').first().focus()
    await page.keyboard.press('Tab')
    await expect(bookmarks(cards).first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bookmarks(cards).first()).toHaveAttribute('aria-pressed', 'true')
    await open(page, '/collect')
    await list.removal(list.goods.first()).focus()
    await page.keyboard.press('Space')
    await expect(list.goods).toHaveCount(0)
  })
})
