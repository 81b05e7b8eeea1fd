import { expect, test } from 'vitest'
import { chunksOf } from './chunks-of.ts'

test('S1.5 what is beyond the size goes into further parts, in order', () => {
  expect(chunksOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]])
  expect(chunksOf([1, 2], 2)).toEqual([[1, 2]])
  expect(chunksOf([], 2)).toEqual([])
})
