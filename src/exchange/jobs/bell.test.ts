import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Bell } from './bell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a ring wakes who waits, and one before that is not lost', async () => {
  const bell = new Bell()
  const waiting = bell.wait(1_000)
  bell.ring()
  expect(await waiting).toBe(true)
  bell.ring()
  bell.ring()
  expect(await bell.wait(1_000)).toBe(true)
  const patient = bell.wait(1_000)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await patient, 'both rings woke once').toBe(false)
})

test('the end wakes as well, and nobody waits after it', async () => {
  const bell = new Bell()
  const waiting = bell.wait(1_000)
  bell.end()
  expect(await waiting).toBe(false)
  expect(await bell.wait(1_000)).toBe(false)
  expect(bell.isEnded).toBe(true)
})
