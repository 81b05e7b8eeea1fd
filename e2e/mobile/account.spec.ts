import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { chooseTheme, expectAccessible, open, THEMES } from '../fixtures/pages.ts'
import { keepSession, sessionOf } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'
import { LoginDialog } from '../pages/login-dialog.ts'

for (const theme of THEMES) {
  test(`S2.16 on a phone the login is a sheet over the market, accessible in the ${theme} theme`, async ({
    page,
    app,
  }) => {
    await chooseTheme(page, app.url, theme)
    await open(page, '/pc/wallet')
    await expect(page).toHaveURL(/\/goods\?login=1&redirect_url=\/pc\/wallet$/)
    const sheet = page.getByRole('dialog', { name: 'Sign in' })
    await expect(sheet).toBeVisible()
    const [box, { height, width }] = [await sheet.boundingBox(), page.viewportSize()!]
    expect(box?.width).toBe(width)
    expect(box?.height).toBeGreaterThan(height * 0.85)
    await expectAccessible(page)
  })
}

test('S2.33 signing in leads to the page that was asked for, in the phone’s frame', async ({
  page,
  smsCode,
  captchaAnswer,
}) => {
  await open(page, '/pc/wallet')
  await new LoginDialog(page, { smsCode, captchaAnswer }).signInBySms('13522223333')
  await expect(page).toHaveURL(/\/pc\/wallet$/)
  await expect(page.getByRole('heading', { name: 'Wallet' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Trades' })).toBeVisible()
})

test.describe('as the demo buyer', () => {
  test.beforeEach(async ({ context, app, request, captchaAnswer }) => {
    await keepSession(context, app.url, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
  })

  for (const theme of THEMES) {
    for (const path of ['/pc/wallet', '/pc/setting', '/pc/inventory/to_receive']) {
      test(`S2.1 ${path} fits a phone in the ${theme} theme and is accessible`, async ({ page, app }) => {
        await chooseTheme(page, app.url, theme)
        expect(await open(page, path)).toBe(200)
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
})
