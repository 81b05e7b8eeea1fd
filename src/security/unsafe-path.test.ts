import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostilePaths } from '../../tests/factories/hostile-paths.ts'
import { answerUnsafePath } from './unsafe-path.ts'

const origin = 'https://market.example'
const ask = (path: string) => answerUnsafePath(new Request(origin + path))

describe('a path', () => {
  test.each(['/%ff', '/%', '/goods/%e4%b8', '/%c0%ae%c0%ae/', '/%09/evil.example', '/a%0d%0aset-cookie:x', '/%00'])(
    '%s is refused',
    (path) => expect(ask(path)?.status).toBe(400),
  )
  test.each(['/_serverFn/', '/%5FserverFn/', '/_serverFn//x'])('%s is nothing', (path) =>
    expect(ask(path)?.status).toBe(404),
  )
  test.each(['//wallet', '///wallet', '//wallet//'])('%s is one of this site', (path) => {
    const answer = ask(`${path}?a=//b`)
    expect(answer?.status).toBe(308)
    expect(new URL(answer?.headers.get('location') ?? '', origin).href).toBe(
      `${origin}${path.replace(/^\/+/, '/')}?a=//b`,
    )
  })
  test.each(['/', '/goods/%E5%88%80?q=%ff', '/a//b', '/100%25', '/a%2Fb'])('%s goes on', (path) =>
    expect(ask(path)).toBeUndefined(),
  )
  test('whatever it is, leads to no other host', () => {
    fc.assert(
      fc.property(hostilePaths, (path) => {
        const url = URL.parse(origin + path)
        if (url?.origin !== origin) return
        const location = answerUnsafePath(new Request(url))?.headers.get('location')
        if (location) expect(new URL(location, `${origin}/a/b`).origin).toBe(origin)
      }),
    )
  })
})
