import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getCall, postCall } from '#contract/call.ts'
import { fakeClock } from '../../tests/msw/fake-clock.ts'
import { mockCall, refuse } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { budgetMs, createUpstream, timeoutMs } from './client.ts'
import { forwardTo } from './site-host.ts'

const response = z.object({ names: z.array(z.string()) })
const read = getCall('/api/v1/test/read', {
  name: 'test.read',
  summary: 'A read',
  request: z.object({ tags: z.array(z.string()).optional(), page: z.string().optional() }),
  response,
})
const write = postCall('/api/v1/test/write', {
  name: 'test.write',
  summary: 'A write without a key',
  request: z.object({ amount: z.string() }),
  response,
})
const safePost = postCall('/api/v1/test/search', {
  name: 'test.search',
  summary: 'A read by POST',
  safe: true,
  request: z.object({ role: z.string().optional() }),
  response,
})
const keyedWrite = postCall('/api/v1/test/pay', {
  name: 'test.pay',
  summary: 'A write with a key',
  idempotent: true,
  request: z.object({ amount: z.string() }),
  response,
})

const network = mockNetwork()
const answer = { names: ['a'] }

function client() {
  const clock = fakeClock()
  const logError = vi.fn<(id: string, call: string, error: unknown) => void>()
  let ids = 0
  const send = createUpstream({
    fetch: forwardTo('http://upstream.test/base/'),
    sleep: clock.sleep,
    now: clock.now,
    random: () => 0.5,
    newId: () => `id-${++ids}`,
    logError,
  })
  return { send, clock, logError }
}

/** Answers each request with the next of these statuses or answers; counts. */
function sequence(...answers: (number | 'network' | object)[]) {
  const calls: Request[] = []
  return {
    calls,
    next: (request: Request) => {
      calls.push(request)
      const now = answers[calls.length - 1]
      if (now === undefined) throw new Error('one request too many')
      if (now === 'network') return HttpResponse.error()
      return typeof now === 'number'
        ? new HttpResponse('<html>gateway</html>', { status: now })
        : HttpResponse.json(now)
    },
  }
}

/** Lets the pauses between attempts pass while the network really answers. */
async function outcome<Result>(clock: ReturnType<typeof fakeClock>, pending: Promise<Result>): Promise<Result> {
  let isDone = false
  void pending.then(() => (isDone = true))
  await vi.waitFor(async () => {
    // Pauses end, time-outs do not: they lie further away than any pause.
    const next = clock.alarms()[0] ?? Infinity
    await clock.advanceTo(next - clock.now() < 1000 ? next : clock.now())
    expect(isDone).toBe(true)
  })
  return pending
}

const ok = { code: 0, message: '', data: answer }

describe('S7.2 requests', () => {
  test('GET: array parameters become indexed keys, what is undefined is left out', async () => {
    let search = ''
    network.use(
      mockCall(read, ({ input, request }) => {
        search = new URL(request.url).search
        return { names: input.tags ?? [] }
      }),
    )
    const result = await client().send(read, { tags: ['x y', 'z'], page: undefined }, { headers: {} })
    expect(decodeURIComponent(search)).toBe('?tags[0]=x+y&tags[1]=z')
    expect(result).toEqual({ ok: true, data: { names: ['x y', 'z'] } })
  })

  test('other methods: the body is JSON, and the headers are the visitor’s', async () => {
    network.use(
      mockCall(write, async ({ input, headers, request }) => {
        expect(new URL(request.url).pathname).toBe('/base/api/v1/test/write')
        expect(headers.get('content-type')).toBe('application/json')
        return { names: [input.amount, headers.get('authorization') ?? '', headers.get('mobile') ?? ''] }
      }),
    )
    const headers = { authorization: 'Bearer t0ken', mobile: '0' }
    const result = await client().send(write, { amount: '1.00' }, { headers })
    expect(result).toEqual({ ok: true, data: { names: ['1.00', 'Bearer t0ken', '0'] } })
  })

  test('form data goes as it is', async () => {
    network.use(
      http.post('*/api/v1/test/write', async ({ request }) => {
        expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
        const form = await request.formData()
        return HttpResponse.json({ code: 0, data: { names: [form.get('amount')] } })
      }),
    )
    const form = new FormData()
    form.set('amount', '2.00')
    const result = await client().send(write, form as unknown as { amount: string }, { headers: {} })
    expect(result).toEqual({ ok: true, data: { names: ['2.00'] } })
  })

  test('a call that takes a key has the caller’s, or one of its own', async () => {
    network.use(mockCall(keyedWrite, ({ headers }) => ({ names: [headers.get('idempotency-key') ?? 'none'] })))
    const { send } = client()
    const given = await send(keyedWrite, { amount: '1.00' }, { headers: {}, idempotencyKey: 'given' })
    expect(given).toMatchObject({ data: { names: ['given'] } })
    expect(await send(keyedWrite, { amount: '1.00' }, { headers: {} })).toMatchObject({ data: { names: ['id-1'] } })
  })
})

