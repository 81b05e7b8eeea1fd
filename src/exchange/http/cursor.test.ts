import { expect, test } from 'vitest'
import { decodeCursor, encodeCursor } from './cursor.ts'

test('a position comes back as it was, whatever its key', () => {
  const keys = ['0', '-1', '9007199254740993', '0.15000000596046448', '1e-07', '7.3e-05', null]
  for (const key of keys) {
    const cursor = encodeCursor('wear_asc', { key, id: '42' })
    expect(cursor).toMatch(/^[\w-]+$/)
    expect(decodeCursor('wear_asc', cursor)).toEqual({ key, id: '42' })
  }
})

test('a cursor of another sort, or a malformed one, is rejected', () => {
  const cursor = encodeCursor('newest', { key: '5', id: 'abc' })
  expect(decodeCursor('popular', cursor)).toBeNull()
  for (const text of [
    '',
    'newest',
    'newest 5',
    'newest 5 abc d',
    'newest x abc',
    'newest 5 ABC',
    'newest 1;drop abc',
    'newest 5 ',
  ]) {
    expect(decodeCursor('newest', Buffer.from(text).toString('base64url')), text).toBeNull()
  }
})
