import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostilePaths } from '../../../tests/factories/hostile-paths.ts'
import { ownPath, rootSearch } from './own-path.ts'

test('S2.33 redirect_url is a path of this site, anything else is dropped', () => {
  expect(ownPath('/inventory/to_receive?page=2#top')).toBe('/inventory/to_receive?page=2#top')
  expect(ownPath('/goods?back=//x')).toBe('/goods?back=//x')
  for (const bad of [
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/a\\b',
    '/a\nb',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    '',
  ])
    expect(ownPath(bad)).toBeUndefined()
})

test('S2.19 a bad redirect_url is dropped and the open login dialog is kept', () => {
  expect(rootSearch({ login: '1', redirect_url: '//evil.example', other: 'x' })).toEqual({ login: true })
})

test('S2.33 whatever is given as redirect_url, a browser that goes there stays on this host', () => {
  const origin = 'https://market.example'
  fc.assert(
    fc.property(hostilePaths, (text) => {
      const path = ownPath(text)
      if (path === undefined) return
      for (const from of ['/', '/wallet/funds', '//']) expect(new URL(path, origin + from).origin).toBe(origin)
    }),
    { numRuns: 2_000 },
  )
})
