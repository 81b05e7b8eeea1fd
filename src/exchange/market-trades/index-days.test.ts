import { expect, test } from 'vitest'
import { type CategoryDay, indexDays } from './index-days.ts'

const row = (day: string, more: Partial<CategoryDay> = {}): CategoryDay => ({
  category: 'charm',
  day,
  isUnderWay: false,
  volume: 1,
  turnover: 1000n,
  pairedNow: 0n,
  pairedBefore: 0n,
  ...more,
})

test('S1.1 the index begins at 100 and goes on from day to day as the prices of what sold on both', () => {
  const days = indexDays([
    row('2026-11-04', { pairedNow: 99n, pairedBefore: 11n }),
    row('2026-11-05', { pairedNow: 120n, pairedBefore: 100n }),
    // No goods sold on both days, so the price movement is unknown.
    row('2026-11-06'),
    row('2026-11-07', { pairedNow: 50n, pairedBefore: 100n, isUnderWay: true }),
  ])
  expect(days.map(({ day, index, is_under_way }) => [day, index, is_under_way])).toEqual([
    ['2026-11-04', 100, false],
    ['2026-11-05', 120, false],
    ['2026-11-06', 120, false],
    ['2026-11-07', 60, true],
  ])
})

test('S1.1 categories of a day add up, in the order of days', () => {
  const days = indexDays([
    row('2026-11-05', { volume: 3, pairedNow: 300n, pairedBefore: 200n }),
    row('2026-11-04'),
    row('2026-11-05', { category: 'knife', turnover: 50_050n, pairedNow: 100n, pairedBefore: 200n }),
  ])
  expect(days).toEqual([
    { day: '2026-11-04', volume: 1, turnover: '10.00', index: 100, is_under_way: false },
    { day: '2026-11-05', volume: 4, turnover: '510.50', index: 100, is_under_way: false },
  ])
})
