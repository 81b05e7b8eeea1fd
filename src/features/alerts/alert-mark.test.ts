import { expect, test } from 'vitest'
import { noteNewestAlert } from './alert-mark.ts'

function begin() {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, to: string) => kept.set(key, to),
  }
  return (newest: string | null, userId = '7') =>
    noteNewestAlert(userId, newest, storage as unknown as Pick<Storage, 'getItem' | 'setItem'>)
}

test('S1.11 what came before the visit is not told, and everything since then once', () => {
  const note = begin()
  expect(note('9')).toBeUndefined()
  expect(note('9')).toBeUndefined()
  expect(note('10'), 'ten comes after nine').toBe('9')
  expect(note('10')).toBeUndefined()
})

test('S1.11 the first alert of all is told', () => {
  const note = begin()
  expect(note(null)).toBeUndefined()
  expect(note('3')).toBe('0')
})

test('S1.11 an older alert that shows after a newer one was read is not announced', () => {
  const note = begin()
  note('3')
  note('5')
  expect(note('3')).toBeUndefined()
  expect(note(null)).toBeUndefined()
  expect(note('5')).toBeUndefined()
  expect(note('6')).toBe('5')
})

test('S1.11 whoever signs in after somebody else in the same tab begins anew', () => {
  const note = begin()
  note('3')
  expect(note('8', '12')).toBeUndefined()
  expect(note('4')).toBe('3')
})
