import { describe, expect, test } from 'vitest'
import { redirectHref, redirectPath } from './redirect.ts'
import { deviceRewrite, toInternal, toPublic } from './rewrite.ts'

describe('S2.1 paths of the own set have no prefix', () => {
  test.each([
    ['pc', '/', '/pc'],
    ['pc', '/market/csgo', '/pc/market/csgo'],
    ['mobile', '/', '/mobile'],
    ['mobile', '/goods/abc', '/mobile/goods/abc'],
    ['mobile', '/pc/inventory', '/pc/inventory'],
    ['pc', '/mobile', '/mobile'],
    ['pc', '/pcs', '/pc/pcs'],
    ['pc', '/api/v1/x', '/api/v1/x'],
    ['pc', '/_serverFn/x', '/_serverFn/x'],
  ] as const)('%s: %s is %s within', (device, path, internal) => {
    expect(toInternal(path, device)).toBe(internal)
    expect(toPublic(internal, device)).toBe(path)
  })

  test('the router gets both ways with the query kept', () => {
    const rewrite = deviceRewrite('pc')
    expect(rewrite.input({ url: new URL('http://a/market/csgo?x=1#y') }).href).toBe('http://a/pc/market/csgo?x=1#y')
    expect(rewrite.output({ url: new URL('http://a/pc/?x=1') }).href).toBe('http://a/?x=1')
  })
})

const pages = new Set([
  '/pc',
  '/pc/market/csgo',
  '/pc/goods/x',
  '/pc/inventory/to_receive',
  '/mobile',
  '/mobile/goods',
  '/mobile/goods/x',
  '/mobile/activity',
])
const exists = (path: string) => pages.has(path.replace(/(.)\/$/, '$1'))

describe('where a request has to go', () => {
  test.each([
    ['S2.2 the own prefix is stripped', '/pc/market/csgo', 'pc', '/market/csgo'],
    ['S2.2 the own home is the root', '/mobile', 'mobile', '/'],
    ['S2.2 even where there is no page', '/pc/nothing', 'pc', '/nothing'],
    ['S2.1 the other set stays reachable', '/mobile/goods', 'pc', undefined],
    ['S2.1 an own page is right as it is', '/market/csgo', 'pc', undefined],
    ['S2.1 the root is right on both', '/', 'mobile', undefined],
    ["S2.20 a desktop market link shows the phone's market", '/market/csgo', 'mobile', '/goods'],
    ['S2.20 with a slash at its end, too', '/market/', 'mobile', '/goods'],
    [
      'S2.20 a page of the other set alone is shown there',
      '/inventory/to_receive',
      'mobile',
      '/pc/inventory/to_receive',
    ],
    ['S2.20 in both directions', '/activity', 'pc', '/mobile/activity'],
    ['a page of both sets stays', '/goods/x', 'mobile', undefined],
    ['a path of no set is left to the 404 page', '/nothing', 'mobile', undefined],
    ['calls are no pages', '/api/v1/x', 'pc', undefined],
  ] as const)('%s: %s on %s', (_why, path, device, target) => expect(redirectPath(path, device, exists)).toBe(target))
})

test.each([
  ['/inventory/to_receive?tab=a#b', 'mobile', '/pc/inventory/to_receive?tab=a#b'],
  ['/market/csgo?keyword=a+b', 'mobile', '/goods?keyword=a+b'],
  ['/market/csgo?keyword=a+b#c', 'pc', '/market/csgo?keyword=a+b#c'],
  ['/pc//evil.example', 'pc', '/evil.example'],
] as const)('S2.20 a link within the site, %s on %s, leads to %s', (href, device, target) =>
  expect(redirectHref(href, device, exists)).toBe(target),
)
