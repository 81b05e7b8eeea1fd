import { reload } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

test.beforeEach(async ({ signUp }) => {
  await signUp()
})

test('S1.12 S3.5 a nickname is refused at its field, else shown here, in the header and after a reload', async ({
  page,
}) => {
  const setting = new SettingPage(page)
  await setting.open()
  await setting.nickname('x')
  await expect(setting.profile.getByRole('alert')).toContainText('2 to 16 characters')
  await setting.profile.getByRole('textbox', { name: 'Nickname' }).fill('Blue Heron')
  await expect(setting.profile.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(setting.profile).toContainText('Blue Heron')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account of Blue Heron' })).toBeVisible()
  await reload(page)
  await expect(setting.profile).toContainText('Blue Heron')

  await test.step('Escape in the middle of a word that an input method puts together leaves the name as it is typed', async () => {
    await setting.profile.getByRole('button', { name: 'Change nickname' }).click()
    const name = setting.profile.getByRole('textbox', { name: 'Nickname' })
    await name.fill('灰鹭')
    await name.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
    await expect(name).toHaveValue('灰鹭')
    await page.keyboard.press('Escape')
    await expect(name).toBeHidden()
  })
})
