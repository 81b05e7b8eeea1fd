import type { APIRequestContext, Route } from '@playwright/test'
import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { partOf } from '../../fixtures/bargains.ts'
import { expectTabBehind } from '../../fixtures/new-tab.ts'
import { listingsIn, type Mine } from '../../fixtures/own-listings.ts'
import { isWrite, serverFns } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { SellingPage } from '../../pages/selling-page.ts'

/** Returns two listings whose price can rise by a tenth without a warning, whatever other tests have listed. */
async function findPlain(request: APIRequestContext, token: string) {
  type Priced = Mine & { rule: unknown; reference_price: string | null; highest_purchase_price: string | null }
  const asked = { states: ['on_sale'], page_size: 50 }
  const { items } = await callerFor(request, token).post<{ items: Priced[] }>('/api/v1/inv/selling_list', asked)
  const plain = items.filter(({ listing, rule, reference_price, highest_purchase_price }) => {
    const part = Number(listing.price) / Number(reference_price ?? Infinity)
    return rule === null && part > 0.8 && part < 1.05 && Number(listing.price) >= Number(highest_purchase_price)
  })
  if (plain.length < 2) throw new Error('the seller has no two listings at about the reference price')
  return [plain[0]!.listing, plain[1]!.listing] as const
}

test('S1.5 two listings get a new price together, and one is taken down', async ({ page, request, signIn }) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const listings = await findPlain(request, token)
  const [first, second] = [listings[0].listing_id, listings[1].listing_id]
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  await selling.check(first).check()
  await selling.check(second).check()
  await expect(selling.selection).toContainText('2 selected')
  await expectAccessible(page)

  await selling.action('Change price').last().click()
  const dialog = page.getByRole('dialog', { name: 'New price · 2 selected' })
  await dialog.getByRole('radio', { name: 'By percent' }).check()
  const change = dialog.getByRole('textbox', { name: 'Change in percent' })
  const send = dialog.getByRole('button', { name: /^Change price \(2\) · you get ¥/ })
  await change.fill('-80')
  await dialog.getByRole('checkbox').check()
  await expect(send).toBeEnabled()
  await change.fill('-90')
  await expect(dialog.getByRole('checkbox'), 'other prices need a confirmation of their own').not.toBeChecked()
  await expect(send).toBeDisabled()
  await change.fill('+10')
  const prices = dialog.getByRole('list', { name: 'Old and new prices' }).getByRole('listitem')
  await expect(prices.filter({ has: page.getByRole('strong') }), 'an item may list its stickers').toHaveCount(2)
  await selling.confirmPrices(dialog, send)
  await send.click()
  const outcomes = page.getByRole('dialog', { name: '2 of 2 done' })
  await expect(outcomes.getByRole('listitem')).toHaveCount(2)
  await outcomes.getByRole('button', { name: 'Close' }).last().click()
  await expect(selling.selection, 'what is done is no longer selected').toBeHidden()
  const after = await listingsIn(request, token, 'on_sale')
  for (const id of [first, second]) {
    const priceOf = (some: readonly Mine['listing'][]) =>
      Number(some.find(({ listing_id }) => listing_id === id)!.price)
    expect(priceOf(after)).toBeCloseTo(priceOf(listings) * 1.1, 1)
    await expect(selling.row(id), 'the list is right without a reload').toContainText(
      after.find(({ listing_id }) => listing_id === id)!.price.split('.')[1]!,
    )
  }

  await selling.check(second).check()
  await selling.action('Take down').click()
  const question = page.getByRole('alertdialog', { name: 'Take 1 off the market?' })
  await question.getByRole('button', { name: 'Take down' }).click()
  await expect(selling.row(second)).toHaveCount(0)
})

test.describe('without an answer', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('S1.5 a change of price that has failed keeps what was typed, and is sent again', async ({
    page,
    request,
    signIn,
  }) => {
    const [listing] = await findPlain(request, await signIn(DEMO_SELLER_PHONE))
    const selling = new SellingPage(page)
    await selling.open('?state=on_sale')
    await selling
      .row(listing.listing_id)
      .getByRole('button', { name: /^Change price/ })
      .click()
    const dialog = page.getByRole('dialog', { name: 'New price · 1 selected' })
    const price = partOf(listing.price, 103)
    const field = dialog.getByRole('textbox')
    await field.fill(price)
    const lose = (route: Route) => (isWrite(route.request()) ? route.abort() : route.fallback())
    await page.route(serverFns, lose)
    const send = dialog.getByRole('button', { name: /^Change price \(1\)/ })
    await selling.confirmPrices(dialog, send)
    await send.click()
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
    await expect(field).toHaveValue(price)
    await page.unroute(serverFns, lose)
    await send.click()
    await expect(dialog).toBeHidden()
    await expect(selling.row(listing.listing_id)).toContainText(price.split('.')[1]!)
  })
})

test('S1.5 no row that has the focus lies behind the bar of the selection; Ctrl+Enter leads to its actions, or opens a link in another tab', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(DEMO_SELLER_PHONE)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  const checks = page.locator('[data-row]').getByRole('checkbox')
  // The lowest in view: the bar appears over it.
  const lowest = await checks.evaluateAll((all) =>
    all.findLastIndex((check) => check.getBoundingClientRect().bottom < innerHeight),
  )
  await keyboard.tabTo(checks.nth(lowest))
  await keyboard.press('Space')
  await expect(selling.selection).toContainText('1 selected')
  await expect.poll(selling.focusBehindBar, { message: 'what had the focus as the bar rose' }).toBeLessThan(0)
  for (let row = lowest + 1; row < (await checks.count()); row++) {
    await keyboard.press('ArrowDown')
    await expect(checks.nth(row)).toBeFocused()
    expect(await selling.focusBehindBar(), `row ${row}`).toBeLessThan(0)
  }

  await page.keyboard.press('Escape')
  await expect(selling.selection).toBeHidden()
  const row = page.locator('[data-row]').first()
  await row.getByRole('checkbox').press('Space')
  await expect(selling.selection).toContainText('1 selected')
  await page.keyboard.press('Control+Enter')
  await expect(selling.selection.locator('..').locator(':focus')).toHaveRole('button')
  const link = row.getByRole('link').first()
  await link.focus()
  await expectTabBehind(page.context(), /\/goods\//, () => page.keyboard.press('Control+Enter'))
  await expect(link).toBeFocused()
})

test('S1.5 a failed listing says why, and is listed again once that is mended', async ({ page, request, signIn }) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const failed = await listingsIn(request, token, 'failed')
  const mended = failed.find(({ failure }) => failure === 'api_key_invalid')!.listing_id
  const gone = failed.find(({ failure }) => failure === 'item_gone')!.listing_id
  const selling = new SellingPage(page)
  await selling.open('?state=failed')
  await expect(selling.row(gone)).toContainText('no longer in your inventory')
  await expect(selling.row(gone).getByRole('button', { name: 'List again' })).toHaveCount(0)
  await expect(selling.row(mended)).toContainText('Your API key is no longer valid')
  await expectAccessible(page)
  await page.keyboard.press('ControlOrMeta+a')
  await expect(selling.selection).toContainText(`All ${failed.length} that match are selected`)
  await page.keyboard.press('Escape')
  await expect(selling.selection).toBeHidden()
  await selling.row(mended).getByRole('button', { name: 'List again' }).click()
  await expect(selling.row(mended)).toHaveCount(0)
  expect((await listingsIn(request, token, 'on_sale')).map(({ listing_id }) => listing_id)).toContain(mended)
})
