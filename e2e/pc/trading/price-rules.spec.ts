import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { open } from '../../fixtures/pages.ts'

test('S1.5 the first rule is made and the last one deleted by keyboard, and the way goes on in the page', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  await open(page, '/sale/rules')
  const content = page.getByRole('main')
  const add = page.getByRole('button', { name: 'New price rule' })
  await keyboard.use(add)
  const dialog = page.getByRole('dialog', { name: 'New price rule' })
  const floor = dialog.getByLabel('Floor')
  await expect(floor, 'nobody has made a mistake yet').toHaveAccessibleDescription(/^Set a floor/)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await keyboard.tabTo(floor)
  await keyboard.press('Tab')
  await expect(dialog.getByRole('alert')).toHaveText(/^Set a floor/)
  await keyboard.write(dialog.getByLabel('Name'), 'Only one')
  await keyboard.write(floor, '5')
  await keyboard.use(dialog.getByRole('button', { name: 'Save the rule' }))
  await expect(page.getByRole('list', { name: 'My price rules' })).toContainText('Only one')
  await expect(content, 'the button that opened the dialog is gone').toBeFocused()
  await keyboard.press('Tab')
  await expect(content.locator(':focus')).toBeVisible()

  await keyboard.use(page.getByRole('button', { name: 'Delete Only one' }))
  await keyboard.use(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByText('No price rules yet')).toBeVisible()
  await expect(content, 'so is the rule with its button').toBeFocused()
  await keyboard.press('Tab')
  await expect(content.locator(':focus')).toBeVisible()
})
