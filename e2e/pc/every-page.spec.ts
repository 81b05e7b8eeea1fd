import { DEMO_BUYER_PHONE } from '../../src/demo/market-people.ts'
import { chooseTheme, expectAccessible, goodsPath, open, THEMES } from '../fixtures/pages.ts'
import { keepSession, sessionOf } from '../fixtures/session.ts'
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

  test(`S2.6 /qr in the ${theme} theme renders the same on both sides and is accessible`, async ({
    page,
    context,
    app,
    request,
    captchaAnswer,
  }) => {
    await chooseTheme(page, app.url, theme)
    await keepSession(context, app.url, await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
    const made = await request.post('/api/v1/user/qr_code_create', { data: { code_type: 1 } })
    const { url } = ((await made.json()) as { data: { url: string } }).data
    expect(await open(page, new URL(url).pathname + new URL(url).search)).toBe(200)
    await expect(page.getByRole('button', { name: 'Confirm login' })).toBeVisible()
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
