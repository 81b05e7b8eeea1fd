import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { mockNetwork } from '../../tests/msw/server.ts'
import {
  answer,
  client,
  keyedWrite,
  ok,
  outcome,
  read,
  safePost,
  sequence,
  write,
} from '../../tests/msw/upstream-client.ts'
import { budgetMs, timeoutMs } from './client.ts'

const network = mockNetwork()

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
  test.each([502, 503, 504, 'network', 'cut'] as const)('a safe call is repeated after %s', async (failure) => {
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
    for (const failure of [503, 'network', 'cut'] as const) {
      const answers = sequence(failure)
      network.use(http.all('*', ({ request }) => answers.next(request)))
      const { send, clock } = client()
      const result = await outcome(clock, send(write, { amount: '1.00' }, { headers: {} }))
      expect(result).toMatchObject({ ok: false, error: { kind: 'http' } })
      expect(answers.calls).toHaveLength(1)
    }
  })

  test('a write with a key is repeated under that key', async () => {
    const answers = sequence('network', 'cut', ok)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    const result = await outcome(clock, send(keyedWrite, { amount: '1.00' }, { headers: {}, idempotencyKey: 'k' }))
    expect(result).toEqual({ ok: true, data: answer })
    expect(answers.calls.map((request) => request.headers.get('idempotency-key'))).toEqual(['k', 'k', 'k'])
  })

  test.each([400, 401, 403, 404, 500])('%s is no reason to repeat', async (status) => {
    const answers = sequence(status)
    network.use(http.all('*', ({ request }) => answers.next(request)))
    const { send, clock } = client()
    const result = await outcome(clock, send(read, {}, { headers: {} }))
    expect(result).toEqual({ ok: false, error: { kind: 'http', status } })
  })

  test('a business code is not repeated, even under 503', async () => {
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
