import { expect, test } from 'vitest'
import { requestOf, termsOf } from './terms.ts'

const address = 'https://market.example/market/csgo?sort=price_asc'
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Mobile'
const asked = (headers: Record<string, string>) => new Request(address, { headers })

test('a page goes by what the visitor has chosen, and by the address', () => {
  const cookie = 'theme=dark; language=zh-CN; rise=red; timeZone=Europe%2FBerlin'
  expect(termsOf(asked({ 'user-agent': phone, cookie }))).toEqual({
    device: 'mobile',
    locale: 'zh-CN',
    timeZone: 'Europe/Berlin',
    theme: 'dark',
    rise: 'red',
    address,
  })
})

test('whatever else visitors send, those with the same terms share a page', () => {
  const one = termsOf(asked({ 'user-agent': phone, cookie: 'deviceId=1234567890; theme=sepia', 'x-request-id': '1' }))
  const other = termsOf(asked({ 'user-agent': `${phone} Chrome/140`, 'accept-language': 'en-GB, zh;q=0.5' }))
  expect(one).toEqual(other)
})

test('the page is rendered for a request that has the same terms, and nothing of the one who asked', () => {
  const personal = {
    'user-agent': phone,
    cookie: 'token=s3cret; qr_secret=s3cret; deviceId=s3cret; theme=light; other=s3cret',
    authorization: 'Bearer s3cret',
    'accept-language': 'zh',
    referer: 'https://market.example/wallet?s3cret',
    'x-client-address': '192.0.2.7',
  }
  const terms = termsOf(asked(personal))
  const bare = requestOf(terms, asked(personal))
  expect(termsOf(bare)).toEqual(terms)
  expect(JSON.stringify([...bare.headers])).not.toContain('s3cret')
  expect(bare.headers.get('x-client-address'), 'the exchange limits by it').toBe('192.0.2.7')
})
