import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GamePlatform } from '../ports/game-platform.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import { guardPlatform, type GuardOptions } from './guard-platform.ts'

// Event loop turns stay real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** Lets pending calls advance by a few event loop turns. */
async function takeTurns(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve))
}

type List = Awaited<ReturnType<GamePlatform['listOffers']>>
const empty: List = { ok: true, offers: [], at: new Date(0) }
const outage = (reason: ServiceUnavailable['reason'], retryAfter?: number) =>
  new ServiceUnavailable('steam', 'list', reason, retryAfter)

/** A platform with answers queued in advance; hangs without any. */
function build(options: GuardOptions = {}) {
  const asked: string[] = []
  const answers: (() => Promise<List>)[] = []
  const listOffers = (key: string) => {
    asked.push(key)
    return answers.shift()?.() ?? new Promise<List>(() => {})
  }
  const guard = guardPlatform({ listOffers } as Partial<GamePlatform> as GamePlatform, options)
  const list = async (key = 'a') => {
    const answer = guard.platform.listOffers(key).then(
      () => 'answered',
      (error: ServiceUnavailable) => error.reason,
    )
    await takeTurns()
    return answer
  }
  const says = (...next: (List | ServiceUnavailable)[]) =>
    answers.push(
      ...next.map((one) => () => (one instanceof ServiceUnavailable ? Promise.reject(one) : Promise.resolve(one))),
    )
  return { guard, asked, list, says }
}

test('the circuit breaks after failures in a row, lets one call try after a while, and closes when it is answered', async () => {
  const { guard, asked, list, says } = build({ failures: 3, breakMs: 10_000 })
  says(outage('timeout'), outage('network'), empty, outage('server_error'), outage('server_error'))
  for (const key of ['a', 'b', 'c', 'd', 'e']) await list(key)
  expect(guard.isBroken()).toBe(false)
  says(outage('timeout'))
  await list('f')
  expect(guard.isBroken()).toBe(true)
  expect(await list('g')).toBe('circuit_broken')
  expect(asked).not.toContain('g')

  await vi.advanceTimersByTimeAsync(10_000)
  expect(guard.isBroken()).toBe(false)
  says(outage('timeout'))
  expect(await list('h')).toBe('timeout')
  expect(guard.isBroken()).toBe(true)

  await vi.advanceTimersByTimeAsync(10_000)
  says(empty, empty, outage('timeout'))
  expect(await list('i')).toBe('answered')
  expect(await list('j')).toBe('answered')
  expect(await list('k')).toBe('timeout')
  expect(guard.isBroken()).toBe(false)
})

test('failures that concern one key do not open the circuit breaker', async () => {
  const { guard, list, says } = build({ failures: 2 })
  says(outage('unauthorized'), outage('malformed_answer'), outage('malformed_answer'))
  for (const key of ['a', 'b', 'c']) await list(key)
  expect(guard.isBroken()).toBe(false)
})

test('a call that is not answered has failed when its time is over, and makes room', async () => {
  const { asked, guard, says } = build({ callMs: 12_000, atOnce: 1 })
  const reasons = ['a', 'b'].map((key) =>
    guard.platform.listOffers(key).catch((error: ServiceUnavailable) => error.reason),
  )
  await takeTurns()
  await vi.advanceTimersByTimeAsync(11_999)
  expect(asked).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(reasons)).toEqual(['timeout', 'timeout'])
  // The second has timed out in the queue, so it is never sent.
  expect(asked).toEqual(['a'])
  says(empty)
  const next = guard.platform.listOffers('b')
  await takeTurns()
  expect(await next).toBe(empty)
})

test('calls run side by side, so many with one key and so many in all', async () => {
  const { asked, guard } = build({ atOnce: 5, atOncePerKey: 2 })
  for (const key of ['a', 'a', 'a', 'b', 'c', 'c', 'd']) guard.platform.listOffers(key).catch(() => {})
  await takeTurns()
  expect(asked.toSorted()).toEqual(['a', 'a', 'b', 'c', 'c'])
})

test('a key that was told to slow down is left alone for as long, and the others are not', async () => {
  const { asked, list, says } = build()
  says(outage('rate_limited', 40), empty, empty)
  expect(await list('a')).toBe('rate_limited')
  expect(await list('a')).toBe('rate_limited')
  expect(await list('b')).toBe('answered')
  expect(asked).toEqual(['a', 'b'])
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await list('a')).toBe('answered')
})

test('closing the guard fails calls in flight', async () => {
  const { guard } = build()
  const reason = guard.platform.listOffers('a').catch((error: ServiceUnavailable) => error.reason)
  await takeTurns()
  guard.close()
  expect(await reason).toBe('timeout')
})
