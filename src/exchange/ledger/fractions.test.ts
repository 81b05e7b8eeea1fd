import { expect, test } from 'vitest'
import { changeOfAverage, shareOf } from './fractions.ts'

test('S5.7 a share is exact until it is rounded to whole fen, once', () => {
  expect(shareOf(99_99n, 50n, 10_000n)).toBe(49n)
  expect(shareOf(100n, 1, 3)).toBe(33n)
  expect(shareOf(100n, 1, 3, 'up')).toBe(34n)
  expect(shareOf(99n, 1, 3, 'up')).toBe(33n)
  expect(shareOf(0n, 95, 100, 'up')).toBe(0n)
  // More digits than a double holds.
  expect(shareOf(9_007_199_254_740_993_00n, 99n, 100n)).toBe(8_917_127_262_193_583_07n)
})

test.each([
  [1n, 3n, 2n, 3n, 100],
  [300n, 1n, 200n, 1n, -33.33],
  [100n, 3n, 100n, 3n, 0],
  [9_007_199_254_740_993n, 1n, 9_007_199_254_740_992n, 1n, 0],
])('S1.1 from %d for %d to %d for %d the average changes by %d percent', (paid, sold, paidNow, soldNow, percent) => {
  const from = { turnover: paid, volume: Number(sold) }
  expect(changeOfAverage(from, { turnover: paidNow, volume: Number(soldNow) })).toBeCloseTo(percent, 10)
})
