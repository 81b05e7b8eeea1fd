import { expectAccessible, THEMES } from '../fixtures/pages.ts'
import { sitePages } from '../fixtures/site-pages.ts'
import { expect, test } from '../fixtures/test.ts'

for (const theme of THEMES) {
  for (const sitePage of sitePages) {
    test(`${sitePage.id} ${sitePage.name} in the ${theme} theme renders the same on both sides and is accessible`, async ({
      page,
      chooseTheme,
      visit,
    }) => {
      await chooseTheme(theme)
      expect(await visit(sitePage)).toBe(200)
      await expectAccessible(page)
    })
  }
}

test.describe('an unknown page', () => {
  test.use({ allowedConsole: [/404/] })

  test('S2.14 answers 404 to machines', async ({ request }) => {
    expect((await request.get('/no/such/page')).status()).toBe(404)
  })

  test('S2.13 so does a goods id of another length than 11', async ({ request }) => {
    expect((await request.get('/goods/short')).status()).toBe(404)
  })
})
