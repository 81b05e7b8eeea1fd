import { expect, test } from 'vitest'
import { requestOf, termsOf } from '#pages/terms.ts'
import { addressIn, inAskedLanguage, leadOnInAskedLanguage } from './asked-language.ts'

const site = 'https://market.example'
const asked = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  inAskedLanguage(new Request(site + path, { headers, method }))

test('the default language has the address that people use, another says itself', () => {
  expect(addressIn('en', '/goods/abc?style=2')).toBe('/goods/abc?style=2')
  expect(addressIn('zh-CN', '/goods/abc?style=2')).toBe('/goods/abc?style=2&lang=zh-CN')
  expect(addressIn('zh-CN', '/')).toBe('/?lang=zh-CN')
})

test('a page is that of somebody who has chosen the language, at the address without it', () => {
  const request = asked('/market/csgo?sort=newest&lang=zh-CN', { cookie: 'theme=dark; language=en; token=t' })
  expect(request.url).toBe(`${site}/market/csgo?sort=newest`)
  expect(request.headers.get('cookie')).toBe('language=zh-CN; theme=dark; token=t')
  expect(asked('/?lang=en', { 'accept-language': 'zh' }).headers.get('cookie')).toBe('language=en')
})

test('S6.1 it shares its page with them, and nothing else of the request is in it', () => {
  const byAddress = asked('/?lang=zh-CN', { cookie: 'token=s3cret' })
  const byCookie = new Request(`${site}/`, { headers: { cookie: 'language=zh-CN' } })
  expect(termsOf(byAddress)).toEqual({ ...termsOf(byCookie), locale: 'zh-CN' })
  expect(JSON.stringify([...requestOf(termsOf(byAddress), byAddress).headers])).not.toContain('s3cret')
})

test.each(['/?lang=fr', '/?lang=', '/?lang=zh-CN&lang=en', '/?lang=en%0d%0aset-cookie:x', '/?lang=__proto__', '/'])(
  'an address that asks for no language of ours is as it was: %s',
  (path) => {
    const request = new Request(site + path, { headers: { cookie: 'language=en' } })
    expect(inAskedLanguage(request)).toBe(request)
  },
)

test('a page that leads on does so in the language, and one that asked for none as it would anyway', () => {
  const redirect = new Response(null, { status: 307, headers: { location: '/goods?sort=newest', vary: 'Cookie' } })
  const led = (path: string, response = redirect) => leadOnInAskedLanguage(new Request(site + path), response)
  expect([...led('/market/csgo?lang=zh-CN').headers]).toEqual([
    ['location', '/goods?sort=newest&lang=zh-CN'],
    ['vary', 'Cookie'],
  ])
  expect(led('/market/csgo?lang=fr')).toBe(redirect)
  const away = new Response(null, { status: 307, headers: { location: 'https://other.example/' } })
  expect(led('/?lang=zh-CN', away)).toBe(away)
  const page = new Response('page')
  expect(led('/?lang=zh-CN', page)).toBe(page)
})

test('what is written is written as it was sent', () => {
  const request = new Request(`${site}/?lang=zh-CN`, { method: 'POST', body: 'x' })
  expect(inAskedLanguage(request)).toBe(request)
})

test('a server function answers in the language of the page that asks, and a page goes by no header', async () => {
  const headers = { 'x-page-language': 'zh-CN', cookie: 'language=en' }
  const request = () => new Request(`${site}/_serverFn/x`, { method: 'POST', headers, body: 'payload' })
  expect(inAskedLanguage(request()).headers.get('cookie')).toBe('language=zh-CN')
  expect(await inAskedLanguage(request()).text()).toBe('payload')
  expect(asked('/', headers).headers.get('cookie')).toBe('language=en')
})
