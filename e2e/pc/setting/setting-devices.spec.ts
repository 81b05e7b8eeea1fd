import { DEMO_SELLER_PHONE } from '../../../src/demo/market-people.ts'
import { open, reload } from '../../fixtures/pages.ts'
import { sessionOf } from '../../fixtures/session.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

test('S1.12 S8.6 another browser is signed out from here, and all others at once', async ({
  page,
  anotherBrowser,
  captchaAnswer,
  request,
  signIn,
}) => {
  await signIn(DEMO_SELLER_PHONE)
  const { context: other, page: there } = await anotherBrowser()
  await signIn(DEMO_SELLER_PHONE, other)
  await open(there, '/setting')

  const setting = new SettingPage(page)
  await setting.open()
  const here = setting.devices.getByRole('listitem').filter({ hasText: 'This device' })
  await expect(here).toHaveCount(1)
  await expect(here).toContainText(/Last seen .* from (127\.0\.0\.1|::1)/)
  await expect(here.getByRole('button', { name: 'Sign out' })).toHaveCount(0)
  const others = setting.devices.getByRole('listitem').filter({ hasNotText: 'This device' })
  const count = await others.count()
  await others
    .first()
    .getByRole('button', { name: /^Sign out/ })
    .click()
  await expect(others).toHaveCount(count - 1)

  await there.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Wallet' }).click()
  await expect(there).toHaveURL(/\/market\/csgo\?login=1/)
  await expect(there.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
  await other.close()

  await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  await reload(page)
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out all others' }).click()
  await expect(setting.devices.getByRole('listitem')).toHaveCount(1)
  await reload(page)
  await expect(here).toBeVisible()
})
