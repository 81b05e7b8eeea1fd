import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdPress, takePress } from './held-press.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('S1.2 what a visitor pressed is taken once', () => {
  holdPress({ on: 'cart', listingIds: ['7', '8'] })
  expect(takePress()).toEqual({ on: 'cart', listingIds: ['7', '8'] })
  expect(takePress()).toBeUndefined()
})

test('S1.2 what a visitor pressed long ago is forgotten', () => {
  holdPress({ on: 'cart', listingIds: ['7'] })
  vi.advanceTimersByTime(600_001)
  expect(takePress()).toBeUndefined()
})
