import { expectAccessible } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'
import { open } from '../fixtures/pages.ts'

const nothing = { status: 200, body: { code: 0, message: '', data: { items: [] } } }

test.describe('a market that has published nothing', () => {
  test.use({ allowedConsole: [/404/] })

  test('S1.13 S2.6 S2.12 says so on its pages of texts; a name that there is none of stays a 404', async ({
    page,
    site,
  }) => {
    site.answerWith((path) => (/^\/api\/(?:protocol\/name|help\/type)\/list/.test(path) ? nothing : undefined))
    for (const path of [
      '/help',
      '/help/app_help',
      '/help/app_help_content',
      '/agreement',
      '/agreement/app_doc',
      '/agreement/app_thirdparty_checklist',
    ]) {
      const answer = await fetch(site.url + path, { redirect: 'manual' })
      expect(answer.status, path).toBe(200)
      const html = await answer.text()
      expect(html, path).toContain('Nothing has been published yet')
      expect(html, path).toMatch(/<title>(?:Help|Agreements) · /)
    }
    for (const path of ['/help?id=money', '/agreement?name=yhxy', '/agreement/app_doc?name=nothing']) {
      expect((await fetch(site.url + path)).status, path).toBe(404)
    }
    await open(page, `${site.url}/`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await expect(page).toHaveURL(`${site.url}/help`)
    await expect(page.getByText('Nothing has been published yet')).toBeVisible()
    await expectAccessible(page)
  })
})
