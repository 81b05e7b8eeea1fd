import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expectAccessible, open, THEMES } from '../fixtures/pages.ts'
import { serverFns } from '../fixtures/server-functions.ts'
import { expect, test } from '../fixtures/test.ts'
import { SettingPage } from '../pages/setting-page.ts'

for (const theme of THEMES) {
  test(`S2.7 settings and receiving accounts in the ${theme} theme render the same on both sides and are accessible`, async ({
    page,
    app,
    chooseTheme,
    signIn,
  }) => {
    await chooseTheme(theme)
    await signIn(DEMO_BUYER_PHONE)
    expect(await open(page, '/receivables')).toBe(200)
    await expectAccessible(page)
    const setting = new SettingPage(page)
    expect(await setting.open()).toBe(200)
    await expect(page).toHaveTitle(/^Settings/)
    await expectAccessible(page)
    await expect(page.getByRole('region', { name: 'Mobile app' }).getByRole('img', { name: app.url })).toBeVisible()
    const opening = [
      [setting.profile, 'Change avatar', 'Avatar'],
      [setting.security, 'Change phone number', 'Change phone number'],
      [setting.security, 'Change password', 'Change password'],
      [setting.security, 'Verify your real name', 'Verify your real name'],
    ] as const
    for (const [part, button, title] of opening) {
      const opener = part.getByRole('button', { name: button })
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(setting.dialog(title)).toBeVisible()
      await expect(setting.dialog(title).locator('[aria-busy=true]')).toHaveCount(0)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(setting.dialog(title)).toBeHidden()
      await expect(opener).toBeFocused()
    }
  })
}

test.describe('what cannot be had', () => {
  test.use({ allowedConsole: [/503/] })

  test('S1.12 is not said to be nothing: the receiving accounts', async ({ page, signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
    await open(page, '/collect')
    await page.route(serverFns, async (route) => {
      const answer = await route.fetch()
      if ((await answer.text()).includes('max_accounts')) await route.fulfill({ status: 503 })
      else await route.fulfill({ response: answer })
    })
    await page.getByRole('link', { name: 'Settings' }).first().click()
    const { security } = new SettingPage(page)
    await expect(security).toContainText('The receiving accounts could not be loaded.')
    await expect(security).not.toContainText('No account bound')
  })
})
