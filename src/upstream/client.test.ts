import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { mockCall, refuse } from '../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../tests/msw/server.ts'
import { answer, client, keyedWrite, read, safePost, write } from '../../tests/msw/upstream-client.ts'
import { timeoutMs } from './client.ts'

const network = mockNetwork()

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

test('S7.4 a visitor who leaves before the call is made ends it, and is no error', async () => {
  const { send, clock, logError } = client()
  const visit = new AbortController()
  const list = { ...safePost, path: '/api/v1/order/purchase_list', name: 'purchases.list' }
  const pending = send(list, {}, { headers: {}, signal: visit.signal })
  expect(clock.alarms()).toEqual([400])
  visit.abort('Client connection prematurely closed.')
  expect(await pending).toEqual({ ok: false, error: { kind: 'http', status: 502 } })
  expect(logError).not.toHaveBeenCalled()
})

test('a request that no handler expects is an error of its own', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect(fetch('http://upstream.test/nobody')).rejects.toThrow()
  expect(print).toHaveBeenCalled()
  print.mockRestore()
})
