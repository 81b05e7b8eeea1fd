import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { expect, test } from '../fixtures/test.ts'
import { findGoods } from '../fixtures/goods.ts'
import { sellables } from '../fixtures/orders.ts'
import { openUnfinished } from '../fixtures/pages.ts'
import { ListingSheet } from '../pages/listing-sheet.ts'

const without = (list: string) => (path: string) => (path.startsWith(list) ? { status: 500 } : undefined)

test.describe('S8.2 while one list is not to be had', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S1.12 the settings show everything but the devices, which come when they are asked for again', async ({
    page,
    site,
  }) => {
    site.answerWith(without('/api/ext/sessions'))
    await openUnfinished(page, `${site.url}/setting`)
    await expect(page.getByText('The devices could not be loaded')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
    site.answerWith(() => undefined)
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('This device')).toBeVisible()
  })

  test('S1.10 feedback can be written all the same', async ({ page, site }) => {
    site.answerWith(without('/api/v1/feedback/list'))
    await openUnfinished(page, `${site.url}/feedback`)
    await expect(page.getByText('Your feedback could not be loaded')).toBeVisible()
    await page.getByLabel('What happened?').fill('The list of what I have written does not load.')
    await page.getByRole('button', { name: 'Send feedback' }).click()
    await expect(page).toHaveURL(/\/feedback\/\d+$/)
  })

  test('S1.1 a goods whose past prices are not known does not say that there were none', async ({
    page,
    site,
    request,
  }) => {
    const id = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] })
    site.answerWith(without('/api/v1/market/price'))
    await openUnfinished(page, `${site.url}/goods/${id}`)
    const prices = page.getByRole('region', { name: 'Price trend' })
    await expect(prices.getByRole('alert')).toContainText('The prices could not be loaded')
    const month = prices.getByRole('definition').last()
    await expect(month).toHaveText(/^–/)
    site.answerWith(() => undefined)
    await prices.getByRole('alert').getByRole('button', { name: 'Try again' }).click()
    await expect(month).toContainText('%')
    await expect(prices, 'the focus stays where the button was').toBeFocused()
  })
})

test('S8.2 S1.5 an item that cannot be read is not said to be unsellable: once read, it can be listed', async ({
  page,
  site,
  request,
  signIn,
}) => {
  const [item] = await sellables(request, await signIn(DEMO_SELLER_PHONE), 1)
  const sheet = new ListingSheet(page)
  // The first news of the market has the page read everything again by itself.
  await page.route('**/user/events*', () => {})
  site.answerWith(without('/api/v1/inv/detail'))
  await openUnfinished(page, `${site.url}/inventory/steam_inventory?list=${item!.asset_id}`)
  await expect(sheet.dialog).toContainText('The item could not be loaded')
  await expect(sheet.dialog).not.toContainText('None of these can be listed now')
  site.answerWith(() => undefined)
  await sheet.action('Try again').click()
  await expect(sheet.lines).toHaveCount(1)
})

test('S8.2 S1.5 a link to list an item that there is not says so in place of an empty sheet', async ({
  page,
  signIn,
}) => {
  await signIn(DEMO_SELLER_PHONE)
  await openUnfinished(page, '/inventory/steam_inventory?list=999999999999')
  await expect(new ListingSheet(page).dialog).toContainText('There is no such item')
})

test('S8.2 a next page that did not come is told until it is asked for again, even if the list is read meanwhile', async ({
  page,
  site,
  signIn,
}) => {
  await signIn(DEMO_SELLER_PHONE)
  await page.route('**/user/events*', () => {})
  await openUnfinished(page, `${site.url}/inventory/steam_inventory`)
  const rows = page.locator('[data-row]')
  const count = await rows.count()
  site.answerWith(without('/api/v1/inv/list'))
  await page.getByRole('button', { name: 'Load more' }).click()
  const failure = page.getByText('More could not be loaded.')
  await expect(failure).toBeVisible()
  site.answerWith(() => undefined)
  await page.evaluate(() => window.__TSR_ROUTER__!.options.context.queryClient.refetchQueries({ type: 'active' }))
  await expect(failure).toBeVisible()
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(count)
  await expect(failure).toBeHidden()
})
