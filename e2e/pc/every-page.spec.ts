import { chooseTheme, expectAccessible, goodsPath, open, THEMES } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const PATHS = ['/', '/market/csgo', '/market/csgo?sort=price_asc&exteriors=fn']

for (const theme of THEMES) {
  for (const path of PATHS) {
    test(`S2.6 ${path} in the ${theme} theme renders the same on both sides and is accessible`, async ({
      page,
      app,
    }) => {
      await chooseTheme(page, app.url, theme)
      expect(await open(page, path)).toBe(200)
      await expectAccessible(page)
    })
  }

  test(`S2.6 a goods page in the ${theme} theme renders the same on both sides and is accessible`, async ({
    page,
    app,
  }) => {
    await chooseTheme(page, app.url, theme)
    const path = await goodsPath(page, '/market/csgo')
    expect(await open(page, path)).toBe(200)
    await expectAccessible(page)
  })
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
