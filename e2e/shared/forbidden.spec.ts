import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { expect, test } from '../fixtures/test.ts'
import { openUnfinished } from '../fixtures/pages.ts'

const said = 'This account is frozen for violations.'
const frozen = { status: 200, body: { code: 301001, message: said, data: null } }

test.describe('S8.8 what this account may not see', () => {
  test.use({ allowedConsole: [/403|^UpstreamError: This/] })

  test.beforeEach(async ({ signIn }) => {
    await signIn(DEMO_BUYER_PHONE)
  })

  test('S2.14 a page says so and why, answers 403, and gives way to the home page', async ({ page, site }) => {
    site.answerWith((path) => (path.startsWith('/api/v1/mail/list_msg') ? frozen : undefined))
    const content = page.getByRole('main')
    // The countdown ends by itself; a slow machine may be too late for it.
    await expect(async () => {
      expect(await openUnfinished(page, `${site.url}/message`)).toBe(403)
      await expect(content).toContainText(/You will be taken to the home page in \d s/, { timeout: 1_000 })
      await content.getByRole('button', { name: 'Stay here' }).click({ timeout: 2_000 })
    }).toPass()
    await expect(content).toContainText('Not available to this account')
    await expect(content).toContainText(said)
    await expect(content.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expect(content.getByRole('link', { name: 'Go to the home page' })).toBeVisible()
  })

  test('S1.10 a part of a page says so in its place', async ({ page, site }) => {
    site.answerWith((path) => (path.startsWith('/api/v1/feedback/list') ? { status: 403 } : undefined))
    expect(await openUnfinished(page, `${site.url}/feedback`)).toBe(200)
    const mine = page.getByRole('region', { name: 'My feedback' })
    await expect(mine).toContainText('Not available to this account')
    await expect(mine.getByRole('button', { name: 'Try again' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Send feedback' })).toBeVisible()
  })
})
