import { DEMO_BUYER_PHONE } from '../../../src/demo/market-people.ts'
import { open } from '../../fixtures/pages.ts'
import { serverFns } from '../../fixtures/server-functions.ts'
import { expect, test } from '../../fixtures/test.ts'
import { SettingPage } from '../../pages/setting-page.ts'

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
