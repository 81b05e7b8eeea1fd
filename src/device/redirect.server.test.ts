import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostilePaths } from '../../tests/factories/hostile-paths.ts'
import { redirectToOwnSet } from './redirect.server.ts'

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1'

function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = redirectToOwnSet(new Request(`http://market.test${path}`, { method, headers }))
  return answer && [answer.status, answer.headers.get('location'), answer.headers.get('vary')]
}

test('S2.20 a desktop link opened on a phone goes to its twin with the query, in the site as it is', () => {
  expect(visit('/market/csgo?keyword=a+b', { 'user-agent': phone })).toEqual([
    307,
    '/goods?keyword=a+b',
    'User-Agent, Cookie',
  ])
})

test('S2.2 the own prefix goes, and no other host can be named by what is left', () => {
  expect(visit('/pc/market/csgo?x=1')).toEqual([307, '/market/csgo?x=1', 'User-Agent, Cookie'])
  expect(visit('/pc//evil.example')?.[1]).toBe('/evil.example')
})

test('S2.1 pages of the own set, unknown paths and writes are left alone', () => {
  expect(visit('/market/csgo')).toBeUndefined()
  expect(visit('/no/such/page', { 'user-agent': phone })).toBeUndefined()
  expect(visit('/pc/market/csgo', {}, 'POST')).toBeUndefined()
})

test('S2.2 S2.20 whatever the path, the redirect stays on this host', () => {
  const prefixed = fc.tuple(fc.constantFrom('/pc', '/mobile', '/market', '/goods', ''), hostilePaths)
  fc.assert(
    fc.property(prefixed, fc.constantFrom(phone, 'Mozilla/5.0 (X11; Linux x86_64)'), ([prefix, path], agent) => {
      const url = URL.parse(`http://market.test${prefix}${path}`)
      if (url?.host !== 'market.test') return
      const location = redirectToOwnSet(new Request(url, { headers: { 'user-agent': agent } }))?.headers.get('location')
      if (location) expect(new URL(location, 'http://market.test/a/b').origin).toBe('http://market.test')
    }),
  )
})
