import { expect, test } from 'vitest'
import { lowerBound } from './lower-bound.ts'

test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 3],
  [5, 4],
])('the first of 1, 3, 3, 4 with at least %d is at %d', (least, place) => {
  expect(lowerBound([1, 3, 3, 4], least)).toBe(place)
})

test('only the part from low to high is looked at', () => {
  expect(lowerBound([9, 1, 5, 0], 3, 1, 3)).toBe(2)
  expect(lowerBound([9, 1, 5, 0], 6, 1, 3)).toBe(3)
  expect(lowerBound([], 1)).toBe(0)
})
