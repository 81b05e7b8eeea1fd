import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { logout } from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import { info } from '#contract/accounts/user.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { mockCall, refuse } from '../../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../../tests/msw/server.ts'
import { mockSite } from '../../../tests/msw/site.ts'
import { endSession, fetchSession } from './session.functions.ts'

const network = mockNetwork()
const ask = mockSite()
const signedIn = { cookies: { token: 't0ken' } }

test('S6.4 a visitor without a token is nobody, and upstream is not asked', async () => {
  const { result } = await ask(fetchSession)
  expect(result).toEqual({ ok: true, data: null })
})

test.each([codes.sessionInvalid, codes.sessionEnded])(
  'S4.20 S8.6 whose session ended (%s) is nobody, and their token is forgotten',
  async (code) => {
    network.use(mockCall(info, () => refuse(code, 'Sign in again')))
    const { result, cookies } = await ask(fetchSession, undefined, signedIn)
    expect(result).toEqual({ ok: true, data: null })
    expect(cookies.token).toMatch(/^token=; Max-Age=0;/)
  },
)

test('S4.20 a window that shows somebody else learns who is signed in, and can sign out', async () => {
  const shown: (string | null)[] = []
  const noteShown = ({ headers }: { headers: Headers }) => void shown.push(headers.get('x-shown-user'))
  network.use(
    mockCall(info, (asked) => (noteShown(asked), info.response.parse(sampleOf(info.response)))),
    mockCall(logout, (asked) => (noteShown(asked), {})),
  )
  const visit = { ...signedIn, headers: { 'x-shown-user': '7' } }
  expect((await ask(fetchSession, undefined, visit)).result).toMatchObject({ ok: true })
  expect((await ask(endSession, undefined, visit)).result).toMatchObject({ ok: true })
  expect(shown).toEqual(['', ''])
})

test('S8.8 a frozen person is told so, and stays signed in', async () => {
  network.use(mockCall(info, () => refuse(codes.accountFrozen, 'Frozen')))
  const { result, cookies } = await ask(fetchSession, undefined, signedIn)
  expect(result).toMatchObject({ ok: false, error: { code: codes.accountFrozen } })
  expect(cookies).toEqual({})
})

test.each([
  ['agrees', () => mockCall(logout, () => ({}))],
  ['does not know the session', () => mockCall(logout, () => refuse(codes.sessionInvalid, 'No session'))],
  ['fails', () => http.post(`*${logout.path}`, () => new HttpResponse(null, { status: 500 }))],
  ['is away', () => http.post(`*${logout.path}`, () => HttpResponse.error())],
])('a person who signs out is signed out here when the exchange %s', async (_, handler) => {
  const handle = vi.fn<() => void>()
  network.events.on('request:match', handle)
  network.use(handler())
  const { cookies } = await ask(endSession, undefined, signedIn)
  expect(cookies.token).toMatch(/^token=; Max-Age=0;/)
  expect(handle).toHaveBeenCalled()
  network.events.removeAllListeners()
})
