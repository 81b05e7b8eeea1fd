import { expect, test } from 'vitest'
import { takeWithin } from './take-within.ts'

const listed = [10n, 20n, 20n, 50n].map((price, index) => ({ price, id: BigInt(index + 1) }))

test.each([
  ['so many', { count: 2, maxEach: 100n, maxTotal: 1_000n }, 2],
  ['all there are', { count: 9, maxEach: 100n, maxTotal: 1_000n }, 4],
  ['none that is too dear', { count: 9, maxEach: 20n, maxTotal: 1_000n }, 3],
  ['no more than the total', { count: 9, maxEach: 100n, maxTotal: 49n }, 2],
  ['to the fen', { count: 9, maxEach: 100n, maxTotal: 50n }, 3],
  ['nothing', { count: 9, maxEach: 9n, maxTotal: 1_000n }, 0],
])('S1.2 a sweep takes %s', (_, bounds, taken) => {
  expect(takeWithin(listed, bounds)).toEqual(listed.slice(0, taken))
})
