import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { expectAccessibleInBothThemes } from '../../fixtures/accessible.ts'
import { expect, test } from '../../fixtures/keyboard.ts'
import { settleDialog } from '../../fixtures/pages.ts'
import { SettingPage } from '../../pages/setting-page.ts'

const openers = [
  ['Change avatar', 'Avatar'],
  ['Unbind the Steam account', 'Unbind the Steam account'],
  ['Change phone number', 'Change phone number'],
  ['Change password', 'Change password'],
  ['Verify your real name', 'Verify your real name'],
] as const

test('S1.12 S2.41 S2.7 each dialog of the settings is accessible, and opened, gone through and closed with a keyboard alone', async ({
  page,
  keyboard,
  signIn,
}) => {
  await signIn(DEMO_BUYER_PHONE)
  const setting = new SettingPage(page)
  await setting.open()
  for (const [button, title] of openers) {
    await test.step(title, async () => {
      const opener = page.getByRole('button', { name: button, exact: true })
      const dialog = setting.dialog(title)
      await keyboard.use(opener)
      await settleDialog(page)
      await expect(dialog).toBeVisible()
      await expectAccessibleInBothThemes(page)
      const { stops, problems } = await keyboard.walk()
      expect(problems, stops.join('\n')).toEqual([])
      // The one in the corner, of two: a dialog with nothing to confirm also has a Close button as its answer.
      await keyboard.use(dialog.getByRole('button', { name: 'Close' }).last())
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      await keyboard.press('Space')
      // The dialog hears Escape only once it has the focus.
      await settleDialog(page)
      await keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
})
