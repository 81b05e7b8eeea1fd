import type { APIRequestContext } from '@playwright/test'
import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { findGoods } from '../../fixtures/goods.ts'
import { listAs } from '../../fixtures/orders.ts'
import { expectTabBehind } from '../../fixtures/new-tab.ts'
import { open, settleDialog } from '../../fixtures/pages.ts'
import { writesOf } from '../../fixtures/server-functions.ts'
import { callerFor, sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { MessagePage } from '../../pages/message-page.ts'
import { SavedSearchesPage } from '../../pages/saved-searches-page.ts'

const redlines = '/market/csgo?keyword=redline&exteriors=ft'

interface Sellable {
  asset_id: string
  goods_id: string
  goods_info: { name: string; weapon: string | null }
  lowest_price: string | null
}

/** Returns an item that the demo's seller could list, of a goods that others sell for some yuan. */
async function sellable(request: APIRequestContext, token: string): Promise<Sellable & { lowest_price: string }> {
  const asked = { statuses: ['sellable'], sort: 'value_desc', page_size: 50 }
  const { items } = await callerFor(request, token).post<{ items: Sellable[] }>('/api/v1/inv/list', asked)
  const found = items.find(({ lowest_price, goods_info }) => goods_info.weapon && Number(lowest_price ?? 0) > 2)
  if (!found?.lowest_price) throw new Error('the seller has nothing that others sell')
  return { ...found, lowest_price: found.lowest_price }
}

async function unreadOf(request: APIRequestContext, token: string): Promise<number> {
  return (await callerFor(request, token).post<{ total: number }>('/api/v1/mail/unread_total', {})).total
}

test('S1.1 a visitor who saves a search is asked to sign in', async ({ page }) => {
  await open(page, redlines)
  await page.getByRole('button', { name: 'Save search' }).click()
  await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
})

test('S1.1 the menu of a saved search is no look at what is new; a tab of its own is', async ({
  page,
  request,
  captchaAnswer,
  signUp,
}) => {
  const { token } = await signUp()
  const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  const { asset_id, goods_info, lowest_price } = await sellable(request, seller)
  const search = { weapons: [goods_info.weapon], price_max: lowest_price }
  await callerFor(request, token).post('/api/ext/saved_searches/save', { name: 'Cheap', search })
  await listAs(request, seller, asset_id, (Number(lowest_price) * 0.94).toFixed(2))
  type Saved = { searches: { new_count: number }[] }
  const saved = () => callerFor(request, token).get<Saved>('/api/ext/saved_searches/list')
  await expect.poll(saved).toMatchObject({ searches: [{ new_count: 1 }] })
  const searches = new SavedSearchesPage(page)
  const row = searches.row('Cheap')
  await open(page, '/collect?tab=searches')
  await expect(row).toContainText('1 new')

  const writes = writesOf(page)
  await row.getByRole('link').click({ button: 'right' })
  await page.keyboard.press('Escape')
  // By the time that a dialog has come and gone, a look would have been sent.
  await row.getByRole('button', { name: 'Rename Cheap' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename the search' })
  await settleDialog(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(writes).toHaveLength(0)
  await expect(row).toContainText('1 new')

  const middle = () => row.getByRole('link').click({ button: 'middle' })
  await expectTabBehind(page.context(), /\/market\/csgo\?weapons=/, middle)
  await expect(row).not.toContainText('1 new')
})

test.describe('signed in', () => {
  let token: string

  test.beforeEach(async ({ signUp }) => {
    token = (await signUp()).token
  })

  test('S1.1 S1.11 a saved search tells of what somebody lists, until it has been looked at', async ({
    page,
    request,
    captchaAnswer,
  }) => {
    const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    const { asset_id, goods_info, lowest_price } = await sellable(request, seller)
    const searches = new SavedSearchesPage(page)
    await open(page, `/market/csgo?weapons=${goods_info.weapon}&price_max=${lowest_price}`)
    const dialog = await searches.save()
    await settleDialog(page, dialog)
    await expect(searches.name(dialog)).toHaveValue(/.+ · .+/)
    await searches.name(dialog).fill('The cheapest of all')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Search saved.')).toBeVisible()

    await listAs(request, seller, asset_id, (Number(lowest_price) * 0.95).toFixed(2))
    const messages = new MessagePage(page)
    await expect.poll(() => unreadOf(request, token)).toBe(1)
    await open(page, '/message')
    const told = messages.message('The cheapest of all: 1 new')
    await told.getByRole('link').click()
    await expect(page).toHaveURL(/\/collect\?tab=searches$/)
    const row = searches.row('The cheapest of all')
    await expect(row).toContainText('1 new')
    await expectAccessibleInBothThemes(page)
    await row.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/market/csgo\\?weapons=${goods_info.weapon}&price_max=`))
    await page.goBack()
    await expect(row).toBeVisible()
    await expect(row).not.toContainText('1 new')
  })

  test('S1.7 a saved search is renamed, its alert is turned off, and it is deleted', async ({ page }) => {
    const searches = new SavedSearchesPage(page)
    await open(page, redlines)
    await searches.save().then((dialog) => dialog.getByRole('button', { name: 'Save', exact: true }).click())
    await expect(page.getByText('Search saved.')).toBeVisible()
    await open(page, '/collect?tab=searches')
    const name = '“redline” · Field-Tested'
    await searches
      .row(name)
      .getByRole('button', { name: `Rename ${name}` })
      .click()
    const dialog = page.getByRole('dialog', { name: 'Rename the search' })
    await searches.name(dialog).fill('Redlines')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Search renamed.')).toBeVisible()
    const row = searches.row('Redlines')
    const alert = row.getByRole('switch', { name: 'Alert for Redlines' })
    await expect(alert).toBeChecked()
    await alert.focus()
    await page.keyboard.press('Space')
    await expect(alert).not.toBeChecked()
    await row.getByRole('button', { name: 'Delete Redlines' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByRole('button', { name: 'Delete' })).toBeVisible()
    await expect(question, 'without an alert, nothing was told').not.toContainText('no longer be told')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Search deleted.')).toBeVisible()
    await expect(page.getByText('No saved searches')).toBeVisible()
  })

  test('S1.7 S1.11 a price alert that is set on the goods page tells when the price falls', async ({
    page,
    request,
    captchaAnswer,
  }) => {
    const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
    const { asset_id, goods_id, goods_info, lowest_price } = await sellable(request, seller)
    const target = (Number(lowest_price) * 0.9).toFixed(2)
    // By client-side navigation: the part of the page with the alert is loaded along with its code.
    await open(page, `/market/csgo?keyword=${encodeURIComponent(goods_info.name.replaceAll(/[^\w-]+/g, ' '))}`)
    await page.locator(`a[href="/goods/${goods_id}"]`).first().click()
    await page.getByRole('button', { name: /^Set a price alert for / }).click()
    const dialog = page.getByRole('dialog', { name: 'Price alert' })
    await settleDialog(page, dialog)
    const field = dialog.getByRole('textbox', { name: 'Alert me at or below' })
    await expect(field).toBeFocused()
    await field.fill(target)
    await dialog.getByRole('button', { name: 'Set the alert' }).click()
    await expect(page.getByText('Price alert set.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Bookmark [^¥]/ }).first()).toHaveAttribute('aria-pressed', 'true')

    await listAs(request, seller, asset_id, target)
    await expect.poll(() => unreadOf(request, token)).toBe(1)
    await open(page, '/message')
    const told = new MessagePage(page).message('You asked to be told at')
    await told.getByRole('link').click()
    await expect(page, 'to the goods').toHaveURL(new RegExp(`/goods/${goods_id}$`))
    await open(page, '/collect')
    await expect(page.getByRole('list', { name: 'Items', exact: true }).getByRole('listitem')).toContainText(
      'alerted at ¥',
    )
    await page.getByRole('button', { name: /^Change the price alert for / }).click()
    await dialog.getByRole('button', { name: 'End the alert' }).click()
    await expect(page.getByText('Price alert ended.')).toBeVisible()
  })
})

test('S1.11 an alert that fires while its person is on the site shows in a toast', async ({
  page,
  request,
  captchaAnswer,
  signUp,
}) => {
  const { token } = await signUp()
  const seller = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  const { asset_id, goods_id, goods_info, lowest_price } = await sellable(request, seller)
  const price = (Number(lowest_price) * 0.85).toFixed(2)
  const mine = callerFor(request, token)
  await page.clock.install()
  await open(page, '/catalogue')
  await mine.post('/api/ext/bookmarks/set_price_alert', { goods_id, style_id: 0, target_price: price })
  await listAs(request, seller, asset_id, price)
  const unread = () => unreadOf(request, token)
  await expect.poll(unread).toBe(1)

  const toast = page.getByRole('region', { name: 'Notices' }).getByText(`${goods_info.name}: now`)
  await expect(toast).toBeHidden()
  // The frame polls the unread count every minute.
  await page.clock.runFor(61_000)
  await expect(toast).toBeVisible()
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/goods/${goods_id}$`))
  await expect.poll(unread, 'going there reads the message').toBe(0)
})

test('S1.1 what was viewed is on the home page, and is forgotten when told', async ({ page, request }) => {
  const goodsId = await findGoods(request, { keyword: 'AK-47 Redline', exteriors: ['ft'] })
  const recent = page.getByRole('region', { name: 'Recently viewed' })
  await open(page, '/')
  await expect(recent).toHaveCount(0)
  await open(page, `/goods/${goodsId}`)
  await open(page, '/')
  await expect(recent.getByRole('link')).toHaveAttribute('href', `/goods/${goodsId}`)
  await open(page, '/market/csgo?keyword=nothing-is-called-this')
  await expect(recent.getByRole('link')).toHaveAttribute('href', `/goods/${goodsId}`)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(recent).toHaveCount(0)
  await open(page, '/')
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0)
})
