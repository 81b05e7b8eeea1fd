import type { APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { comeBackTo, open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { controlSteam } from '../../fixtures/steam.ts'
import { expect, test } from '../../fixtures/test.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { Preparation } from '../../pages/preparation.ts'
import { SteamPage } from '../../pages/steam.ts'

interface Item {
  asset_id: string
  goods_info: { name: string }
  cost: string | null
}

const itemsOf = async (request: APIRequestContext, token: string, filter: object) =>
  callerFor(request, token).post<{ items: Item[]; total: number }>('/api/v1/inv/list', filter)

test('S1.5 an inventory is read from the platform while its owner looks on', async ({ page, request, signIn }) => {
  const token = await signIn(DEMO_BUYER_PHONE)
  const inventory = new InventoryPage(page)
  const readAt = async () =>
    (await callerFor(request, token).get<{ read_at: number }>('/api/v1/inv/sync?start=false')).read_at
  const before = await readAt()
  await inventory.open()
  await controlSteam(request, { slow: { ms: 1_500 } })
  await inventory.action('Sync').click()
  await expect(inventory.progress).toBeVisible()
  await expectAccessible(page)
  await controlSteam(request, { slow: { ms: 0 } })
  await expect(inventory.progress).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: 'Read from Steam' })).toContainText(/\d+ items/)
  expect(await readAt()).toBeGreaterThan(before)
  // Half a minute is long, but not for a slow machine: then this reads once more, and the next press comes too soon.
  await expect(async () => {
    await inventory.action('Sync').click()
    await expect(page.getByText(/^Steam was asked a moment ago/)).toBeVisible({ timeout: 2_000 })
  }).toPass()
})

test('S1.5 S1.14 who comes for the first time has their inventory read, and hears that it is private', async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  await open(page, '/inventory/steam_inventory')
  await expect(page.getByText('Bind your Steam account and your items appear here.')).toBeVisible()
  await open(page, '/setting')
  const bind = new Preparation(page).step('Bind your Steam account')
  await bind.getByRole('button', { name: 'Sign in with Steam' }).click()
  await new SteamPage(page).signInAsNewAccount('e2e hermit')
  await expect(bind.getByText('Done', { exact: true })).toBeVisible()
  const { steam64_id } = await callerFor(request, token).get<{ steam64_id: string }>('/api/v1/user/info')
  await controlSteam(request, { private: { steamid: steam64_id, on: true } })
  await open(page, '/inventory/steam_inventory')
  const told = page.getByRole('status').filter({ hasText: 'Your inventory is private' })
  await expect(told).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open privacy settings' })).toBeVisible()
  await expectAccessible(page)
})

test('S1.5 all that match are selected by keyboard, and stay selected under another filter', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { total } = await itemsOf(request, token, { statuses: ['sellable'], page_size: 1 })
  const [first] = (await itemsOf(request, token, { statuses: ['on_sale'], page_size: 1 })).items
  const inventory = new InventoryPage(page)
  await inventory.open()
  // Under load the page may call itself ready a moment before its list hears the keyboard.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a')
    await expect(inventory.selection).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(inventory.selection).toContainText(`All ${total} that match and are ready to sell are selected`)
  await expect(inventory.selection).toContainText(/¥[\d,.]+ at reference prices · ¥[\d,.]+ after the fee/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'On sale', exact: true }).first().click()
  await expect(page).toHaveURL(/status=on_sale/)
  await expect(inventory.row(first!.asset_id)).toContainText(/On sale for ¥/)
  await expect(inventory.selection, 'what a filter hides stays selected').toContainText(`${total} of them not shown`)
  await expect(inventory.check(first!.asset_id), 'what is on sale cannot be listed again').toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(inventory.selection).toBeHidden()
})

test('S1.5 what is listed in another tab leaves the selection', async ({ page, request, signIn }) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { items } = await itemsOf(request, token, { statuses: ['sellable'], page_size: 2 })
  const inventory = new InventoryPage(page)
  await inventory.open()
  for (const { asset_id } of items) await inventory.check(asset_id).check()
  await expect(inventory.selection).toContainText('2 selected')
  const [{ asset_id }] = items as [Item]
  await callerFor(request, token).post('/api/v1/inv/set_on_sale', {
    items: [{ action: 'list', asset_id, price: '4321.00' }],
  })
  // What was read a few seconds ago is not read again.
  await expect(async () => {
    await comeBackTo(page)
    await expect(inventory.row(asset_id)).toContainText('On sale for ¥4,321.00', { timeout: 1000 })
  }).toPass()
  await expect(inventory.selection).toContainText('1 selected')
})

