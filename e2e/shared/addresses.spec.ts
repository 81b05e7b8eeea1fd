import { devices, type APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../fixtures/goods.ts'
import { orderAs, sessionOf, startFeedback } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'

/** Redirects and statuses of addresses, from the server's answers: this needs no browser. */

type Asked = { isPhone?: boolean; token?: string }

const ask = (request: APIRequestContext, path: string, { isPhone, token }: Asked = {}) => {
  const { userAgent } = devices[isPhone ? 'Pixel 7' : 'Desktop Chrome']!
  const headers = { 'user-agent': userAgent, ...(token && { cookie: `token=${token}` }) }
  return request.get(path, { headers, maxRedirects: 0 })
}

async function leadsTo(request: APIRequestContext, path: string, asked?: Asked): Promise<string> {
  const answer = await ask(request, path, asked)
  expect(answer.status(), path).toBe(307)
  return decodeURIComponent(answer.headers().location ?? '')
}

const statusOf = async (request: APIRequestContext, path: string, token?: string) =>
  (await ask(request, path, { ...(token && { token }) })).status()

const htmlOf = async (request: APIRequestContext, path: string, token = '') =>
  (await request.get(path, { headers: { cookie: `timeZone=UTC; token=${token}` } })).text()

const redline = { keyword: 'AK-47 Redline', exteriors: ['ft'], qualities: ['normal'] }

test('S1.8 S2.16 a page of one’s own, and a file of it, without a session is the market with the login dialog', async ({
  request,
}) => {
  const own = ['/wallet', '/setting', '/receivables', '/collect', '/backpack', '/message', '/feedback', '/feedback/1']
  for (const path of [...own, '/inventory/to_receive', '/inventory/to_receive/1']) {
    expect(await leadsTo(request, path)).toBe(`/market/csgo?login=1&redirect_url=${path}`)
  }
  expect(await leadsTo(request, '/pc/wallet', { isPhone: true })).toBe('/goods?login=1&redirect_url=/pc/wallet')
  const file = await ask(request, '/wallet/export.csv?kind=sale')
  expect([file.status(), file.headers().location]).toEqual([303, '/wallet?kind=sale'])
})

test('S2.33 a redirect_url that leads elsewhere is dropped, and the dialog stays', async ({ request }) => {
  for (const evil of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
  ]) {
    expect(await leadsTo(request, `/market/csgo?login=1&redirect_url=${evil}`)).toBe('/market/csgo?login=1')
  }
})

test('S2.6 S2.11 an address that is short for another leads there', async ({ request, captchaAnswer }) => {
  expect(await leadsTo(request, '/home')).toBe('/')
  expect(await leadsTo(request, '/market')).toBe('/market/csgo')
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  expect(await leadsTo(request, '/inventory', { token })).toBe('/inventory/steam_inventory')
})

test('S2.5 S2.20 a link of the one page set leads to its twin in the other, with its search', async ({ request }) => {
  const isPhone = true
  expect(await leadsTo(request, '/market/csgo?exteriors=ft&sort=price_asc', { isPhone })).toBe(
    '/goods?exteriors=ft&sort=price_asc',
  )
  for (const path of ['/goods', '/market']) {
    expect(await leadsTo(request, `${path}?exteriors=ft&sort=price_asc`)).toBe(
      '/market/csgo?exteriors=ft&sort=price_asc',
    )
  }
})

test('S1.11 S2.19 what an address says wrongly is dropped, the rest kept', async ({ request, captchaAnswer }) => {
  const id = await findGoods(request, redline)
  expect(await leadsTo(request, `/goods/${id}?style=7&tab=sales`)).toBe(`/goods/${id}?tab=sales`)
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  expect(await leadsTo(request, '/message?category=nonsense&unread=1', { token })).toBe('/message?unread=1')
  const wallet = '/wallet?kind=nonsense&direction=income&from=yesterday'
  expect(await leadsTo(request, wallet, { token })).toBe('/wallet?direction=income')
})

test('S2.19 bad values of a market view are dropped one by one, the rest of the search stays', async ({ request }) => {
  const html = await htmlOf(request, '/market/csgo?exteriors=ft,shiny&categories=hat,rifle&price_min=cheap&sort=worst')
  const filters = [...html.matchAll(/aria-label="Remove filter: ([^"]+)"/g)].map(([, name]) => name)
  expect(filters).toEqual(['Field-Tested', 'Rifles'])
})

