import type { APIRequestContext, Page } from '@playwright/test'
import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { expectInSight } from '../../fixtures/in-sight.ts'
import { open } from '../../fixtures/pages.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'

interface Item {
  asset_id: string
  goods_info: { name: string }
  status: string
  listing: { listing_id: string; price: string } | null
}

const ready = '?status=sellable'

/** Returns what the seller could list now, in the page's order; each test uses different ones. */
async function sellable(request: APIRequestContext, token: string): Promise<Item[]> {
  const asked = { statuses: ['sellable'], page_size: 50 }
  return (await callerFor(request, token).post<{ items: Item[] }>('/api/v1/inv/list', asked)).items
}

const itemNow = async (request: APIRequestContext, token: string, assetId: string) =>
  (await callerFor(request, token).get<{ item: Item }>(`/api/v1/inv/detail?asset_id=${assetId}`)).item

const setOnSale = (request: APIRequestContext, token: string, action: object) =>
  callerFor(request, token).post<{ items: { listing: { listing_id: string } }[] }>('/api/v1/inv/set_on_sale', {
    items: [action],
  })

async function select(inventory: InventoryPage, items: readonly Item[]): Promise<void> {
  for (const { asset_id } of items) await inventory.check(asset_id).click()
  await expect(inventory.selection).toContainText(`${items.length} selected`)
}

/** The one in the selection bar. */
const listSelected = (page: Page) => page.getByRole('button', { name: 'List', exact: true }).last()

test('S1.5 S2.42 several items are priced by a rule and listed as a job; what fails says why and is tried again', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const items = (await sellable(request, token)).slice(0, 3)
  const sheet = new ListingSheet(page)
  const tray = new JobTray(page)
  const inventory = new InventoryPage(page)
  await inventory.open(ready)
  await select(inventory, items)
  await listSelected(page).click()

  await expect(sheet.lines).toHaveCount(3)
  await expect(sheet.lines.first()).toContainText(/You get ¥[\d,.]+/)
  await expect(sheet.action('Price by rule'), 'the sheet’s keys work from the start').toBeFocused()
  await expectAccessible(page)
  await sheet.action('Price by rule').click()
  await expect(sheet.dialog).toContainText('1% under the lowest listing (if there is none: the median of seven days).')
  await sheet.dialog.getByRole('textbox', { name: 'Ceiling' }).fill('0.50')
  await sheet.action('Show the prices').click()
  await expect(sheet.dialog.getByRole('table').getByRole('row')).toHaveCount(4)
  await sheet.action(/^Use these 3 prices$/).click()
  await expect(sheet.lines.first()).toContainText('held at the ceiling')
  await expect(sheet.price(0)).toHaveValue('0.50')
  await expect(sheet.lines.first()).toContainText('under reference')

  await sheet.action('Review 3 items').click()
  await expect(sheet.confirm(), 'a price that may not be meant is confirmed first').toBeDisabled()
  const bargains = sheet.dialog.getByRole('checkbox', { name: 'Buyers may bargain' })
  await bargains.uncheck()
  await sheet.action('Back').click()
  await sheet.action('Review 3 items').click()
  await expect(bargains, 'a way back changes nothing').not.toBeChecked()
  await expect(sheet.dialog).toContainText(/the trade offer must be sent within 12 hours/)
  await expect(sheet.dialog).toContainText(
    /the buyer has received the item: for an item received today, on \d+ \w+ \d{4} at the earliest\./,
  )
  await expectAccessible(page)
  // One of them is listed meanwhile, in another window.
  const taken = await setOnSale(request, token, { action: 'list', asset_id: items[1]!.asset_id, price: '9000.00' })
  const writes = writesOf(page)
  await sheet.list()
  expect(writes, 'two presses are one job').toHaveLength(1)

  await expect(page.getByRole('alert').filter({ hasText: '2 done, 1 failed' }), 'the end is told').toBeVisible()
  await tray.expectEnd('2 done, 1 failed')
  for (const [path, name] of [
    ['/message', 'Mark all as read'],
    ['/wallet', 'Redeem a code'],
  ] as const) {
    await open(page, path)
    await expect(tray.line, 'the tray is on every page').toContainText('1 failed')
    await expectInSight(page.getByRole('main').getByText(name, { exact: true }))
  }
  await inventory.open(ready)
  await tray.line.click()
  await expect(tray.failed).toHaveCount(1)
  await expect(tray.failed).toContainText(items[1]!.goods_info.name)
  await expect(tray.failed).toContainText('has a listing already')
  await expectAccessible(page)
  await setOnSale(request, token, { action: 'take_down', listing_id: taken.items[0]!.listing.listing_id })
  await tray.action('Retry failed items (1)').click()
  await tray.expectEnd('1 done, 0 failed')
  await select(inventory, (await sellable(request, token)).slice(0, 2))
  await listSelected(page).click()
  await sheet.action('Review 2 items').click()
  await sheet.list()
  await tray.expectEnd('3 done, 0 failed')
  await expect(tray.action(/^Dismiss$/)).toHaveCount(2)
  await expectAccessible(page)
  await tray.action('Dismiss all (2)').click()
  await expect(tray.root).toBeHidden()
  await expect(page.getByRole('main'), 'the focus goes nowhere else').toBeFocused()
  for (const { asset_id } of items) {
    expect(await itemNow(request, token, asset_id)).toMatchObject({ status: 'on_sale', listing: { price: '0.50' } })
    await expect(inventory.row(asset_id), 'the list is right without a reload').toHaveCount(0)
  }
})

