import { describe, expect, test } from 'vitest'
import * as bargainTerms from '#contract/bargains/terms.ts'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import * as feedback from '#contract/feedback.ts'
import * as inventory from '#contract/inventory.ts'
import * as savedSearches from '#contract/saved-searches.ts'
import * as shop from '#contract/shop.ts'
import { sampleOf, type Wanted } from '../../tests/factories/contract-sample.ts'
import { mockCall, refuse } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { mockSite, type Asked } from '../../tests/msw/site.ts'
import { callOf } from '../../tests/factories/function-calls.ts'

/** Fields that a function adds to the request itself. */
const added: Record<string, object> = {
  fetchSync: { start: false },
  startSync: { start: true },
}

/** Functions that transform the data; their own tests cover that in full. */
const made: Record<string, unknown> = {
  fetchAgreement: { title: '1', version: 1, published_at: 1, blocks: [{ kind: 'paragraph', parts: ['1'] }] },
  fetchHelp: { title: '1', version: 1, published_at: 1, blocks: [{ kind: 'paragraph', parts: ['1'] }] },
  fetchMusicKits: { kits: [] },
  createQrCode: expect.not.objectContaining({ secret: expect.anything() }),
  signInWithSms: null,
  signInWithPassword: null,
  signInWithQrCode: null,
}

/** For them a session that has ended is no failure. */
const saysNobody = new Set(['fetchSession', 'fetchSessionSummary'])

const modules = import.meta.glob<Record<string, Asked>>('./**/*.functions.ts', { eager: true })
const functions = Object.values(modules).flatMap((module) => Object.entries(module))
const key = '0f8fad5b-d9cb-469f-a165-70867728950e'
const agent =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Safari/537.36'
const visit = {
  cookies: { token: 't0ken', deviceId: 'device-1234' },
  headers: {
    'user-agent': agent,
    'accept-language': 'zh-CN',
    'x-client-address': '203.0.113.7',
    'x-request-id': 'trace-1',
  },
}

const picture = () => {
  const form = new FormData()
  form.set('file', new File(['pixels'], 'me.png', { type: 'image/png' }))
  return form
}

/** Calls whose body consists of optional changes, of which at least one is required. */
const changes = new Map<Call, Wanted>([
  [bargainTerms.set, { path: ['allow_bargain'], value: false }],
  [inventory.remark, { path: ['remark'], value: 'a gift' }],
  [savedSearches.save, { path: ['search', 'keyword'], value: 'redline' }],
  [shop.setState, { path: ['is_online'], value: false }],
])
const bodyOf = (call: Call) => sampleOf(call.request, changes.get(call))

/** What a page sends, built from the schema of the function's call. */
function payloadOf(call: Call): unknown {
  if (call === feedback.upload) return picture()
  const body = bodyOf(call)
  return call.idempotent ? { key, body } : body
}

const network = mockNetwork()
const ask = mockSite()

test('the table has every server function, and nothing else', () => {
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(callOf).toSorted())
})

describe.each(functions)('%s', (name, asked) => {
  const call = callOf[name]!

  test('S6.4 S7.2 S7.3 calls upstream for its visitor, and answers what the contract says', async () => {
    const data = sampleOf(call.response)
    const seen: { input: unknown; headers: Headers }[] = []
    network.use(
      mockCall(call, ({ input, headers }) => {
        seen.push({ input, headers })
        return data
      }),
    )
    const answer = await ask(asked, payloadOf(call), visit)
    expect(answer).toMatchObject({ status: 200, result: { ok: true } })
    const expected = name in made ? made[name] : call.response.parse(data)
    expect(answer.result).toEqual({ ok: true, data: expected })
    expect(seen).toHaveLength(1)
    // MSW loses the headers of a forwarded form: a browser test covers uploading as a signed-in user.
    if (call.body === 'json') {
      expect(seen[0]!.input).toEqual({ ...(call.request.parse(bodyOf(call)) as object), ...added[name] })
      expect(Object.fromEntries(seen[0]!.headers)).toMatchObject({
        authorization: 'Bearer t0ken',
        'device-id': 'device-1234',
        'device-name': 'Chrome 141',
        platform: 'Mac OS',
        mobile: '0',
        'accept-language': 'zh-CN',
        'x-forwarded-for': '203.0.113.7',
        'x-request-id': 'trace-1',
      })
      expect(seen[0]!.headers.get('idempotency-key')).toBe(call.idempotent ? key : null)
    }
    // No response may contain the session.
    expect(answer.text).not.toContain('t0ken')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  test('S3.7 S4.20 S8.6 passes a refusal on, and forgets a session that has ended', async () => {
    const extra = { expire_time: 1_800_000_000 }
    network.use(mockCall(call, () => refuse(codes.purchaseBanned, 'Not now', extra)))
    // Another language, because shared visitor responses are cached per language.
    const visitor = { ...visit, headers: { ...visit.headers, 'accept-language': 'en' } }
    const error = { kind: 'business', code: codes.purchaseBanned, message: 'Not now', extra }
    const refused = await ask(asked, payloadOf(call), visitor)
    expect(refused.result).toEqual({ ok: false, error })
    if (name !== 'endSession') expect(refused.cookies).toEqual({})
    for (const code of [codes.sessionInvalid, codes.sessionEnded]) {
      network.use(mockCall(call, () => refuse(code, 'Sign in again')))
      const ended = await ask(asked, payloadOf(call), visitor)
      expect(ended.cookies.token).toMatch(/^token=; Max-Age=0;/)
      if (saysNobody.has(name)) expect(ended.result).toEqual({ ok: true, data: null })
      else expect(ended.result).toMatchObject({ ok: false, error: { kind: 'business', code } })
    }
  })
})