test('S1.1 a shared link of a market view says what it shows', async ({ request }) => {
  const html = await htmlOf(request, '/market/csgo?rarities=covert&exteriors=ft')
  expect(html).toContain('<title>Field-Tested, Covert · Market · Amber</title>')
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/market\/csgo\?exteriors=ft&amp;rarities=covert"/)
  expect(html).toMatch(/<meta property="og:image" content="http:\/\/[^"]+\/art\/share\/goods\/[0-9a-z]{11}\.png"/)
})

test('S2.33 S2.42 a way back that is none of this site is dropped', async ({ request, captchaAnswer }) => {
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  const wayBack = async (path: string) =>
    /<a [^>]*href="([^"]*)"[^>]*>[^<]*(?:<[^a][^>]*>[^<]*)*Back to where you were/.exec(
      await htmlOf(request, path, token),
    )?.[1]
  for (const path of ['/setting', '/receivables']) {
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      expect(await wayBack(`${path}?back=${encodeURIComponent(bad)}`), bad).toBe(undefined)
    }
    expect(await wayBack(`${path}?back=/wallet`)).toBe('/wallet')
  }
})

test('S1.8 the statement as a file has what the filters leave', async ({ request, captchaAnswer }) => {
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  const csv = await htmlOf(request, '/wallet/export.csv?kind=other', token)
  expect(csv.startsWith('\uFEFFTime (UTC),Kind,What,')).toBe(true)
  const lines = csv.trimEnd().split('\r\n')
  expect(lines.at(-1)).toMatch(/^20\d\d-\d\d-\d\d \d\d:\d\d:\d\d,Other,Opening balance,.*,Available,\d+\.\d\d,/)
  expect(await htmlOf(request, '/wallet/export.csv?kind=recharge', token)).not.toContain('Opening balance')
  expect((await htmlOf(request, '/wallet/export.csv?to=2021-01-02', token)).trimEnd().split('\r\n')).toHaveLength(1)
})

test('S1.13 the download page has the code of the market’s own address', async ({ request, app }) => {
  expect(await htmlOf(request, '/download')).toContain(`<title>QR code of ${app.url}</title>`)
})

test('S1.12 the settings have the code of the market’s own address, for the app', async ({
  request,
  captchaAnswer,
  app,
}) => {
  const html = await htmlOf(request, '/setting', await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer))
  expect(html).toMatch(/<title>Settings/)
  expect(html).toContain(`<title>QR code of ${app.url}</title>`)
})

test('S2.6 a text that was never published is not found, by the doc guard', async ({ request }) => {
  for (const path of ['/agreement?name=nothing', '/help?id=nothing']) {
    const answer = await ask(request, path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text()).toContain(`Page not found: ${path.split('?')[0]}`)
  }
})

test('S2.13 S2.14 an address of nothing is a 404 to machines, too', async ({ request, captchaAnswer }) => {
  const ids = ['zzzzzzzzzzz', 'ABCDEFGHIJK', 'short']
  for (const path of ['/no/such/page', '/goods_detail/short', ...ids.map((id) => `/goods/${id}`)]) {
    expect(await statusOf(request, path), path).toBe(404)
  }
  expect((await ask(request, '/goods/short', { isPhone: true })).status()).toBe(404)
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  for (const path of ['/feedback/999999', '/feedback/abc', '/qr']) {
    expect(await statusOf(request, path, token), path).toBe(404)
  }
})

test('S1.10 what is somebody’s own is a 404 to everybody else', async ({ request, captchaAnswer }) => {
  const owner = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  const other = await sessionOf(request, DEMO_SELLER_PHONE, captchaAnswer)
  // The dearest, which no other test orders.
  const listing = (await listingsOf(request, await findGoods(request, redline))).at(-1)!
  for (const path of [
    `/inventory/to_receive/${await orderAs(request, owner, listing)}`,
    `/feedback/${await startFeedback(request, owner, 'Where is it?')}`,
  ]) {
    expect(await statusOf(request, path, owner), path).toBe(200)
    expect(await statusOf(request, path, other), path).toBe(404)
  }
})
