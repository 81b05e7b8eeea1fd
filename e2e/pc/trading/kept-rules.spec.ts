import type { APIRequestContext } from '@playwright/test'
import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import type { Mine } from '../../fixtures/own-listings.ts'
import { open } from '../../fixtures/pages.ts'
import { holdBack, isWrite, serverFns } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SellingPage } from '../../pages/selling-page.ts'

/** Returns a cheap listing for which a rule finds a price to go by. */
async function measurable(request: APIRequestContext, token: string, nth = 0): Promise<Mine['listing']> {
  const seller = callerFor(request, token)
  const asked = { states: ['on_sale'], sort: 'price_asc', page_size: 50 }
  const { items } = await seller.post<{ items: Mine[] }>('/api/v1/inv/selling_list', asked)
  const listing_ids = items.map(({ listing }) => listing.listing_id)
  const rule = { base: 'lowest', step: { unit: 'percent', basis_points: -100 } }
  type Quoted = { items: { listing_id: string; quote: { ok: boolean } }[] }
  const quoted = await seller.post<Quoted>('/api/ext/selling/quote_rule', { listing_ids, rule })
  const good = new Set(quoted.items.filter(({ quote }) => quote.ok).map(({ listing_id }) => listing_id))
  const found = items.filter(({ listing }) => good.has(listing.listing_id))[nth]
  if (!found) throw new Error('nobody else sells any of these')
  return found.listing
}

test('S1.5 a listing is priced by a kept rule from the bulk actions, and stays under it', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { listing_id, price } = await measurable(request, token, 1)
  const dearer = (Number(price) + 0.01).toFixed(2)
  const rule = { base: 'lowest', step: { unit: 'percent', basis_points: 0 }, floor: dearer, ceiling: dearer }
  await callerFor(request, token).post('/api/ext/selling/rules/save', { name: 'In bulk', rule })
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale&sort=price_asc')
  await selling.check(listing_id).check()
  await selling.action('Price by rule').click()
  const dialog = page.getByRole('dialog', { name: 'Price by rule · 1 selected' })
  await dialog.getByRole('combobox', { name: 'Rule', exact: true }).selectOption({ label: 'In bulk' })
  await dialog.getByRole('button', { name: 'Show the prices' }).click()
  await expect(dialog.getByRole('table')).toContainText(`¥${dearer}`)
  await dialog.getByRole('checkbox', { name: 'From then on, price by the rule “In bulk”' }).check()
  await expectAccessible(page)
  const send = dialog.getByRole('button', { name: /^Change price \(1\)/ })
  await selling.confirmPrices(dialog, send)
  await send.dblclick()
  // The rule may have set the price before the job got to it.
  await expect(dialog).toContainText(/1 done( \(1 needed no change\))?, 0 failed/)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const row = selling.row(listing_id)
  await expect(row, 'the list is right without a reload').toContainText(`¥${dearer}`)
  await expect(row).toContainText('Price rule: In bulk')

  await row.getByRole('button', { name: /^Change price/ }).click()
  const change = page.getByRole('dialog', { name: 'New price · 1 selected' })
  await expect(change).toContainText('The price rule “In bulk” will set the price again.')
  await change.getByRole('checkbox', { name: /^Stop pricing by rule/ }).check()
  await change.getByRole('textbox', { name: 'Price' }).fill(price)
  await expectAccessible(page)
  const changeBack = change.getByRole('button', { name: /^Change price \(1\)/ })
  await selling.confirmPrices(change, changeBack)
  await changeBack.dblclick()
  await expect(change).toBeHidden()
  await expect(row).toContainText(`¥${price}`)
  await expect(row, 'the rule no longer changes it').not.toContainText('Price rule')
})

