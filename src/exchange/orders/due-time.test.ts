import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import { dueTime, nextFakeCheck } from './due-time.ts'

const now = new Date('2026-11-01T12:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const hour = 3_600

/** Seconds until the next poll of an order that has waited this long, with its deadline this far away. */
function pauseAfter(state: OrderState, waited: number, deadline: number | null = 12 * hour) {
  const deadlineAt = deadline === null ? null : at(deadline)
  const next = dueTime({ state, since: at(-waited), deadlineAt }, now)
  return next && (next.getTime() - now.getTime()) / 1000
}

test('an unpaid order is looked at when its time is over', () => {
  expect(pauseAfter('awaiting_payment', 0, 600)).toBe(600)
})

test('S1.4 the longer the platform has shown nothing, the rarer it is asked', () => {
  expect([0, 30, 600, 10 * hour].map((waited) => pauseAfter('awaiting_delivery', waited))).toEqual([3, 3, 30, 60])
  expect([0, 600, 10 * hour].map((waited) => pauseAfter('awaiting_acceptance', waited))).toEqual([2, 30, 60])
  expect([0, 2 * hour, 72 * hour].map((waited) => pauseAfter('in_protection', waited))).toEqual([60, 360, 1800])
})

test('S1.4 thirty orders that wait twelve hours ask less of a key than Steam allows it in a day', () => {
  let [waited, looks] = [0, 0]
  for (; waited < 12 * hour; looks += 1) waited += pauseAfter('awaiting_delivery', waited)!
  expect(looks * 30).toBeLessThan(100_000 / 4)
})

test('S1.4 a deadline comes before the next look; one that is over or far away changes no pause', () => {
  expect(pauseAfter('awaiting_delivery', 12 * hour, 20)).toBe(20)
  for (const waited of [0, 600, 12 * hour]) {
    const pause = pauseAfter('awaiting_delivery', waited, null)
    expect([-hour, -1, 0, hour].map((deadline) => pauseAfter('awaiting_delivery', waited, deadline))).toEqual(
      Array(4).fill(pause),
    )
  }
})

test('S1.4 an order that came to nothing is watched for six hours more, ever more rarely', () => {
  const pauses = [0, 100, hour].map((age) => (nextFakeCheck(at(-age), now)!.getTime() - now.getTime()) / 1000)
  expect(pauses).toEqual([5, 20, 600])
  expect(nextFakeCheck(at(-6 * hour), now)).toBeNull()
})
