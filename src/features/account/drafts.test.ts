import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDrafts, takeDraft, watchDraft } from './drafts.ts'

const storage = new Map<string, string>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  storage.clear()
})

test('S4.20 what was typed when the session ended is given back once, to the same person', () => {
  const stop = watchDraft('feedback', () => ({ text: 'Half a sent' }))
  expect(storage.size, 'nothing is written down while people type').toBe(0)
  keepDrafts('7')
  stop()
  expect(takeDraft('feedback', '7')).toEqual({ text: 'Half a sent' })
  expect(takeDraft('feedback', '7')).toBeUndefined()
  expect(storage.size).toBe(0)
})

test('S4.20 nobody else is shown it, and it is gone when somebody else comes', () => {
  const stop = watchDraft('feedback', () => 'mine')
  keepDrafts('7')
  stop()
  expect(takeDraft('feedback', '8')).toBeUndefined()
  expect(takeDraft('feedback', '7')).toBeUndefined()
})

test('it is too old after an hour', () => {
  const stop = watchDraft('feedback', () => 'mine')
  keepDrafts('7')
  stop()
  vi.advanceTimersByTime(3_600_001)
  expect(takeDraft('feedback', '7')).toBeUndefined()
})

test('two forms of a page are kept apart, and an untouched one is not kept', () => {
  const stops = [watchDraft('a', () => 'A'), watchDraft('b', () => 'B'), watchDraft('c', () => undefined)]
  keepDrafts('7')
  for (const stop of stops) stop()
  expect(takeDraft('c', '7')).toBeUndefined()
  expect(takeDraft('a', '7')).toBe('A')
  expect(takeDraft('b', '7')).toBe('B')
})

test('a form that has left the screen is not kept', () => {
  watchDraft('feedback', () => 'mine')()
  keepDrafts('7')
  expect(storage.size).toBe(0)
})
