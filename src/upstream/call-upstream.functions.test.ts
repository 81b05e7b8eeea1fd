import { http, HttpResponse, type HttpHandler } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { redeem } from '#contract/wallet/activation-codes.ts'
import { sendLoginSms } from '#contract/accounts/auth.ts'
import type { Call } from '#contract/call.ts'
import { onSaleList } from '#contract/market/on-sale.ts'
import { cancel, list } from '#contract/orders/orders.ts'
import { info } from '#contract/wallet/wallet.ts'
import { fetchBalances } from '#features/balance/balance.functions.ts'
import { fetchOnSaleList } from '#features/market/market.functions.ts'
import { cancelOrder, fetchOrders } from '#features/orders/orders.functions.ts'
import { sendSmsCode } from '#features/sign-in/login.functions.ts'
import { redeemCode } from '#features/wallet/codes/codes.functions.ts'
import { sampleOf } from '../../tests/factories/contract-sample.ts'
import { mockCall } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { mockSite, type Answer } from '../../tests/msw/site.ts'

const network = mockNetwork()
const ask = mockSite()

/** Answers the call with each of these in turn; returns the requests received. */
function answers(call: Call, ...each: (number | 'hang' | object)[]) {
  const asked: Request[] = []
  const handle = ({ request }: { request: Request }) => {
    const now = each[asked.push(request) - 1]
    if (now === 'hang') return new Promise<never>(() => {})
    if (now === undefined) throw new Error('one request too many')
    return typeof now === 'number' ? new HttpResponse('<html>', { status: now }) : HttpResponse.json(now)
  }
  network.use((call.method === 'GET' ? http.get : http.post)(`*${call.path}`, handle) as HttpHandler)
  return asked
}

const sampleAnswer = (call: Call) => ({ code: 0, message: '', data: sampleOf(call.response) })

describe('with a clock of its own', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
  afterEach(() => void vi.useRealTimers())

  const tick = () => new Promise<void>((resolve) => setImmediate(resolve))
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await tick()
  }
  /**
   * The answer after all retries: advances the fake clock through the pauses while the network responds in real time.
   */
  async function outcome(pending: Promise<Answer>): Promise<Answer> {
    let isOver = false
    void pending.then(() => (isOver = true))
    while (!isOver) {
      await tick()
      await vi.advanceTimersByTimeAsync(5)
    }
    return pending
  }

  test('S7.4 the list of sales waits 400 ms, and that of purchases does not', async () => {
    const sales = answers(list, sampleAnswer(list))
    const pending = ask(fetchOrders, { ...(sampleOf(list.request) as object), role: 'seller' })
    await until(() => vi.getTimerCount() > 0)
    await vi.advanceTimersByTimeAsync(399)
    expect(vi.getTimerCount()).toBe(1)
    expect(sales).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect((await pending).result).toMatchObject({ ok: true })
    expect(sales).toHaveLength(1)

    answers(list, sampleAnswer(list))
    const bought = ask(fetchOrders, { ...(sampleOf(list.request) as object), role: 'buyer' })
    expect((await bought).result).toMatchObject({ ok: true })
  })

  test('a read is repeated until the exchange is back, twice at most', async () => {
    const asked = answers(info, 503, 502, sampleAnswer(info))
    expect((await outcome(ask(fetchBalances))).result).toMatchObject({ ok: true })
    expect(asked).toHaveLength(3)
    const refused = answers(info, 503, 503, 503)
    expect((await outcome(ask(fetchBalances))).result).toEqual({ ok: false, error: { kind: 'http', status: 503 } })
    expect(refused).toHaveLength(3)
  })

  test('a write with a key is repeated under the key of the page', async () => {
    const asked = answers(cancel, 503, sampleAnswer(cancel))
    const answer = await outcome(ask(cancelOrder, { key: 'from-the-page', body: sampleOf(cancel.request) }))
    expect(answer.result).toMatchObject({ ok: true })
    expect(asked.map(({ headers }) => headers.get('idempotency-key'))).toEqual(['from-the-page', 'from-the-page'])
  })

  test('S4.20 a call says whom the page shows, so that none is made in the name of another', async () => {
    const asked = answers(info, sampleAnswer(info))
    await ask(fetchBalances, undefined, { headers: { 'x-shown-user': '7' } })
    expect(asked[0]!.headers.get('x-shown-user')).toBe('7')
  })

  test('a write without one is sent once', async () => {
    const asked = answers(sendLoginSms, 503)
    const answer = await outcome(ask(sendSmsCode, sampleOf(sendLoginSms.request)))
    expect(answer.result).toEqual({ ok: false, error: { kind: 'http', status: 503 } })
    expect(asked).toHaveLength(1)
  })

  test('S9.1 an exchange that says nothing is given up after 10 s', async () => {
    const asked = answers(sendLoginSms, 'hang')
    const pending = ask(sendSmsCode, sampleOf(sendLoginSms.request))
    await until(() => asked.length > 0)
    await vi.advanceTimersByTimeAsync(9_999)
    await expect(Promise.race([pending, tick().then(() => 'waiting')])).resolves.toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    expect((await pending).result).toEqual({ ok: false, error: { kind: 'http', status: 504 } })
  })
})

