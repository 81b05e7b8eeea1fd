import { describe, expect, test } from 'vitest'
import { createHttpClient } from './http-client.ts'

const NOW = new Date('2026-03-01T12:00:00Z')

/** A client over a sequence of answers; an Error stands for a network fault. */
function clientOver(answers: (Response | Error)[]) {
  const waits: number[] = []
  let calls = 0
  const request = createHttpClient({
    service: 'test',
    fetch: async () => {
      const answer = answers[calls++]
      if (answer instanceof Error) throw answer
      return answer ?? expect.fail('one call too many')
    },
    sleep: async (ms) => void waits.push(ms),
    random: () => 1,
    now: () => NOW,
  })
  const ask = (isSafe: boolean, notAfter?: Date) =>
    request({ operation: 'ask', url: 'http://service.test/?key=secret', isSafe, ...(notAfter ? { notAfter } : {}) })
  return { ask, waits, calls: () => calls }
}

const busy = (retryAfter?: string) =>
  new Response('', { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })

describe('the HTTP client of the adapters', () => {
  test('asks again after a network fault and a server error, with growing waits', async () => {
    const { ask, waits } = clientOver([new TypeError('reset'), busy(), new Response('done')])
    expect((await ask(true)).text).toBe('done')
    expect(waits).toEqual([250, 500])
  })

  test('never repeats a call that is not safe', async () => {
    const { ask, waits, calls } = clientOver([busy(), new Response('done')])
    await expect(ask(false)).rejects.toMatchObject({ reason: 'server_error', retryAfter: 30 })
    expect([waits, calls()]).toEqual([[], 1])
  })

  test('begins no attempt that came to its turn too late', async () => {
    const { ask, calls } = clientOver([busy(), new Response('done')])
    await expect(ask(true, NOW)).rejects.toMatchObject({ reason: 'timeout' })
    expect(calls()).toBe(0)
    expect((await ask(true, new Date(NOW.getTime() + 1))).text).toBe('done')
  })

  test('reads Retry-After as seconds and as a date', async () => {
    const { ask, waits } = clientOver([busy('2'), busy('Sun, 01 Mar 2026 12:00:04 GMT'), new Response('done')])
    await ask(true)
    expect(waits).toEqual([2000, 4000])
  })

  test('reads such a date by the clock of the service that set it', async () => {
    const wrongHere = new Response('', {
      status: 503,
      headers: { date: 'Sun, 01 Mar 2026 13:00:00 GMT', 'retry-after': 'Sun, 01 Mar 2026 13:00:04 GMT' },
    })
    const { ask, waits } = clientOver([wrongHere, new Response('done')])
    await ask(true)
    expect(waits).toEqual([4000])
  })

  test('leaves a long wait to the caller, and says how long', async () => {
    const { ask, calls } = clientOver([busy('90'), new Response('done')])
    await expect(ask(true)).rejects.toMatchObject({ retryAfter: 90 })
    expect(calls()).toBe(1)
  })

  test('gives other refusals back as answers', async () => {
    const { ask } = clientOver([new Response('no', { status: 403 })])
    expect(await ask(true)).toMatchObject({ status: 403, text: 'no' })
  })

  test('a body that never ends is a time-out', async () => {
    const request = createHttpClient({
      service: 'test',
      attempts: 1,
      timeoutMs: 1,
      fetch: async () => new Response(new ReadableStream()),
    })
    await expect(request({ operation: 'ask', url: 'http://x.test', isSafe: true })).rejects.toMatchObject({
      reason: 'timeout',
    })
  })
})
