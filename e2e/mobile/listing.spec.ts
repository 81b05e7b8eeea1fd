import { DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { expectAccessible } from '../fixtures/accessible.ts'
import { sellables } from '../fixtures/orders.ts'
import { expect, test } from '../fixtures/test.ts'
import { InventoryPage } from '../pages/inventory-page.ts'
import { JobTray, ListingSheet } from '../pages/listing-sheet.ts'

test('S1.5 S2.5 on a phone an item is listed, and the tray tells of it above the bar below', async ({
  page,
  request,
  signIn,
}) => {
  const [item] = await sellables(request, await signIn(DEMO_SELLER_PHONE), 1)
  const [inventory, sheet, tray] = [new InventoryPage(page), new ListingSheet(page), new JobTray(page)]
  await inventory.open(`?list=${item!.asset_id}`, '/pc')
  await sheet.action(/^Review/).tap()
  await expect(sheet.confirm()).toBeInViewport()
  await sheet.list()
  await tray.expectEnd('1 done, 0 failed')
  await tray.line.tap()
  const bar = (await page.getByRole('navigation', { name: 'Main' }).boundingBox())!
  const box = (await tray.root.boundingBox())!
  const { width } = page.viewportSize()!
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(width)
  expect(box.y + box.height).toBeLessThanOrEqual(bar.y)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing scrolls sideways').toBe(width)
  await expectAccessible(page)
  await tray.action('Dismiss').tap()
  await expect(tray.root).toBeHidden()
})
