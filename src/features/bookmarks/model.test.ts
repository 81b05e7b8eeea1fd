import { expect, test } from 'vitest'
import { bookmarkOf } from './bookmarked-queries.ts'

test('S1.7 a goods, its style and a listing are bookmarked apart', () => {
  const bookmarks = [
    bookmarkOf({ goods_id: 'abc', style_id: 0 }),
    bookmarkOf({ goods_id: 'abc', style_id: 2 }),
    bookmarkOf({ listing_id: '17' }),
  ]
  expect(new Set(bookmarks).size).toBe(3)
})
