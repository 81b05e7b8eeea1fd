import { devices, type APIRequestContext } from '@playwright/test'
import { DEMO_BUYER_PHONE, DEMO_SELLER_PHONE } from '../../src/demo/market-people.ts'
import { findGoods, listingsOf } from '../fixtures/goods.ts'
import { orderAs, sessionOf, startFeedback } from '../fixtures/session.ts'
import { expect, test } from '../fixtures/test.ts'

/** Where an address leads, as the server says it: no browser is needed for that. */

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
  expect(await leadsTo(request, '/inventory', { token })).toBe('/inventory/to_receive')
})

test('S2.5 S2.20 a link of the one page set leads to its twin in the other, with its search', async ({ request }) => {
  const id = await findGoods(request, redline)
  expect(await leadsTo(request, `/goods_detail/${id}?tab=sales`)).toBe(`/goods/${id}?tab=sales`)
  const isPhone = true
  expect(await leadsTo(request, `/goods/${id}?tab=sales&range=1y`, { isPhone })).toBe(
    `/goods_detail/${id}?tab=sales&range=1y`,
  )
  expect(await leadsTo(request, '/market/csgo?exteriors=ft&sort=price_asc', { isPhone })).toBe(
    '/goods?exteriors=ft&sort=price_asc',
  )
})

test('S1.11 S2.19 what an address says wrongly is dropped, the rest kept', async ({ request, captchaAnswer }) => {
  const id = await findGoods(request, redline)
  expect(await leadsTo(request, `/goods/${id}?style=7&tab=sales`)).toBe(`/goods/${id}?tab=sales`)
  const token = await sessionOf(request, DEMO_BUYER_PHONE, captchaAnswer)
  expect(await leadsTo(request, '/message?category=nonsense&unread=1', { token })).toBe('/message?unread=1')
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
  // The dearest, which nobody else orders here.
  const listing = (await listingsOf(request, await findGoods(request, redline))).at(-1)!
  for (const path of [
    `/inventory/to_receive/${await orderAs(request, owner, listing)}`,
    `/feedback/${await startFeedback(request, owner, 'Where is it?')}`,
  ]) {
    expect(await statusOf(request, path, owner), path).toBe(200)
    expect(await statusOf(request, path, other), path).toBe(404)
  }
})
