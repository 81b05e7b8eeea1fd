import { expect, test, vi } from 'vitest'
import { codes } from '#contract/codes.ts'
import { cancel } from '#contract/orders/orders.ts'
import { info } from '#contract/wallet/wallet.ts'
import { fetchBalances } from '#features/balance/balance.functions.ts'
import { cancelOrder } from '#features/orders/orders.functions.ts'
import { fetchSession } from '#features/session/session.functions.ts'
import { sampleOf } from '../../tests/factories/contract-sample.ts'
import { mockCall, refuse } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { mockSite } from '../../tests/msw/site.ts'

const network = mockNetwork()
const ask = mockSite()
const cleared = /^token=; Max-Age=0;/

/** Answers the balance, and keeps the headers of who asked. */
function balances() {
  const asked: Headers[] = []
  network.use(
    mockCall(info, ({ headers }) => {
      asked.push(headers)
      return info.response.parse(sampleOf(info.response))
    }),
  )
  return asked
}

test.each(['%E4%B8%AD', '"a\\nb"', '%22a%0Ab%22', 'a%20b'])(
  'S4.20 S6.4 a cookie that can be no session, %s, is none, and is dropped',
  async (token) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const asked = balances()
    const { result, cookies } = await ask(fetchBalances, undefined, { cookies: { token } })
    expect(result).toMatchObject({ ok: true })
    expect(asked[0]!.get('authorization')).toBeNull()
    expect(cookies.token).toMatch(cleared)
    const session = await ask(fetchSession, undefined, { cookies: { token } })
    expect(session.result).toEqual({ ok: true, data: null })
    expect(session.cookies.token).toMatch(cleared)
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  },
)

test.each(['%E4%B8%AD%E6%96%87', '"a\\nb"', 'short'])(
  'S3.9 what can be no device id, %s, is unknown',
  async (deviceId) => {
    const asked = balances()
    expect((await ask(fetchBalances, undefined, { cookies: { deviceId } })).result).toMatchObject({ ok: true })
    expect(asked[0]!.get('device-id')).toBe('unknown')
  },
)

test.each(['中', 'short', 'a key\nof lines', 'x'.repeat(81)])('S8.1 the key %j is a wrong request', async (key) => {
  const { error } = await ask(cancelOrder, { key, body: sampleOf(cancel.request) })
  expect(error).toMatchObject({ error: { kind: 'http', status: 400 } })
})

test('S4.20 a refusal of nobody ends no session that began meanwhile', async () => {
  network.use(mockCall(info, () => refuse(codes.sessionInvalid, 'Please sign in.')))
  const without = await ask(fetchBalances)
  expect(without.result).toMatchObject({ ok: false, error: { code: codes.sessionInvalid } })
  expect(without.cookies).toEqual({})
  expect((await ask(fetchBalances, undefined, { cookies: { token: 't0ken' } })).cookies.token).toMatch(cleared)
})