test('S1.5 two items are priced and listed by keyboard alone', async ({ page, request, signIn, keyboard }) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const [first, second] = await sellable(request, token)
  const sheet = new ListingSheet(page)
  const inventory = new InventoryPage(page)
  await inventory.open(ready)
  await keyboard.use(inventory.check(first!.asset_id), 'Space')
  await keyboard.press('Shift+ArrowDown')
  await expect(inventory.selection).toContainText('2 selected')
  await keyboard.use(listSelected(page))
  await keyboard.write(sheet.price(0), '4000')
  await keyboard.press('Enter')
  await expect(sheet.price(1), 'Enter goes to the next price').toBeFocused()
  await page.keyboard.type('5000')
  await keyboard.press('ArrowUp')
  await expect(sheet.price(0)).toBeFocused()
  await keyboard.press('Control+Enter')
  if (await sheet.hasWarnings()) await keyboard.use(sheet.sure(), 'Space')
  await keyboard.use(sheet.confirm())
  const tray = new JobTray(page)
  await tray.expectEnd('2 done, 0 failed')
  // The button is in the header, before the list of the whole inventory.
  await keyboard.tabTo(tray.line, { backward: true })
  await keyboard.press('Enter')
  await keyboard.use(tray.action('Dismiss'))
  await expect(tray.root).toBeHidden()
  expect((await itemNow(request, token, first!.asset_id)).listing).toMatchObject({ price: '4000.00' })
  expect((await itemNow(request, token, second!.asset_id)).listing).toMatchObject({ price: '5000.00' })
})

test('S1.5 of a stack some are listed, by a rule that is kept there and then and stays on them', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const seller = callerFor(request, token)
  const cases = { states: ['on_sale'], keyword: 'Horizon Case' }
  const { items } = await seller.post<{ items: { asset_id: string; listing: { listing_id: string } }[] }>(
    '/api/v1/inv/selling_list',
    cases,
  )
  const stack = items.slice(0, 5)
  await seller.post('/api/v1/inv/set_on_sale', {
    items: stack.map(({ listing }) => ({ action: 'take_down', listing_id: listing.listing_id })),
  })
  const sheet = new ListingSheet(page)
  const inventory = new InventoryPage(page)
  await inventory.open(`${ready}&keyword=Horizon%20Case`)
  await page.getByRole('checkbox', { name: 'Select all that are ready to sell' }).click()
  await expect(inventory.selection).toContainText('5 that match')
  await listSelected(page).click()
  await expect(sheet.lines).toHaveCount(1)
  await expect(sheet.action('Review 5 items')).toBeVisible()
  await sheet.action('One fewer: Horizon Case').click()
  await expect(sheet.action('Review 4 items')).toBeVisible()
  await sheet.quantity(0).fill('99')
  await sheet.quantity(0).press('ArrowDown')
  await sheet.quantity(0).press('ArrowDown')
  await expect(sheet.quantity(0)).toHaveValue('3')
  await expect(sheet.dialog).toContainText('2 kept back')
  await expectAccessible(page)

  await sheet.action('Price by rule').click()
  await sheet.action('Keep this rule').click()
  await sheet.dialog.getByRole('textbox', { name: 'Name' }).fill('Cases')
  await expect(sheet.action('Save the rule'), 'it has no floor').toBeDisabled()
  await sheet.dialog.getByRole('textbox', { name: 'Floor' }).fill('0.10')
  await sheet.action('Save the rule').click()
  await expect(sheet.dialog.getByRole('combobox', { name: 'Rule', exact: true })).toHaveValue(/\d/)
  await expectAccessible(page)
  await sheet.action('Show the prices').click()
  await sheet.action(/^Use (this|these) /).click()
  await sheet.action('Review 3 items').click()
  await sheet.dialog.getByRole('checkbox', { name: 'From then on, price by the rule “Cases”' }).check()
  await sheet.list()
  const tray = new JobTray(page)
  await tray.expectEnd('3 done, 0 failed')
  const rules = async () =>
    (await seller.get<{ rules: { name: string; listing_count: number }[] }>('/api/ext/selling/rules/list')).rules
  await expect.poll(rules).toContainEqual(expect.objectContaining({ name: 'Cases', listing_count: 3 }))
  await expect(inventory.rows, 'the others are still in the inventory').toHaveCount(2)
})
