import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { shop } from '../../fixtures/page-finders.ts'
import { open } from '../../fixtures/pages.ts'
import { allAnswered, serverFns } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'

test('S1.6 a seller’s shop has an address, where others search it and buy until it closes', async ({
  page,
  request,
  anotherBrowser,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  await open(page, '/sale/shop')
  await expect(page.getByRole('img', { name: 'QR code that opens your shop' })).toBeVisible()
  const path = await page.getByRole('link', { name: /\/shop\/\d+$/ }).getAttribute('href')

  const { page: visitor } = await anotherBrowser()
  await open(visitor, path!)
  const listings = visitor.getByRole('list', { name: 'On sale in this shop' }).getByRole('listitem')
  await expect(listings.first()).toBeVisible()
  await visitor.getByRole('combobox', { name: 'Sort' }).selectOption('price_asc')
  await expect(visitor).toHaveURL(/sort=price_asc/)
  await visitor.getByRole('searchbox', { name: 'Search this shop' }).fill('no such thing')
  await visitor.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(visitor.getByText('Nothing in this shop matches')).toBeVisible()
  await visitor.getByRole('button', { name: 'Show everything' }).click()
  await listings.first().getByRole('link', { name: /^Buy / }).click()
  await expect(visitor).toHaveURL(/\/goods\/\w{11}\?buy=\d+/)

  // Thousands of listings change state at once, which takes the embedded database seconds: no page is open that would
  // query it meanwhile.
  await Promise.all([page, visitor].map((one) => one.goto('about:blank')))
  const seller = callerFor(request, token)
  await seller.post('/api/v1/shop/state', { is_online: false })
  await open(visitor, path!)
  await expect(visitor.getByText('This shop is closed at the moment')).toBeVisible()
  await expect(listings).toHaveCount(0)
  await seller.post('/api/v1/shop/state', { is_online: true })
})

test('S1.6 S2.19 what is typed while a search of a shop is on its way stays', async ({ page, request, signIn }) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  await open(page, await shop({ request, token }))
  const search = page.getByRole('searchbox', { name: 'Search this shop' })
  const answered = Promise.withResolvers<void>()
  await page.route(serverFns, async (route) => {
    await answered.promise
    await route.continue()
  })
  await search.fill('AK')
  // In one go, before React can render the new address.
  await search.evaluate((field: HTMLInputElement) => {
    field.form!.requestSubmit()
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
    type.call(field, 'AK-47')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
  await expect(page).toHaveURL(/keyword=AK$/)
  answered.resolve()
  await allAnswered(page)
  await expect(search).toHaveValue('AK-47')
})
