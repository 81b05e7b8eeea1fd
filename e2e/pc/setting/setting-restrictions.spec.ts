import { expectAccessible } from '../../fixtures/accessible.ts'
import { restrictionTexts } from '../../fixtures/restriction-texts.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

let phone = ''

test.beforeEach(async ({ signUp }) => {
  phone = (await signUp()).phone
})

test('S4.21 S6.3 what the person may not do is said on top, and until when', async ({ page, operate }) => {
  const setting = new SettingPage(page)
  await setting.open()
  await expect(setting.restrictions).toBeHidden()
  for (const [kind, ...days] of [['purchase_banned', '--days', '3'], ['sale_banned']] as const) {
    await operate('ban', phone, '--kind', kind, ...days, ...restrictionTexts, '--why', 'a test')
  }
  await setting.open()
  const said = setting.restrictions.getByRole('listitem')
  await expect(said).toHaveCount(2)
  await expect(said.filter({ hasText: 'You cannot buy' })).toHaveText(
    /^You cannot buy until \d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d$/,
  )
  await expect(said.filter({ hasText: 'You cannot sell' })).toHaveText('You cannot sell')
  await expectAccessible(page)
  await operate('unban', phone, '--kind', 'sale_banned', '--why', 'a test')
  await setting.open()
  await expect(said).toHaveCount(1)
})
