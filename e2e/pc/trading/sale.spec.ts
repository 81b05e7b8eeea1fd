import { DEMO_BUYER_NAME, DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { countPresses } from '../../fixtures/presses.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { CheckoutDialog } from '../../pages/checkout-dialog.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { JobTray, ListingSheet } from '../../pages/listing-sheet.ts'
import { atSteam } from '../../pages/steam.ts'

interface Item {
  asset_id: string
  goods_id: string
  listing: { listing_id: string } | null
}

test('S1.5 S1.2 S4.22 an item is listed, bought by somebody else, delivered and settled', async ({
  page,
  request,
  anotherBrowser,
  signIn,
}) => {
  const seller = callerFor(request, await signIn(DEMO_SELLER_PHONE))
  const asked = { statuses: ['sellable'], page_size: 50, sort: 'value_asc' }
  const item = (await seller.post<{ items: Item[] }>('/api/v1/inv/list', asked)).items[40]!
  const presses = await countPresses(page.context())
  const begun = performance.now()

  await test.step('the seller puts it on sale from the inventory', async () => {
    const inventory = new InventoryPage(page)
    await inventory.open('?status=sellable&sort=value_asc')
    await inventory
      .row(item.asset_id)
      .getByRole('button', { name: /^List / })
      .click()
    const sheet = new ListingSheet(page)
    await sheet.action(/^Review/).click()
    await sheet.list()
    await new JobTray(page).expectEnd('1 done, 0 failed')
  })
  const { item: listed } = await seller.get<{ item: Item }>(`/api/v1/inv/detail?asset_id=${item.asset_id}`)

  const { context, page: buyer } = await anotherBrowser()
  await signIn(DEMO_BUYER_PHONE, context)
  const pressesOfBuyer = await countPresses(context)
  await buyer.goto('/simulators/steam/login/')
  await buyer.getByRole('button', { name: `Continue as ${DEMO_BUYER_NAME}` }).click()
  const now = buyer.getByRole('region', { name: 'What happens now' })
  await test.step('a buyer pays for it, and accepts the offer on the platform', async () => {
    await open(buyer, `/goods/${item.goods_id}?buy=${listed.listing!.listing_id}`)
    await new CheckoutDialog(buyer).pay.click()
    await expect(buyer).toHaveURL(/\/inventory\/to_receive\/\d+$/)
    const offer = now.getByRole('link', { name: /^Open trade offer \d+$/ })
    await expect(offer).toBeVisible({ timeout: 60_000 })
    await atSteam(offer, (steam) => steam.acceptOffer())
    await expect(now).toContainText('The item is yours for good', { timeout: 60_000 })
  })

  await test.step('the seller has been paid, and finds the sale in the history', async () => {
    const orderId = new URL(buyer.url()).pathname.split('/').at(-1)!
    await open(page, '/sale/sell_history')
    const sale = page.locator(`[data-row="${orderId}"]`)
    await expect(sale).toContainText('Completed')
    await sale.getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'What happens now' })).toContainText('You have been paid')
  })
  await test.step('everybody finds it among the sales of the goods', async () => {
    await open(page, `/goods/${item.goods_id}?tab=sales&sales=each`)
    await expect(page.getByRole('list', { name: 'Sales' }).getByRole('listitem').first()).toContainText(
      'Bought at its price',
    )
  })
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  const description = `listed to settled in ${seconds} s and ${presses() + pressesOfBuyer()} presses`
  test.info().annotations.push({ type: 'measured', description })
})