describe('S9.1 time-out', () => {
  test('a call that hangs is given up after 10 s, a safe one once more within its budget', async () => {
    let asked = 0
    network.use(
      http.all('*', () => {
        asked++
        return new Promise(() => {})
      }),
    )
    const { send, clock } = client()
    const hanging = send(write, { amount: '1.00' }, { headers: {} })
    await clock.advanceTo(timeoutMs - 1)
    await expect(Promise.race([hanging, Promise.resolve('waiting')])).resolves.toBe('waiting')
    await clock.advanceTo(timeoutMs)
    expect(await hanging).toEqual({ ok: false, error: { kind: 'http', status: 504 } })
    expect(asked).toBe(1)

    const safe = send(read, {}, { headers: {} })
    await vi.waitFor(() => expect(asked).toBe(2))
    await clock.advanceTo(timeoutMs * 2 + 500)
    await vi.waitFor(() => expect(asked).toBe(3))
    await clock.advanceTo(timeoutMs + budgetMs)
    expect(await safe).toEqual({ ok: false, error: { kind: 'http', status: 504 } })
    expect(asked).toBe(3)
  })
})

describe('repeats', () => {
  test.each([502, 503, 504, 'network'] as const)('a safe call is repeated after %s', async (failure) => {
    const answers = sequence(failure, failure, ok)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    expect(await outcome(clock, send(read, {}, { headers: {} }))).toEqual({ ok: true, data: answer })
    expect(answers.calls).toHaveLength(3)
  })

  test('at most twice, with longer and longer pauses', async () => {
    const answers = sequence(503, 503, 503)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    const result = await outcome(clock, send(safePost, {}, { headers: {} }))
    expect(result).toEqual({ ok: false, error: { kind: 'http', status: 503 } })
    expect(answers.calls).toHaveLength(3)
    expect(clock.now()).toBe(150 + 300)
  })

  test('a write without a key is sent once, whatever happens', async () => {
    for (const failure of [503, 'network'] as const) {
      const answers = sequence(failure)
      network.use(http.all('*', ({ request }) => answers.next(request)))
      const { send, clock } = client()
      const result = await outcome(clock, send(write, { amount: '1.00' }, { headers: {} }))
      expect(result).toMatchObject({ ok: false, error: { kind: 'http' } })
      expect(answers.calls).toHaveLength(1)
    }
  })

  test('a write with a key is repeated under that key', async () => {
    const answers = sequence('network', ok)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    const result = await outcome(clock, send(keyedWrite, { amount: '1.00' }, { headers: {}, idempotencyKey: 'k' }))
    expect(result).toEqual({ ok: true, data: answer })
    expect(answers.calls.map((request) => request.headers.get('idempotency-key'))).toEqual(['k', 'k'])
  })

  test.each([400, 401, 403, 404, 500])('%s is no reason to repeat', async (status) => {
    const answers = sequence(status)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    const result = await outcome(clock, send(read, {}, { headers: {} }))
    expect(result).toEqual({ ok: false, error: { kind: 'http', status } })
  })

  test('nor is a business code, even under 503', async () => {
    const refusal = { code: 500503, message: 'closed', data: null }
    let asked = 0
    network.use(
      http.all('*', () => {
        asked++
        return HttpResponse.json(refusal, { status: 503 })
      }),
    )
    const { send, clock } = client()
    const result = await outcome(clock, send(read, {}, { headers: {} }))
    expect(result).toMatchObject({ ok: false, error: { kind: 'business', code: 500503 } })
    expect(asked).toBe(1)
  })
})

describe('S7.3 answers', () => {
  test('a business code is a typed value with its message and extra', async () => {
    network.use(mockCall(read, () => refuse(301004, 'No purchases', { expire_time: 1_800_000_000 })))
    expect(await client().send(read, {}, { headers: {} })).toEqual({
      ok: false,
      error: { kind: 'business', code: 301004, message: 'No purchases', extra: { expire_time: 1_800_000_000 } },
    })
  })

  test.each([
    ['data that breaks the contract', { code: 0, message: '', data: { names: 'secret of the house' } }],
    ['no envelope', ['secret of the house']],
  ])('%s is masked by an id, and logged', async (_what, body) => {
    network.use(http.all('*', () => HttpResponse.json(body)))
    const { send, logError } = client()
    const result = await send(read, {}, { headers: {} })
    expect(result).toEqual({ ok: false, error: { kind: 'unknown', id: 'id-1' } })
    expect(logError).toHaveBeenCalledWith('id-1', 'test.read', expect.any(Error))
  })

  test('what the contract does not name is left out', async () => {
    network.use(http.all('*', () => HttpResponse.json({ code: 0, data: { ...answer, password: 'x' } })))
    expect(await client().send(read, {}, { headers: {} })).toEqual({ ok: true, data: answer })
  })
})

test('S7.4 the purchase list and the sell list wait 400 ms, others do not', async () => {
  const delayed = { ...safePost, path: '/api/v1/order/list', name: 'orders.list' }
  const purchases = { ...safePost, path: '/api/v1/order/purchase_list', name: 'purchases.list' }
  network.use(
    mockCall(delayed, () => answer),
    mockCall(purchases, () => answer),
    mockCall(safePost, () => answer),
  )
  for (const [call, input] of [
    [delayed, { role: 'seller' }],
    [purchases, {}],
  ] as const) {
    const { send, clock } = client()
    const pending = send(call, input, { headers: {} })
    expect(clock.alarms()).toEqual([400])
    await clock.advanceTo(400)
    expect(await pending).toMatchObject({ ok: true })
  }
  for (const [call, input] of [
    [delayed, { role: 'buyer' }],
    [safePost, { role: 'seller' }],
  ] as const) {
    const { send, clock } = client()
    const pending = send(call, input, { headers: {} })
    expect(clock.alarms()).toEqual([timeoutMs])
    expect(await pending).toMatchObject({ ok: true })
  }
})

test('a request that no handler expects is an error of its own', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(fetch('http://upstream.test/nobody')).rejects.toThrow()
  expect(print).toHaveBeenCalled()
  print.mockRestore()
})
