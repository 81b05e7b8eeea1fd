import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, keepDrafts, watchDraft } from './drafts.ts'
import { holdDraft, takeDraft } from './take-draft.ts'

/** Keeps its keys as own properties, like a browser's storage. */
class TabStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? this[key] : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}

let storage: TabStorage
beforeEach(() => {
  vi.useFakeTimers()
  storage = new TabStorage()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const size = () => Object.keys(storage).length

test('S4.20 what was typed when the session ended is given back once, to the same person', () => {
  const stop = watchDraft('feedback', () => ({ text: 'Half a sent' }))
  expect(size(), 'nothing is written down while people type').toBe(0)
  keepDrafts('7')
  stop()
  expect(takeDraft('feedback', '7')).toEqual({ text: 'Half a sent' })
  expect(takeDraft('feedback', '7')).toBeUndefined()
  expect(size()).toBe(0)
})

test('S4.20 nobody else is shown it, and it is gone when somebody else comes', () => {
  const stop = watchDraft('feedback', () => 'mine')
  keepDrafts('7')
  stop()
  expect(takeDraft('something', '77')).toBeUndefined()
  expect(size()).toBe(0)
  expect(takeDraft('feedback', '7')).toBeUndefined()
})

test('S4.20 what is being sent is kept, but shown to nobody who opens the form meanwhile', () => {
  keepDraft('reply', '7', 'Hello')
  holdDraft('reply', true)
  expect(takeDraft('reply', '7')).toBeUndefined()
  holdDraft('reply', false)
  expect(takeDraft('reply', '7')).toBe('Hello')
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
  expect(size()).toBe(0)
})

test('what is kept while it is written is forgotten once nothing is left of it', () => {
  keepDraft('feedback', '7', 'A long story')
  expect(size()).toBe(1)
  keepDraft('feedback', '7', undefined)
  expect(size()).toBe(0)
})

test('a stored draft that is not valid JSON is deleted, not restored', () => {
  storage.setItem('draft/7/feedback', 'no JSON')
  expect(takeDraft('feedback', '7')).toBeUndefined()
  expect(size()).toBe(0)
})
