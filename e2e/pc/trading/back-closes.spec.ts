import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessible } from '../../fixtures/accessible.ts'
import { open } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { InventoryPage } from '../../pages/inventory-page.ts'
import { ListingSheet } from '../../pages/listing-sheet.ts'

test('S1.5 "back" and Escape lose no prices typed for several items without a question', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  const inventory = new InventoryPage(page)
  const sheet = new ListingSheet(page)
  await open(page, '/sale/rules')
  const sections = page.getByRole('navigation', { name: 'Main' })
  await sections.getByRole('link', { name: 'Inventory' }).click()
  await expect(inventory.rows.first()).toBeVisible()
  const checks = inventory.rows.getByRole('checkbox')
  for (const place of [0, 1]) await checks.nth(place).check()
  const list = page.getByRole('button', { name: 'List', exact: true }).last()
  await list.click()
  await expect(sheet.lines).toHaveCount(2)
  await page.goBack()
  await expect(sheet.dialog, 'nothing was typed').toBeHidden()
  await expect(page).toHaveURL(/\/inventory/)

  await list.click()
  await sheet.price(0).fill('4321')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(question, 'the one on top goes first').toBeHidden()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(sheet.price(0)).toHaveValue('4321')

  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const leaving = await asked
  expect(leaving.type(), 'nor does closing the tab').toBe('beforeunload')
  await leaving.dismiss()
  await page.keyboard.press('Escape')
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet.dialog).toBeHidden()
  await page.goBack()
  await expect(page, 'with nothing to close, it leaves').toHaveURL(/\/sale\/rules$/)
})

test('S1.5 S2.41 no way out of a form drops what was typed without a question', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' })
  const inventory = new InventoryPage(page)

  await test.step('the note on an item, whose sheet has an address', async () => {
    await inventory.open('?status=sellable')
    const row = inventory.rows.first().getByRole('link')
    const sheet = page.getByRole('dialog')
    const remark = sheet.getByRole('textbox', { name: 'Your note' })
    const goods = sheet.getByRole('link', { name: 'See its market' })
    await row.click()
    await remark.fill('not to be lost')
    for (const leave of [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(2, 300),
      () => sheet.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.goBack(),
      () => sheet.getByRole('button', { name: 'List', exact: true }).click(),
      () => goods.click(),
    ]) {
      await leave()
      await question.getByRole('button', { name: 'Keep editing' }).click()
      await expect(question).toBeHidden()
      await expect(remark).toHaveValue('not to be lost')
    }
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(sheet).toBeHidden()
    await expect(row).toBeFocused()
    await row.click()
    await expect(remark).toHaveValue('')
    await page.goBack()
    await expect(sheet, 'nothing was typed').toBeHidden()
    await row.click()
    await remark.fill('to be lost')
    await goods.click()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page).toHaveURL(/\/goods\//)
    await inventory.open('?status=sellable')
  })

  await test.step('the prices of one item', async () => {
    const list = new ListingSheet(page)
    const asset = await inventory.rows.first().getAttribute('data-row')
    await inventory.open(`?status=sellable&list=${asset}`)
    await list.price(0).fill('4321')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(list.price(0)).toHaveValue('4321')
    await expect(list.price(0)).toBeFocused()
  })

  await test.step('the announcement of a shop', async () => {
    await open(page, '/sale/shop')
    const opener = page.getByRole('button', { name: 'Shop settings' })
    const dialog = page.getByRole('dialog', { name: 'Shop settings' })
    await opener.click()
    await dialog.getByRole('textbox', { name: 'Announcement' }).fill('Closed on Sundays')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

test('S1.5 "back" closes a price rule or a change of price, and stays on the page', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/inventory/steam_inventory')
  const sections = page.getByRole('navigation', { name: 'Main' })
  await sections.getByRole('link', { name: 'Selling' }).click()
  await page
    .getByRole('button', { name: /^Change price/ })
    .first()
    .click()
  const change = page.getByRole('dialog', { name: 'New price · 1 selected' })
  await expect(change).toBeVisible()
  await page.goBack()
  await expect(change).toBeHidden()
  await expect(page).toHaveURL(/\/sale\/on_sale$/)

  await page.getByRole('link', { name: 'Price rules' }).first().click()
  await page.getByRole('button', { name: 'New price rule' }).click()
  const rule = page.getByRole('dialog', { name: 'New price rule' })
  await expect(rule).toBeVisible()
  await page.goBack()
  await expect(rule).toBeHidden()
  await expect(page).toHaveURL(/\/sale\/rules$/)
})

test('S1.12 "back" closes a dialog from the moment it is seen', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/message')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click()
  const change = page.getByRole('button', { name: 'Change password' })
  await expect(change).toBeVisible()
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('[role=dialog]')) return
      seen.disconnect()
      history.back()
      // As a busy machine may, the page stands still before anything else can run.
      const until = performance.now() + 500
      while (performance.now() < until);
    })
    seen.observe(document.body, { childList: true, subtree: true })
  })
  await change.click()
  await expect(page.getByRole('dialog', { name: 'Change password' })).toBeHidden()
  await expect(page).toHaveURL(/\/setting$/)
  await expect(change).toBeFocused()
})

test('S1.12 "back" closes a dialog of the settings, and stays on the page', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/message')
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change password' })
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/setting$/)
})

test('S2.41 a dialog that ends with its address gives the focus back', async ({ page, signIn }) => {
  await signIn(DEMO_SELLER_PHONE)
  await open(page, '/sale/shop')
  const opener = page.getByRole('button', { name: 'Shop settings' })
  const dialog = page.getByRole('dialog', { name: 'Shop settings' })
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.press('Enter')
    await expect(dialog.locator(':focus'), 'Escape is heard from here on').toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