test('S1.5 rows are skipped by their chunk; an item says what it is and keeps its owner’s note; shift and arrows take several', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { items } = await itemsOf(request, token, { statuses: ['sellable'], page_size: 3 })
  const { asset_id, goods_info } = items[2]!
  const inventory = new InventoryPage(page)
  await inventory.open('?status=sellable')
  // A browser that follows each of 2,000 is slow.
  await expect(inventory.rows.first(), 'rows leave it to their chunk to be skipped').toHaveCSS(
    'content-visibility',
    'visible',
  )
  await inventory.row(asset_id).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`item=${asset_id}`))
  const sheet = inventory.sheet(goods_info.name)
  await expect(sheet.getByText('Reference')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'What you paid for it' }).fill('123.4')
  await sheet.getByRole('textbox', { name: 'Your note' }).fill('from the old account')
  await sheet.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(inventory.row(asset_id), 'the list is right without a reload').toContainText('¥123.40')
  await expect(inventory.row(asset_id)).toContainText('from the old account')

  await test.step('shift takes all rows between two, and the arrows lead from one to the next', async () => {
    const box = (index: number) => inventory.rows.nth(index).getByRole('checkbox')
    await box(1).click()
    await expect(box(1)).toBeChecked()
    await box(4).click({ modifiers: ['Shift'] })
    await expect(inventory.selection).toContainText('4 selected')
    await box(4).focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(box(5)).toBeFocused()
    await expect(inventory.selection).toContainText('5 selected')
    await page.keyboard.press('Space')
    await expect(inventory.selection).toContainText('4 selected')
  })
})

test('S1.5 the arrows pass over an item that cannot be sold, and keep to the column of a grid', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { items } = await itemsOf(request, token, { page_size: 100 })
  const sellable = (await itemsOf(request, token, { statuses: ['sellable'], page_size: 100 })).items
  const canBeSold = items.map(({ asset_id }) => sellable.some((item) => item.asset_id === asset_id))
  const [first, between, last] = items.slice(canBeSold.findIndex((_, at) => [0, 1, 2].every((n) => canBeSold[at + n])))
  await callerFor(request, token).post('/api/v1/inv/set_on_sale', {
    items: [{ action: 'list', asset_id: between!.asset_id, price: '4321.00' }],
  })
  const inventory = new InventoryPage(page)
  await inventory.open()
  await expect(inventory.row(between!.asset_id)).toContainText('On sale')
  await inventory.check(first!.asset_id).focus()
  await page.keyboard.press('ArrowDown')
  await expect(inventory.check(last!.asset_id)).toBeFocused()

  await inventory.open('?view=grid&status=sellable')
  await inventory.rows.nth(1).getByRole('checkbox').focus()
  await page.keyboard.press('ArrowDown')
  const above = (await inventory.rows.nth(1).boundingBox())!
  const below = (await inventory.rows.filter({ has: page.locator(':focus') }).boundingBox())!
  expect(below.x).toBe(above.x)
  expect(below.y).toBeGreaterThan(above.y)
  await page.keyboard.press('ArrowLeft')
  const beside = (await inventory.rows.filter({ has: page.locator(':focus') }).boundingBox())!
  expect(beside.x).toBeLessThan(above.x)
})

test('S1.5 a note follows what its owner notes elsewhere, but for what is being typed', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const owner = callerFor(request, token)
  const { items } = await itemsOf(request, token, { statuses: ['sellable'], page_size: 4 })
  const { asset_id, goods_info } = items[3]!
  const noteElsewhere = (note: object) => owner.post('/api/v1/inv/remark', { asset_id, ...note })
  await noteElsewhere({ remark: 'first', cost: '1.00' })
  const inventory = new InventoryPage(page)
  await inventory.open('?status=sellable')
  await inventory.row(asset_id).getByRole('link').click()
  const sheet = inventory.sheet(goods_info.name)
  const cost = sheet.getByRole('textbox', { name: 'What you paid for it' })
  const remark = sheet.getByRole('textbox', { name: 'Your note' })
  await expect(remark).toHaveValue('first')
  /** Comes back until the page has read what was noted meanwhile: it reads nothing twice in two seconds. */
  const expectNote = (words: string, paid: string) =>
    expect(async () => {
      await comeBackTo(page)
      await expect(remark).toHaveValue(words, { timeout: 1000 })
      await expect(cost).toHaveValue(paid, { timeout: 1000 })
    }).toPass()

  await cost.fill('5')
  await noteElsewhere({ remark: 'second', cost: '2.00' })
  await expectNote('second', '5')
  await noteElsewhere({ remark: 'third' })
  await sheet.getByRole('button', { name: 'Save the note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expectNote('third', '5.00')
  await noteElsewhere({ cost: '6.00' })
  await expectNote('third', '6.00')
  await page.goBack()
  await expect(sheet).toBeHidden()
  await noteElsewhere({ remark: 'fourth' })
  await inventory.row(asset_id).getByRole('link').click()
  await expectNote('fourth', '6.00')
})
