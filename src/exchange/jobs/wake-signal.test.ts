import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WakeSignal } from './wake-signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a notification wakes the waiter, and one sent before the wait is not lost', async () => {
  const wakeSignal = new WakeSignal()
  const waiting = wakeSignal.wait(1_000)
  wakeSignal.notify()
  expect(await waiting).toBe(true)
  wakeSignal.notify()
  wakeSignal.notify()
  expect(await wakeSignal.wait(1_000)).toBe(true)
  const patient = wakeSignal.wait(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await patient, 'both rings woke once').toBe(false)
})

test('the end wakes as well, and nobody waits after it', async () => {
  const wakeSignal = new WakeSignal()
  const waiting = wakeSignal.wait(1_000)
  wakeSignal.end()
  expect(await waiting).toBe(false)
  expect(await wakeSignal.wait(1_000)).toBe(false)
  expect(wakeSignal.isEnded).toBe(true)
})
