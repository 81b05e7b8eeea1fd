import { readFile } from 'node:fs/promises'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { findGoods, listingsOf, type ShownListing } from '../../fixtures/goods.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor, orderAs } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'

const filters = { keyword: 'Desert Eagle', exteriors: ['ft'], qualities: ['normal'] }

test('S2.8 a purchase that ended is found by number, item and the side at fault, as a file, and reported', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const listing = (await listingsOf(request, await findGoods(request, filters))).at(-1)!
  const orderId = await orderAs(request, token, listing)
  await callerFor(request, token).post('/api/ext/order/cancel', { order_id: orderId })

  await open(page, '/inventory/purchase_history')
  const row = page.locator(`[data-row="${orderId}"]`)
  await expect(row).toContainText('Cancelled')
  await expect(row).toContainText('At fault: You')
  await expectAccessible(page)
  const search = page.getByRole('searchbox', { name: 'Order number or item' })
  await search.fill('karambit doppler')
  await search.press('Enter')
  await expect(row).toHaveCount(0)
  await search.fill(orderId)
  await search.press('Enter')
  await expect(row).toBeVisible()
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === orderId)
  await page.getByRole('combobox', { name: 'At fault' }).selectOption('At fault: Seller')
  await expect(page.getByText('No matching purchases')).toBeVisible()
  await page.getByRole('button', { name: 'Show all that have ended' }).click()
  await expect(page).toHaveURL((url) => url.search === '')
  await page.getByRole('combobox', { name: 'State' }).selectOption('Cancelled')
  await expect(row).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('Amber purchases.csv')
  const [head, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(head).toContain('At fault,Seller,Price,Value today,Profit or loss')
  expect(lines.some((line) => line.includes(orderId) && line.includes(listing.price))).toBe(true)

  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'What happens now' })).toContainText('At fault: You')
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Nothing was paid')
  await page.getByRole('link', { name: 'Report a problem' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/feedback' && url.searchParams.get('order') === orderId)
  await expect(page.getByRole('textbox', { name: 'Order number' })).toHaveValue(orderId)
})

test('S2.8 S2.19 purchases are sorted at the head of the price or in the list of sorts, and the address keeps it', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const listings = await listingsOf(request, await findGoods(request, filters))
  const cheapest = await orderAs(request, token, listings[0]!)
  const dearest = await orderAs(request, token, listings.at(-1)!)
  for (const order_id of [cheapest, dearest])
    await callerFor(request, token).post('/api/ext/order/cancel', { order_id })
  const shown = () =>
    page
      .locator(`[data-row="${cheapest}"], [data-row="${dearest}"]`)
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row')))
  const sortIn = (url: URL) => url.searchParams.get('sort')

  await open(page, '/inventory/purchase_history?state=cancelled')
  await expect.poll(shown).toEqual([dearest, cheapest])
  await page.getByRole('button', { name: 'Sort by Price' }).press('Enter')
  await expect.poll(shown).toEqual([cheapest, dearest])
  await expect(page.getByRole('button', { name: 'Sorted by Price, lowest first' })).toBeFocused()
  const sorts = page.getByRole('combobox', { name: 'Sort' })
  await expect(sorts).toHaveValue('price_asc')

  await page.locator(`[data-row="${cheapest}"]`).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'What happens now' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL((url) => sortIn(url) === 'price_asc' && url.searchParams.get('state') === 'cancelled')
  await expect.poll(shown).toEqual([cheapest, dearest])

  await sorts.selectOption('Price: high to low')
  await expect.poll(shown).toEqual([dearest, cheapest])
  await expect(page.getByRole('link', { name: 'Download CSV' })).toHaveAttribute('href', /sort=price_desc/)
  await expectAccessible(page)
  await sorts.selectOption('Newest first')
  await expect(page).toHaveURL((url) => url.search === '?state=cancelled')
})

test('S2.10 a seller finds the sale in the same way, and is told the same fault in their words', async ({
  page,
  request,
  signIn,
}) => {
  const seller = await signIn(DEMO_SELLER_PHONE)
  const { items } = await callerFor(request, seller).post<{ items: { listing: ShownListing }[] }>(
    '/api/v1/inv/selling_list',
    { states: ['on_sale'], page_size: 50 },
  )
  const { listing } = items[40]!
  const buyer = await signIn(DEMO_BUYER_PHONE)
  const orderId = await orderAs(request, buyer, listing)
  await callerFor(request, buyer).post('/api/ext/order/cancel', { order_id: orderId })

  await signIn(DEMO_SELLER_PHONE)
  await open(page, `/sale/sell_history?keyword=${orderId}&fault=buyer`)
  const row = page.locator(`[data-row="${orderId}"]`)
  await expect(row).toContainText(/At fault: (?!You|Nobody)/)
  await expectAccessible(page)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'What happens now' })).toContainText(/At fault: (?!You|Nobody)/)
})
