import type { APIRequestContext } from '@playwright/test'
import { cookieOf } from '../fixtures/session.ts'
import { letSecondsPass, openUnfinished, reload } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(path, { headers, maxRedirects: 0 })

async function root(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const html = await (await ask(request, path, headers)).text()
  return /<html[^>]*>/.exec(html)?.[0] ?? ''
}

test.describe('the page set', () => {
  test('S2.1 follows the device, and what the visitor chose wins', async ({ request }) => {
    expect(await root(request, '/')).toContain('data-device="pc"')
    expect(await root(request, '/', { 'user-agent': phone })).toContain('data-device="mobile"')
    expect(await root(request, '/', { 'user-agent': phone, cookie: 'device=pc' })).toContain('data-device="pc"')
  })

  test('S2.1 is named among the things a page varies by', async ({ request }) => {
    const { vary } = (await ask(request, '/')).headers()
    for (const name of ['User-Agent', 'Cookie', 'Accept-Language']) expect(vary).toContain(name)
  })

  test('S2.2 its prefix is stripped with the query kept', async ({ request }) => {
    const answer = await ask(request, '/pc/market/csgo?sort=price_asc')
    expect([answer.status(), answer.headers().location]).toEqual([307, '/market/csgo?sort=price_asc'])
  })

  test('S2.2 its prefix is stripped with the hash kept', async ({ page }) => {
    await page.goto('/pc/market/csgo?sort=price_asc#content')
    expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe(
      '/market/csgo?sort=price_asc#content',
    )
  })

  test('S2.1 S2.20 the other one stays reachable, and its links find their twin', async ({ request }) => {
    expect((await ask(request, '/mobile/goods')).status()).toBe(200)
    const answer = await ask(request, '/market/csgo?keyword=redline', { 'user-agent': phone })
    expect([answer.status(), answer.headers().location]).toEqual([307, '/goods?keyword=redline'])
  })
})

test.describe('what a visitor brings', () => {
  test('the language of the browser, or the chosen one, is the page’s', async ({ request }) => {
    expect(await root(request, '/', { 'accept-language': 'zh-TW,zh;q=0.9' })).toContain('lang="zh-CN"')
    const chosen = { 'accept-language': 'zh-CN', cookie: 'language=en' }
    expect(await root(request, '/', chosen)).toContain('lang="en"')
  })

  test('the theme is right in the first bytes', async ({ request }) => {
    expect(await root(request, '/', { cookie: 'theme=dark' })).toContain('data-theme="dark"')
    expect(await root(request, '/')).not.toContain('data-theme')
  })

  test('S3.9 S9.1 a device id is kept in the browser and in a cookie', async ({ page, context }) => {
    await page.goto('/')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('deviceId'))).toBeTruthy()
    const kept = await page.evaluate(() => localStorage.getItem('deviceId'))
    expect(cookieOf((await context.cookies()).find(({ name }) => name === 'deviceId'))).toBe(kept)
    await context.clearCookies()
    await reload(page)
    const restored = async () => cookieOf((await context.cookies()).find(({ name }) => name === 'deviceId'))
    await expect.poll(restored).toBe(kept)
  })
})

test.describe('an address that leads nowhere', () => {
  test.use({ allowedConsole: [/404/] })

  test('S2.14 is a 404 that says so and gives way to the home page', async ({ page }) => {
    await page.clock.install()
    const answer = await page.goto('/no/such/page?x=1')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
    await letSecondsPass(page, 4)
    await expect(page).toHaveURL((url) => url.pathname === '/')
  })

  test('S2.14 is not what Back leads to from the home page', async ({ page }) => {
    await page.goto('/help')
    await page.clock.install()
    await page.goto('/no/such/page')
    await expect(page.getByText('Page not found: /no/such/page')).toBeVisible()
    await letSecondsPass(page, 4)
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/help')
  })

  test('S2.14 lets those stay who are still reading', async ({ page }) => {
    await page.clock.install()
    const stay = page.getByRole('button', { name: 'Stay here' })
    await expect(async () => {
      await openUnfinished(page, '/no/such/page')
      await stay.click({ timeout: 2_000 })
    }).toPass()
    await expect(stay).toBeHidden()
    await letSecondsPass(page, 10)
    await expect(page).toHaveURL((url) => url.pathname === '/no/such/page')
  })
})

test.describe('security', () => {
  test('what another site has a browser write is refused', async ({ request }) => {
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}]) {
      const answer = await request.post('/_serverFn/anything', { headers: headers as Record<string, string>, data: {} })
      expect(answer.status()).toBe(403)
    }
  })

  test('S2.33 a foreign redirect_url is dropped and the rest of the address kept', async ({ request }) => {
    const answer = await ask(request, '/?login=1&redirect_url=//evil.example')
    expect([answer.status(), answer.headers().location]).toEqual([307, '/?login=1'])
  })
})

test('S2.17 a new build is loaded whole with the next page', async ({ page }) => {
  await page.clock.install()
  await page.route('**/build/latest.json*', (route) => route.fulfill({ json: { id: 'newer', timestamp: 1 } }))
  await page.goto('/')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  // The page starts polling once it is hydrated, which nothing on it shows.
  let isTold = false
  page.on('requestfinished', (request) => (isTold ||= request.url().includes('/build/latest.json')))
  await expect(async () => {
    await page.clock.runFor(61_000)
    expect(isTold).toBe(true)
  }).toPass()
  await page.getByRole('link', { name: 'Market', exact: true }).first().click()
  await expect(page).toHaveURL((url) => url.pathname === '/market/csgo')
  await expect.poll(() => page.evaluate(() => 'isOld' in window)).toBe(false)
})
