import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { sellables } from '../../fixtures/orders.ts'
import { open } from '../../fixtures/pages.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'

/** Nothing runs until the market is restarted with its workers. */
test.use({
  settings: { AMBER_WORKERS: 'off' },
  allowedConsole: [/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_INCOMPLETE_CHUNKED_ENCODING/],
})

test('S1.5 a listing job is stopped and gone on with from the tray of another page, and outlives a restart @waits', async ({
  page,
  request,
  signIn,
  app,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const items = await sellables(request, token, 3)
  const [inventory, sheet, tray] = [new InventoryPage(page), new ListingSheet(page), new JobTray(page)]
  await inventory.open('?status=sellable&sort=value_asc')
  for (const { asset_id } of items) await inventory.check(asset_id).click()
  await inventory.action('List').last().click()
  await sheet.action('Review 3 items').click()
  await sheet.dialog.getByRole('checkbox', { name: 'Buyers may bargain' }).uncheck()
  await sheet.list()

  await expect(tray.line).toContainText('3 left')
  await tray.line.click()
  await tray.action('Stop').dblclick()
  await expect(tray.job('List 3 items')).toContainText('Stopped: 0 done, 0 failed, 3 left')
  await expect(tray.line).toContainText('Stopped')
  await expectAccessible(page)
  await open(page, '/wallet')
  await tray.line.click()
  await tray.action('Resume the rest (3)').dblclick()
  await expect(tray.job('List 3 items'), 'it takes the place of the other').toHaveText(/0 done, 0 failed, 3 left/)
  await expect(tray.job('List 3 items')).not.toContainText('Stopped')

  await app.stop()
  app.env.AMBER_WORKERS = 'on'
  await app.start()
  await tray.expectEnd('3 done, 0 failed')
  await tray.action('Dismiss').click()
  await expect(tray.root).toBeHidden()
  for (const { asset_id } of items) {
    const { item } = await callerFor(request, token).get<{ item: object }>(`/api/v1/inv/detail?asset_id=${asset_id}`)
    expect(item).toMatchObject({ status: 'on_sale', listing: { is_bargainable: false } })
  }
})
