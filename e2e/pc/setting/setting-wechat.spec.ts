import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

test.beforeEach(async ({ signUp }) => {
  await signUp()
})

test('S1.12 who refuses at WeChat is told so and is bound to nothing; else it is bound by its page, and unbound', async ({
  page,
}) => {
  const setting = new SettingPage(page)
  await setting.open()
  await setting.security.getByRole('button', { name: 'Bind WeChat' }).click()
  await page.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByRole('alert')).toContainText('WeChat was not bound')
  await page.getByRole('link', { name: 'Go to settings' }).click()
  await expect(setting.security.getByRole('button', { name: 'Bind WeChat' })).toBeVisible()

  await setting.security.getByRole('button', { name: 'Bind WeChat' }).click()
  await page.getByLabel('Name', { exact: true }).fill('heron at wechat')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL(/\/setting$/)
  await expect(setting.security).toContainText('heron at wechat')
  await setting.security.getByRole('button', { name: 'Unbind WeChat' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unbind' }).click()
  await expect(setting.security.getByRole('button', { name: 'Bind WeChat' })).toBeVisible()
})
