import type { Page } from '@playwright/test'
import { DEMO_SELLER_PHONE, makeSellers } from '../../../src/demo/market-people.ts'
import { personEventsPath } from '../../../src/contract/words.ts'
import type { App } from '../../../tests/setup/app.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { listAs, sellables } from '../../fixtures/orders.ts'
import { onSaleCount } from '../../fixtures/own-listings.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'
import { SellingPage } from '../../pages/selling-page.ts'

/** Nothing runs until the market is restarted with its workers. */
test.use({
  settings: { AMBER_WORKERS: 'off' },
  allowedConsole: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/],
})

test.beforeEach(({ app }) => restart(app, 'off'))

async function restart(app: App, workers: 'on' | 'off'): Promise<void> {
  if (app.env.AMBER_WORKERS === workers) return
  await app.stop()
  app.env.AMBER_WORKERS = workers
  await app.start()
}

/** Starts a job that lists these items without bargains. */
async function startListing(page: Page, items: readonly { asset_id: string }[]): Promise<void> {
  const [inventory, sheet] = [new InventoryPage(page), new ListingSheet(page)]
  await inventory.open('?status=sellable&sort=value_asc')
  for (const { asset_id } of items) await inventory.check(asset_id).click()
  await inventory.action('List').last().click()
  await sheet.action(`Review ${items.length} items`).click()
  await sheet.dialog.getByRole('checkbox', { name: 'Buyers may bargain' }).uncheck()
  await sheet.list()
}

test('S1.5 a listing job is stopped and gone on with from the tray of another page, and outlives a restart @waits', async ({
  page,
  request,
  signIn,
  app,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const items = await sellables(request, token, 3)
  const tray = new JobTray(page)
  await startListing(page, items)
  await expect(tray.line).toContainText('3 left')
  await tray.line.click()
  await tray.action('Stop').dblclick()
  await expect(tray.job('List 3 items')).toContainText('0 done, 0 failed, 3 not done (stopped)')
  await expect(tray.line).toContainText('(stopped)')
  await expectAccessible(page)
  await open(page, '/wallet')
  await tray.line.click()
  await tray.action('Resume the rest (3)').dblclick()
  await expect(tray.job('List 3 items'), 'it takes the place of the other').toHaveText(/0 done, 0 failed, 3 left/)
  await expect(tray.job('List 3 items')).not.toContainText('stopped')

  await restart(app, 'on')
  await tray.expectEnd('3 done, 0 failed')
  await tray.action('Dismiss').click()
  await expect(tray.root).toBeHidden()
  for (const { asset_id } of items) {
    const { item } = await callerFor(request, token).get<{ item: object }>(`/api/v1/inv/detail?asset_id=${asset_id}`)
    expect(item).toMatchObject({ status: 'on_sale', listing: { is_bargainable: false } })
  }
})

test('S1.5 more listings than one call takes are taken down by a job, with its progress and its end in the tray @waits', async ({
  page,
  request,
  signIn,
  app,
}) => {
  // No other test uses this seller of the demo.
  const token = await signIn(makeSellers('any')[3]!.phone)
  const before = await onSaleCount(request, token)
  // A stream that reconnects to the restarted market would refresh the list as well.
  await page.route(`**${personEventsPath}*`, (route) => route.fulfill({ status: 204 }))
  const [selling, tray] = [new SellingPage(page), new JobTray(page)]
  await selling.open('?state=on_sale&category=sticker')
  await page.keyboard.press('ControlOrMeta+a')
  await expect(selling.selection).toHaveText(/All \d+ that match/)
  const [shown] = /\d+/.exec((await selling.selection.textContent())!)!
  expect(Number(shown), 'more than one call takes').toBeGreaterThan(100)
  await selling.action('Take down').click()
  const question = page.getByRole('alertdialog', { name: `Take ${shown} off the market?` })
  await question.getByRole('button', { name: 'Take down' }).dblclick()
  await expect(question).toBeHidden()
  await expect(selling.selection, 'the job has taken them over').toBeHidden()
  await expect(tray.line).toContainText(`${shown} left`)
  await expect(tray.progress).toHaveJSProperty('value', 0)
  await expect(selling.rows, 'nothing has been done').not.toHaveCount(0)

  await restart(app, 'on')
  await tray.expectEnd(`${shown} done, 0 failed`)
  await expect(tray.progress).toBeHidden()
  await expect(selling.rows, 'the list is right without a reload').toHaveCount(0)
  expect(await onSaleCount(request, token)).toBe(before - Number(shown))
})

test('S1.5 a job that runs is found on another device, and its end and what became of each item after leaving @waits', async ({
  page,
  context,
  request,
  signIn,
  app,
  anotherBrowser,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const items = await sellables(request, token, 3)
  await startListing(page, items)
  await expect(new JobTray(page).line).toContainText('3 left')
  const device = await anotherBrowser()
  await signIn(DEMO_SELLER_PHONE, device.context)
  await open(device.page, '/wallet')
  await expect(new JobTray(device.page).line, 'on another device').toContainText('3 left')
  await device.page.close()
  await page.close()
  await listAs(request, token, items[0]!.asset_id, '99.00')
  await restart(app, 'on')
  type Jobs = { items: { state: string }[] }
  const newest = async () => (await callerFor(request, token).get<Jobs>('/api/ext/selling/jobs/list')).items[0]
  await expect.poll(newest).toMatchObject({ state: 'done', done: 2, failed: 1 })

  const again = await context.newPage()
  const tray = new JobTray(again)
  await open(again, '/wallet')
  await tray.expectEnd('2 done, 1 failed')
  await tray.line.click()
  await expect(tray.job('List 3 items')).toContainText('2 done, 1 failed')
  await expect(tray.failed).toHaveCount(1)
  await expect(tray.failed).toContainText(items[0]!.goods_info.name)
  await tray.job('List 3 items').getByRole('checkbox', { name: 'Only the 1 that failed' }).uncheck()
  await expect(tray.items).toHaveCount(3)
  for (const done of [1, 2]) await expect(tray.items.nth(done)).toHaveText(/Done$/)
  await expectAccessible(again)
})
