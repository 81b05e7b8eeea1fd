import { describe, expect, test } from 'vitest'
import { changeSince } from './model.ts'
import { bookmarkOf } from './bookmarked-queries.ts'

describe('S1.7 the price since the bookmark was set', () => {
  test('has moved by so many percent', () => {
    expect(changeSince('200.00', '150.00')).toBe(-25)
    expect(changeSince('100.00', '100.00')).toBe(0)
    expect(changeSince('80.00', '100.00')).toBe(25)
  })
  test('cannot be compared where one of the two is missing', () => {
    expect(changeSince(null, '1.00')).toBeNull()
    expect(changeSince('1.00', null)).toBeNull()
    expect(changeSince('0.00', '1.00')).toBeNull()
  })
})

test('S1.7 a goods, its style and a listing are bookmarked apart', () => {
  const bookmarks = [
    bookmarkOf({ goods_id: 'abc', style_id: 0 }),
    bookmarkOf({ goods_id: 'abc', style_id: 2 }),
    bookmarkOf({ listing_id: '17' }),
  ]
  expect(new Set(bookmarks).size).toBe(3)
})
