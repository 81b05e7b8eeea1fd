import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../../fixtures/goods.ts'
import { open, reload } from '../../fixtures/pages.ts'
import { orderAs } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Preparation } from '../../pages/preparation.ts'
import { SettingPage } from '../../pages/setting-page.ts'
import { SteamPage } from '../../pages/steam.ts'

/** Returns the trade link of another platform account at this market's address: the demo's own links have the address
 * at which the demo was created. */
function foreignLink(own: string, origin: string): string {
  const [, partner] = /partner=(\d+)/.exec(own) ?? []
  return `${origin}/simulators/steam/tradeoffer/new/?partner=${Number(partner) + 1}&token=abcdefgh`
}

test.describe('somebody who trades', () => {
  let token = ''

  test.beforeEach(async ({ page, signIn }) => {
    token = await signIn(DEMO_BUYER_PHONE)
    await open(page, '/setting')
  })

  test("S1.12 another account's trade link is refused at its field, and the own one stays", async ({ page, app }) => {
    const step = new Preparation(page).step('Set your trade link')
    const own = await step.innerText()
    await step.getByRole('button', { name: 'Change: Trade link' }).click()
    const field = step.getByRole('textbox', { name: 'Trade link' })
    await field.fill(foreignLink(own, app.url))
    await step.getByRole('button', { name: 'Save' }).click()
    await expect(step.getByRole('alert')).toContainText('belongs to another Steam account')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('not a link')
    await expect(step.getByRole('alert')).toBeHidden()
    await step.getByRole('button', { name: 'Save' }).click()
    await expect(step.getByRole('alert')).toContainText('whole trade link')
    await reload(page)
    await expect.poll(() => step.innerText()).toBe(own)
  })

  test('S1.12 an account with an open order cannot be unbound, and the order is named', async ({ page, request }) => {
    const listings = await listingsOf(request, await findGoods(request, { keyword: 'AK-47 Slate' }))
    const listing = listings.at(-2)
    if (!listing) throw new Error('too few listings')
    await orderAs(request, token, listing)
    await page.getByRole('button', { name: 'Unbind the Steam account' }).click()
    const dialog = new SettingPage(page).dialog('Unbind the Steam account')
    await expect(dialog.getByRole('alert')).toContainText('can’t be unbound yet')
    await expect(dialog.getByRole('button', { name: 'Unbind', exact: true })).toHaveCount(0)
    await dialog.getByRole('link', { name: /^Purchases under way: \d+$/ }).click()
    await expect(page).toHaveURL(/\/inventory\/to_receive$/)
  })
})

test('S1.12 S1.14 an account is bound, and unbound when nothing rests on it', async ({ page, signUp }) => {
  await signUp()
  await open(page, '/setting')
  const bind = new Preparation(page).step('Bind your Steam account')
  await bind.getByRole('button', { name: 'Sign in with Steam' }).click()
  await new SteamPage(page).signInAsNewAccount('e2e unbinder')
  await expect(page).toHaveURL(/\/setting$/)
  await expect(bind).toContainText('Bound to 7656119')
  await bind.getByRole('button', { name: 'Unbind the Steam account' }).click()
  const dialog = new SettingPage(page).dialog('Unbind the Steam account')
  await dialog.getByRole('button', { name: 'Unbind', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(bind.getByRole('button', { name: 'Sign in with Steam' })).toBeVisible()
  await reload(page)
  await expect(bind.getByRole('button', { name: 'Sign in with Steam' })).toBeVisible()
})
