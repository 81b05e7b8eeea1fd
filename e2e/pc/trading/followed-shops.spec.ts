import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { listAs, sellables } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { callerFor, newPhone, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { FeedbackPage, FeedbackRecordPage } from '../../pages/feedback-page.ts'
import { LoginDialog } from '../../pages/login-dialog.ts'
import { ShopPage, ShopsPage } from '../../pages/shop-page.ts'

test.describe('a shop of somebody else', () => {
  let seller: string
  let shop: { shop_id: string; name: string }

  test.beforeEach(async ({ request, captchaAnswer }) => {
    seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    shop = await callerFor(request, seller).get<typeof shop>('/api/v1/shop/info')
  })

  test('S1.6 is followed, and what it lists afterwards is new until it is looked at', async ({
    page,
    request,
    signUp,
  }) => {
    const { token } = await signUp()
    const [one, shops] = [new ShopPage(page), new ShopsPage(page)]
    await open(page, '/shop')
    await expect(shops.followed).toContainText('You don’t follow any shops yet')
    await shops.featured.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/shop\/\d+$/)
    await open(page, `/shop/${shop.shop_id}`)
    await expect(one.follow).toHaveAttribute('aria-pressed', 'false')
    await one.follow.click()
    await expect(one.follow).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/^\d+ followers?$/)).toBeVisible()

    await open(page, '/shop')
    const card = shops.followed.getByRole('listitem').filter({ hasText: shop.name })
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('new')
    const [item] = await sellables(request, seller, 1)
    const listing_id = await listAs(request, seller, item!.asset_id, '50.00')
    await open(page, '/shop')
    await expect(card).toContainText('1 new')
    await card.getByRole('link').click()
    await expect(one.listings.first()).toBeVisible()
    type State = { new_count: number }
    const state = () => callerFor(request, token).get<State>(`/api/ext/shop/follow_state?shop_id=${shop.shop_id}`)
    await expect.poll(state, { message: 'it has been looked at' }).toMatchObject({ new_count: 0 })
    await open(page, '/shop')
    await expect(card).toBeVisible()
    await expect(card).not.toContainText('new')
    await callerFor(request, seller).post('/api/v1/inv/set_on_sale', { items: [{ action: 'take_down', listing_id }] })

    await open(page, `/shop/${shop.shop_id}`)
    await one.follow.click()
    await expect(one.follow).toHaveAttribute('aria-pressed', 'false')
    await open(page, '/shop')
    await expect(shops.followed).toContainText('You don’t follow any shops yet')
  })

  test('S1.6 S6.1 a visitor who wants to follow it follows it once they have signed in', async ({
    page,
    smsCode,
    captchaAnswer,
  }) => {
    const [one, shops] = [new ShopPage(page), new ShopsPage(page)]
    await open(page, '/shop')
    await expect(page.getByText('Sign in to follow shops')).toBeVisible()
    await expect(shops.featured.getByRole('listitem').first()).toBeVisible()
    await open(page, `/shop/${shop.shop_id}`)
    await one.follow.click()
    await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms(newPhone())
    await expect(one.follow).toHaveAttribute('aria-pressed', 'true')
    await expect(one.follow).toHaveText('Following')
  })

  test('S1.6 S1.10 is reported to the operators, for a reason', async ({ page, operate, signUp }) => {
    await signUp()
    const [one, feedback, record] = [new ShopPage(page), new FeedbackPage(page), new FeedbackRecordPage(page)]
    await open(page, `/shop/${shop.shop_id}`)
    await one.report.click()
    await expect(feedback.topic('A shop')).toBeChecked()
    await expect(feedback.form).toContainText(`You are reporting ${shop.name}`)
    await feedback.send.click()
    const reasons = feedback.form.getByRole('group', { name: 'What is wrong with it?' }).getByRole('radio')
    await expect(reasons.first(), 'the focus is where something is missing').toBeFocused()
    await feedback.form.getByRole('radio', { name: 'Asks to trade outside the market' }).check()
    await feedback.send.click()
    await expect(feedback.writing.text).toBeFocused()
    await feedback.writing.text.fill('Wants me to pay through a chat.')
    await feedback.send.click()
    const id = await record.id()
    await expect(page.getByRole('link', { name: `Shop ${shop.shop_id}` })).toHaveAttribute(
      'href',
      `/shop/${shop.shop_id}`,
    )
    const shown = await operate('feedback', id)
    expect(shown).toContain(`reports shop ${shop.shop_id}: off_market`)
  })

  test('S1.10 is named by its link to the operators, where nobody came from its page', async ({ page, signUp }) => {
    await signUp()
    const [feedback, record] = [new FeedbackPage(page), new FeedbackRecordPage(page)]
    await open(page, '/feedback?topic=shop&shop=999999')
    const which = feedback.form.getByRole('textbox', { name: 'Shop' })
    await expect(which, 'an unknown one is not dropped without a word').toHaveValue('999999')
    await feedback.form.getByRole('radio', { name: 'Doesn’t deliver' }).check()
    await feedback.writing.text.fill('It never delivers.')
    await which.fill('NorthStall')
    await feedback.send.click()
    await expect(feedback.form).toContainText('Please enter the shop’s number or the link of its page')
    await expectAccessible(page)
    await which.fill(`https://market.test/shop/${shop.shop_id}`)
    await feedback.send.click()
    await record.id()
    await expect(page.getByRole('link', { name: `Shop ${shop.shop_id}` })).toBeVisible()
  })

  test('S1.6 S2.19 is narrowed by what the address says, in a bar that stays in sight', async ({ page, context }) => {
    const one = new ShopPage(page)
    await open(page, `/shop/${shop.shop_id}`)
    await one.choice('Category').selectOption({ label: 'Rifles' })
    await expect(page).toHaveURL(/category=rifle/)
    await one.choice('Exterior').selectOption({ label: 'Factory New' })
    await expect(page).toHaveURL(/exterior=fn/)
    await one.filters.getByRole('textbox', { name: 'From' }).fill('100')
    await one.filters.getByRole('textbox', { name: 'From' }).press('Enter')
    await expect(page).toHaveURL(/price_min=100/)
    await page.getByRole('link', { name: 'User agreement' }).scrollIntoViewIfNeeded()
    await expect(one.filters).toBeInViewport({ ratio: 1 })

    // Anybody with that address sees the same.
    const anew = await context.newPage()
    await open(anew, page.url())
    const same = new ShopPage(anew)
    await expect(same.choice('Category')).toHaveValue('rifle')
    await expect(same.count).toHaveText(/^\d+ on sale$/)
    await expect(one.count).toHaveText((await same.count.textContent())!)
    await anew.close()
    await open(page, `/shop/${shop.shop_id}?category=hats`)
    await expect(page.getByText('Nothing in this shop matches')).toBeVisible()
  })

  test('S1.6 S8.10 that the market has closed says so', async ({ page, request, operate, signUp }) => {
    const { phone, token } = await signUp()
    const notice = 'More on Friday'
    const { shop_id } = await callerFor(request, token).post<typeof shop>('/api/v1/shop/state', { notice })
    await open(page, `/shop/${shop_id}`)
    await expect(page.getByText(notice)).toBeVisible()
    await expect(page.getByText('Nothing on sale right now')).toBeVisible()
    await operate('ban', phone, '--kind', 'sale_banned', ...restrictionTexts, '--why', 'a test')
    await open(page, `/shop/${shop_id}`)
    await expect(page.getByText('The market has closed this shop for now')).toBeVisible()
    await expect(page.getByText(notice)).toHaveCount(0)
  })

  test('S1.6 that is one’s own says so, and is neither followed nor bought from', async ({ page, signIn }) => {
    await signIn(DEMO_SELLER_PHONE)
    const one = new ShopPage(page)
    await open(page, `/shop/${shop.shop_id}`)
    await expect(page.getByText('This is your own shop')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Manage your shop' })).toHaveAttribute('href', '/sale/shop')
    await expect(one.listings.first()).toBeVisible()
    await expect(one.follow).toHaveCount(0)
    await expect(one.report).toHaveCount(0)
    await expect(page.getByRole('link', { name: /^Buy / })).toHaveCount(0)
  })
})

test.describe('a shop that there is not', () => {
  test.use({ allowedConsole: [/404 \(Not Found\)/] })

  test('S1.6 S2.14 is a 404 that says so', async ({ page }) => {
    expect(await open(page, '/shop/999999')).toBe(404)
    await expect(page.getByText('There is no such shop')).toBeVisible()
    await expect(page).toHaveTitle('Page not found: /shop/999999')
  })
})
