import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamError } from '../calls/call-result.ts'
import { provideShownUser } from './shown-user.ts'
import { siteFetch } from './site-fetch.ts'

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'zh-CN', dataset: {} } }))
afterEach(() => vi.unstubAllGlobals())
const answer = (make: () => Response | Promise<Response>) => vi.stubGlobal('fetch', () => Promise.resolve().then(make))
const failure = async (init?: RequestInit) => {
  const error: unknown = await siteFetch('http://market.test/_serverFn/x', init).catch((thrown: unknown) => thrown)
  return error instanceof UpstreamError ? error.error : error
}

test.each([400, 401, 403, 404, 500, 502, 503, 504])(
  'S8.1 S8.2 HTTP %i before our own code is that status',
  async (status) => {
    answer(() => new Response('<html>gateway</html>', { status }))
    expect(await failure()).toEqual({ kind: 'http', status })
  },
)

test('what a server function says by itself is read, errors too', async () => {
  answer(() => new Response('{}', { status: 500, headers: { 'x-tss-serialized': 'true' } }))
  expect((await siteFetch('http://market.test/_serverFn/x')).status).toBe(500)
  answer(() => new Response('{}'))
  expect((await siteFetch('http://market.test/_serverFn/x')).status).toBe(200)
})

test('S8.2 no answer is a lost connection, no fault of the server; a question that was given up is neither', async () => {
  answer(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await failure()).toEqual({ kind: 'lost' })
  expect(await failure({ signal: AbortSignal.abort() })).toBeInstanceOf(TypeError)
})

test('a question says the language of its page, besides what it says anyway', async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', sent)
  await siteFetch('http://market.test/_serverFn/x', { headers: { accept: 'application/json' } })
  expect([...new Headers(sent.mock.calls[0]![1]?.headers)]).toEqual([
    ['accept', 'application/json'],
    ['x-page-language', 'zh-CN'],
  ])
})

test('a question says whom the page shows', async () => {
  const sent = vi.fn<typeof fetch>(async () => new Response('{}'))
  vi.stubGlobal('fetch', sent)
  provideShownUser(() => '7')
  await siteFetch('http://market.test/_serverFn/x')
  expect(new Headers(sent.mock.calls[0]![1]?.headers).get('x-shown-user')).toBe('7')
  provideShownUser(() => undefined)
})

test('offline nothing is sent', async () => {
  const sent = vi.fn<typeof fetch>()
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('navigator', { onLine: false })
  expect(await failure({ method: 'POST' })).toEqual({ kind: 'offline', isWrite: false })
  expect(sent).not.toHaveBeenCalled()
})
