import { expect, test, vi } from 'vitest'
import { bodyLimits } from '#upstream/body-limits.ts'
import { guard } from './edge-guard.server.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('https://market.test/_serverFn/any', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)

/** A body of so many bytes without a stated length. */
const streamOf = (bytes: number) => new Blob([new Uint8Array(bytes).fill(32)]).stream()

test.each([
  ['a body that is one byte too long, however it comes', streamOf(bodyLimits.bodyBytes + 1), {}, 413],
  ['a length that is too long', '{}', { 'content-length': String(bodyLimits.bodyBytes + 1) }, 413],
  ['a file that is too long', streamOf(bodyLimits.uploadBytes + 1), { 'content-type': 'multipart/form-data' }, 413],
  ['a form in an address’s form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON that nests too deep', '['.repeat(200) + ']'.repeat(200), {}, 400],
] as const)('S9.1 %s is refused before anybody reads it', async (_, body, headers, status) => {
  const answer = vi.fn(() => new Response('read'))
  expect((await guard(post(body, headers), true, answer)).status).toBe(status)
  expect(answer).not.toHaveBeenCalled()
})

test('a body within its limits reaches who answers, and the answer has the headers of all', async () => {
  const answer = async (request: Request) => new Response(String((await request.text()).length))
  const response = await guard(post(streamOf(bodyLimits.bodyBytes)), true, answer)
  expect(await response.text()).toBe(String(bodyLimits.bodyBytes))
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'strict-transport-security': expect.stringContaining('max-age'),
    'x-content-type-options': 'nosniff',
  })
})

test('an answer that says how long it may be kept keeps saying so', async () => {
  const kept = () => new Response('', { headers: { 'cache-control': 'public, max-age=60' } })
  const response = await guard(new Request('https://market.test/art/1'), false, kept)
  expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  expect(response.headers.has('strict-transport-security')).toBe(false)
})
