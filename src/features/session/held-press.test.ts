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
  expect(takePress('1')).toEqual({ on: 'cart', listingIds: ['7', '8'] })
  expect(takePress('1')).toBeUndefined()
})

test('S1.2 what a visitor pressed long ago is forgotten', () => {
  holdPress({ on: 'cart', listingIds: ['7'] })
  vi.advanceTimersByTime(600_001)
  expect(takePress('1')).toBeUndefined()
})

test('S1.2 S4.20 what somebody pressed whose session had ended is nobody else’s', () => {
  const press = { on: 'cart', listingIds: ['7'] } as const
  holdPress(press, '1')
  expect(takePress('2')).toBeUndefined()
  holdPress(press, '1')
  expect(takePress('1')).toEqual(press)
  holdPress(press)
  expect(takePress(undefined), 'given up').toBeUndefined()
  expect(takePress('1')).toBeUndefined()
})