describe('what goes wrong inside', () => {
  test.each([
    ['an answer that breaks the contract', { code: 0, data: { secret: 'of the house' } }],
    ['an answer without an envelope', ['of the house']],
  ])('%s is masked by an id that the log has as well', async (_, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    answers(info, body)
    const { result, text } = await ask(fetchBalances)
    const { error } = result as { error: { kind: string; id: string } }
    expect(error).toEqual({ kind: 'unknown', id: expect.stringMatching(/^[\da-f-]{36}$/) as string })
    expect(text).not.toContain('house')
    expect(log).toHaveBeenCalledWith(expect.stringContaining(error.id), expect.any(Error))
    log.mockRestore()
  })

  test.each([400, 401, 403, 404, 500])(
    'S8.1 S8.2 status %s without an envelope is no more than that',
    async (status) => {
      answers(info, status)
      const { result } = await ask(fetchBalances)
      expect(result).toEqual({ ok: false, error: { kind: 'http', status } })
    },
  )

  test('S8.1 input that does not fit the schema is a wrong request, and upstream is not asked', async () => {
    const { error, text } = await ask(sendSmsCode, { phone: '1' })
    expect(error).toMatchObject({ error: { kind: 'http', status: 400 } })
    expect(text).not.toMatch(/captcha|zod|invalid/i)
  })
})

test('visitors share the market’s answer for a second, each language its own', async () => {
  const asked = answers(onSaleList, sampleAnswer(onSaleList), sampleAnswer(onSaleList))
  const visit = (language: string, token: string) =>
    ask(fetchOnSaleList, sampleOf(onSaleList.request), { cookies: { token }, headers: { 'accept-language': language } })
  const all = await Promise.all([visit('en', 'a'), visit('en', 'b'), visit('zh-CN', 'a'), visit('en', 'a')])
  for (const { result } of all) expect(result).toMatchObject({ ok: true })
  expect(asked.map(({ headers }) => headers.get('accept-language'))).toEqual(['en', 'zh-CN'])
})

test('S7.5 a redemption carries its captcha in headers, of characters that a header may have', async () => {
  const seen: (string | null)[] = []
  network.use(
    mockCall(redeem, ({ headers }) => {
      seen.push(headers.get('captcha-id'), headers.get('captcha'), headers.get('idempotency-key'))
      return sampleOf(redeem.response) as never
    }),
  )
  const sent = { key: 'key-0001', body: sampleOf(redeem.request), captchaId: 'id-1\r\nx: y', captcha: '12 34' }
  expect((await ask(redeemCode, sent)).result).toMatchObject({ ok: true })
  expect(seen).toEqual(['id-1xy', '1234', 'key-0001'])
})