test('S1.5 a listing is kept under a rule, which prices it by itself; its row says so', async ({
  page,
  request,
  signIn,
}) => {
  const token = await signIn(DEMO_SELLER_PHONE)
  const { listing_id, price } = await measurable(request, token)
  const dearer = (Number(price) + 0.01).toFixed(2)
  await open(page, '/sale/rules')
  await page.getByRole('button', { name: 'New price rule' }).click()
  const form = page.getByRole('dialog', { name: 'New price rule' })
  await form.getByRole('textbox', { name: 'Name' }).fill('One fen up')
  // Floor and ceiling fix the price, whatever others ask.
  await form.getByRole('textbox', { name: 'Floor' }).fill(dearer)
  await form.getByRole('textbox', { name: 'Ceiling' }).fill(dearer)
  await expect(form.getByRole('status')).toContainText(`never under ¥${dearer}, never over ¥${dearer}`)
  await form.getByRole('button', { name: 'Save the rule' }).dblclick()
  const rules = page.getByRole('list', { name: 'My price rules' }).getByRole('listitem')
  const rule = rules.filter({ hasText: 'One fen up' })
  await expect(rule).toHaveCount(1)
  await expect(rule).toContainText('On 0 listings')

  const selling = new SellingPage(page)
  await selling.open('?state=on_sale&sort=price_asc')
  await selling.check(listing_id).check()
  await selling.action('Attach a rule').click()
  const choice = page.getByRole('dialog', { name: 'Price rule · 1 selected' })
  await choice.getByRole('radio', { name: 'One fen up' }).check()
  await expect(choice).toContainText('A bargain under way on a listing ends when its price changes.')
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'Show the prices' }).click()
  const preview = choice.getByRole('table')
  await expect(preview).toContainText(`¥${price}`)
  await expect(preview).toContainText(`¥${dearer}`)
  await expect(choice.getByRole('checkbox', { name: /^From then on, price by the rule “One fen up”/ })).toBeChecked()
  await expectAccessible(page)
  const send = choice.getByRole('button', { name: /^Change price \(1\)/ })
  await selling.confirmPrices(choice, send)
  await send.dblclick()
  // The rule may have set the price before the job got to it.
  await expect(choice).toContainText(/1 done( \(1 needed no change\))?, 0 failed/)
  await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
  await expect(selling.row(listing_id), 'the list is right without a reload').toContainText('Price rule: One fen up')
  await selling.action('Attach a rule').click()
  await expect(choice.getByRole('radio', { name: 'One fen up' })).toBeChecked()
  await expect(choice.getByRole('button', { name: 'Show the prices' }), 'nothing is changed').toBeDisabled()
  await open(page, '/sale/rules')
  await expect(rule).toContainText(/On 1 listing · 1 (repriced|unchanged)/)

  // Raised on another device since this page was loaded.
  const seller = callerFor(request, token)
  const { rules: kept } = await seller.get<{ rules: { rule_id: string; name: string; rule: object }[] }>(
    '/api/ext/selling/rules/list',
  )
  const { rule_id, name, rule: old } = kept.find((one) => one.name === 'One fen up')!
  const raised = { ...old, floor: '777.00', ceiling: '777.00' }
  await seller.post('/api/ext/selling/rules/save', { rule_id, name, rule: raised })
  await page.getByRole('button', { name: 'Pause One fen up' }).click()
  await expect(rule).toContainText('Paused')
  await expect(rule).toContainText('never under ¥777.00')

  await page.getByRole('button', { name: 'Delete One fen up' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete One fen up?' })
  await expect(question).toContainText('Its listings (1) keep the prices they have now.')
  await question.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(rule).toHaveCount(0)
  await selling.open('?state=on_sale&sort=price_asc')
  await expect(selling.row(listing_id)).toContainText(`¥${dearer}`)
  await expect(selling.row(listing_id)).not.toContainText('Price rule')
})

test.describe('without an answer', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] })

  test('S1.5 S8.14 who closes a price rule while it is being saved is told how that failed', async ({
    page,
    signUp,
  }) => {
    await signUp()
    await open(page, '/sale/rules')
    await page.getByRole('button', { name: 'New price rule' }).first().click()
    const form = page.getByRole('dialog', { name: 'New price rule' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Lost')
    await form.getByRole('textbox', { name: 'Floor' }).fill('1.00')
    await page.route(serverFns, (route) => (isWrite(route.request()) ? route.abort() : route.fallback()))
    const release = await holdBack(page, isWrite)
    await form.getByRole('button', { name: 'Save the rule' }).click()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    release()
    await expect(page.getByRole('region', { name: 'Notices' }).getByRole('alert')).toBeVisible()
  })
})
