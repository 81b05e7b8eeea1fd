import { expect, test } from '../fixtures/test.ts'
import { openUnfinished } from '../fixtures/pages.ts'

// Uses searches that no other test does: visitors share the market's list from a cache for a second.
const away = (path: string) => (path === '/readyz' ? undefined : { status: 503 })
const withoutBooks = (path: string) =>
  path === '/readyz' ? undefined : { status: 200, body: { code: 500503, message: 'No books', data: null } }

test.describe('S8.2 while the exchange is away', () => {
  test.use({ allowedConsole: [/503|^UpstreamError: (http|No books)/] })

  for (const [what, answerWith] of [
    ['is silent', away],
    ['cannot reach its books', withoutBooks],
  ] as const) {
    test(`a page answers 503 and says when to come again: it ${what}`, async ({ site }) => {
      site.answerWith(answerWith)
      const answer = await fetch(`${site.url}/market/csgo?categories=knife`)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
      expect(await answer.text()).toContain('Something went wrong')
      expect((await fetch(`${site.url}/nowhere`)).status).toBe(404)
    })
  }

  test('a page comes back without a reload', async ({ page, site }) => {
    site.answerWith(away)
    await openUnfinished(page, `${site.url}/market/csgo?categories=rifle`)
    const retry = page.getByRole('button', { name: 'Try again' })
    await expect(retry).toBeVisible()
    site.answerWith(() => undefined)
    await retry.click()
    await expect(page.getByRole('region', { name: 'Items on sale' }).getByRole('link').first()).toBeVisible()
  })
})
