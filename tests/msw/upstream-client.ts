import { HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { z } from 'zod'
import { getCall, postCall } from '#contract/call.ts'
import { createUpstream } from '#upstream/client.ts'
import { forwardTo } from '#upstream/forward-to.ts'
import { fakeClock } from './fake-clock.ts'

const response = z.object({ names: z.array(z.string()) })
export const read = getCall('/api/v1/test/read', {
  name: 'test.read',
  summary: 'A read',
  request: z.object({ tags: z.array(z.string()).optional(), page: z.string().optional() }),
  response,
})
export const write = postCall('/api/v1/test/write', {
  name: 'test.write',
  summary: 'A write without a key',
  request: z.object({ amount: z.string() }),
  response,
})
export const safePost = postCall('/api/v1/test/search', {
  name: 'test.search',
  summary: 'A read by POST',
  safe: true,
  request: z.object({ role: z.string().optional() }),
  response,
})
export const keyedWrite = postCall('/api/v1/test/pay', {
  name: 'test.pay',
  summary: 'A write with a key',
  idempotent: true,
  request: z.object({ amount: z.string() }),
  response,
})
export const answer = { names: ['a'] }

/** Returns the site's client on a clock that only tests move. */
export function client() {
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

/** Answers each request with the next of these statuses or bodies, and records the requests. */
export function sequence(...answers: (number | 'network' | 'cut' | object)[]) {
  const calls: Request[] = []
  return {
    calls,
    next: (request: Request) => {
      calls.push(request)
      const now = answers[calls.length - 1]
      if (now === undefined) throw new Error('one request too many')
      if (now === 'network') return HttpResponse.error()
      if (now === 'cut') return new HttpResponse(cutBody(), { headers: { 'content-type': 'application/json' } })
      return typeof now === 'number'
        ? new HttpResponse('<html>gateway</html>', { status: now })
        : HttpResponse.json(now)
    },
  }
}

/** The beginning of an answer whose connection is then lost. */
const cutBody = () =>
  new ReadableStream({
    start: (body) => body.enqueue(new TextEncoder().encode('{"code":0,')),
    pull: (body) => body.error(new TypeError('terminated')),
  })

/** Lets the pauses between attempts elapse while the network answers for real. */
export async function outcome<Result>(clock: ReturnType<typeof fakeClock>, pending: Promise<Result>): Promise<Result> {
  let isDone = false
  void pending.then(() => (isDone = true))
  await vi.waitFor(async () => {
    // Only pauses elapse, not timeouts, which are further away than any pause.
    const next = clock.alarms()[0] ?? Infinity
    await clock.advanceTo(next - clock.now() < 1000 ? next : clock.now())
    expect(isDone).toBe(true)
  })
  return pending
}

export const ok = { code: 0, message: '', data: answer }
