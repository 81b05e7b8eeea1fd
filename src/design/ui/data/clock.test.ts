import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { countdownParts, currentSecond, subscribeSeconds } from './clock.ts'

it.each([
  [0, 0, '00:00'],
  [-5, 0, '00:00'],
  [59.9, 0, '00:59'],
  [3599, 0, '59:59'],
  [42_128, 0, '11:42:08'],
  [86_400, 1, '00:00:00'],
  [7 * 86_400 - 1, 6, '23:59:59'],
])('%d seconds are %i days and %s', (left, days, clock) => {
  expect(countdownParts(left)).toEqual({ days, clock })
})

describe('the seconds of a page', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_400 }))
  afterEach(() => vi.useRealTimers())

  it('are right from the subscription on, before the first tick, and steady between two ticks', () => {
    const stop = subscribeSeconds(() => {})
    expect(currentSecond()).toBe(1000)
    vi.advanceTimersByTime(900)
    expect(currentSecond()).toBe(1000)
    vi.advanceTimersByTime(100)
    expect(currentSecond()).toBe(1001)
    stop()
  })

  it('tick for every listener, and rest when nobody listens', () => {
    const listeners = [vi.fn(), vi.fn()]
    const stops = listeners.map((listener) => subscribeSeconds(listener))
    vi.advanceTimersByTime(2000)
    expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([2, 2])
    for (const stop of stops) stop()
    expect(vi.getTimerCount()).toBe(0)
  })
})
