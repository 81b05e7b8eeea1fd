import { expectAccessible } from '../../fixtures/accessible.ts'
import { putOnSale } from '../../fixtures/orders.ts'
import { holdBack, isWrite } from '../../fixtures/server-functions.ts'
import { callerFor } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SellingPage } from '../../pages/selling-page.ts'

test('S1.5 what became of each that is taken down is told; “only the failed” holds for these outcomes alone', async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  const ids = await putOnSale(request, token, 4)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  const takeDown = async (some: readonly string[], meanwhile = async () => {}) => {
    for (const id of some) await selling.check(id).check()
    await selling.action('Take down').last().click()
    const question = page.getByRole('alertdialog', { name: 'Take 2 off the market?' })
    await expect(question).toBeVisible()
    await meanwhile()
    await question.getByRole('button', { name: 'Take down' }).click()
  }
  const inAnotherWindow = async () => {
    const items = [{ action: 'take_down', listing_id: ids[0] }]
    await callerFor(request, token).post('/api/v1/inv/set_on_sale', { items })
  }

  await takeDown(ids.slice(0, 2), inAnotherWindow)
  const first = page.getByRole('dialog', { name: '1 of 2 done' })
  await first.getByRole('checkbox', { name: 'Only the 1 that failed' }).check()
  await expect(first.getByRole('listitem')).toHaveCount(1)
  await first.getByRole('button', { name: 'Close' }).last().click()
  await expect(first).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(selling.selection).toBeHidden()

  await takeDown(ids.slice(2))
  await expect(page.getByRole('dialog', { name: '2 of 2 done' }).getByRole('listitem')).toHaveCount(2)
})

test('S1.5 a change that ends late closes no dialog opened meanwhile, which keeps what is typed', async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  const ids = await putOnSale(request, token, 3)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  await selling.check(ids[0]!).check()
  await selling.check(ids[1]!).check()
  await selling.action('Take down').last().click()
  const question = page.getByRole('alertdialog', { name: 'Take 2 off the market?' })
  const release = await holdBack(page, isWrite)
  await question.getByRole('button', { name: 'Take down' }).click()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await selling
    .row(ids[2]!)
    .getByRole('button', { name: /^Change price/ })
    .click()
  const field = page.getByRole('dialog', { name: 'New price · 1 selected' }).getByRole('textbox')
  await field.fill('13.57')
  release()
  await expect(selling.selection, 'what is done is no longer selected').toBeHidden()
  await expect(field).toHaveValue('13.57')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('dialog', { name: '2 of 2 done' })).toBeVisible()
})

test('S1.4 a listing on sale stops taking offers, and takes those from a percentage of its own again', async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  const [id] = await putOnSale(request, token, 1)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  await selling.check(id!).check()
  await selling.action('Bargaining').click()
  const dialog = page.getByRole('dialog', { name: 'Bargaining · 1 selected' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(dialog).toContainText('Accepting bargains now: 1 of 1')
  await expect(save).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: 'Don’t accept bargains' }).check()
  await save.click()
  await expect(dialog).toBeHidden()
  await selling.action('Bargaining').click()
  await expect(dialog).toContainText('Accepting bargains now: 0 of 1')
  await dialog.getByRole('radio', { name: 'Accept bargains, with another lowest percentage' }).check()
  await expect(save).toBeDisabled()
  await dialog.getByRole('textbox', { name: 'Lowest bargain' }).fill('85')
  await save.click()
  await expect(dialog).toBeHidden()
  await selling.action('Bargaining').click()
  await expect(dialog).toContainText('Accepting bargains now: 1 of 1')
})

test('S1.5 a new price begins with the one that the listing has by now, and is worked out from it', async ({
  page,
  request,
  signUp,
}) => {
  const { token } = await signUp()
  const ids = await putOnSale(request, token, 2)
  const selling = new SellingPage(page)
  await selling.open('?state=on_sale')
  const inAnotherWindow = async (price: string) => {
    const items = ids.map((listing_id) => ({ action: 'reprice', listing_id, price }))
    await callerFor(request, token).post('/api/v1/inv/set_on_sale', { items })
  }

  await inAnotherWindow('4321.00')
  await selling.row(ids[0]!).getByRole('button', { name: 'Change price' }).click()
  const one = page.getByRole('dialog', { name: 'New price · 1 selected' })
  await expect(one.getByRole('textbox', { name: 'Price' })).toHaveValue('4321.00')
  await page.keyboard.press('Escape')
  await expect(one, 'nothing was typed, so nothing is asked').toBeHidden()

  for (const id of ids) await selling.check(id).check()
  await inAnotherWindow('5000.00')
  await selling.action('Change price').last().click()
  const both = page.getByRole('dialog', { name: 'New price · 2 selected' })
  await both.getByRole('radio', { name: 'By percent' }).check()
  await both.getByRole('textbox', { name: 'Change in percent' }).fill('+10')
  await expect(both.getByRole('listitem').filter({ hasText: '¥5,000.00 → ¥5,500.00' })).toHaveCount(2)
})
