import { expect, test } from 'vitest'
import { worthByDay } from './worth-by-day.ts'

const days = ['2026-01-01', '2026-01-02', '2026-01-03']
const item = { goodsId: 'g', styleId: 0 }

test('S1.5 an item is worth the reference price of its goods, from the day it came to the day before it left', () => {
  const prices = [
    { ...item, day: '2025-12-01', median: 500n, volume: 1 },
    { ...item, day: '2026-01-02', median: 700n, volume: 1 },
    { ...item, styleId: 1, day: '2026-01-01', median: 9_000n, volume: 1 },
  ]
  const held = [
    { ...item, since: '2025-06-01', until: null, count: 2 },
    { ...item, since: '2026-01-02', until: '2026-01-03', count: 1 },
  ]
  expect(worthByDay(days, held, prices).map(({ count, worth }) => [count, worth])).toEqual([
    [2, 1_000n],
    [3, 2_100n],
    [2, 1_400n],
  ])
})

test('S1.5 what the market has never sold is counted and worth nothing yet', () => {
  const held = [{ ...item, since: '2026-01-01', until: null, count: 3 }]
  const prices = [{ ...item, day: '2026-01-03', median: 100n, volume: 1 }]
  expect(worthByDay(days, held, prices).map(({ unpriced, worth }) => [unpriced, worth])).toEqual([
    [3, 0n],
    [3, 0n],
    [0, 300n],
  ])
  expect(worthByDay(days, [], prices)[0]).toEqual({ day: '2026-01-01', count: 0, unpriced: 0, worth: 0n })
})

test('S1.5 the reference price of a day is the median of the sales in the seven days before', () => {
  const sold = (day: string, median: bigint, volume: number) => ({ ...item, day, median, volume })
  const prices = [
    sold('2025-12-20', 50n, 99),
    sold('2025-12-25', 900n, 3),
    sold('2025-12-30', 400n, 2),
    sold('2025-12-31', 500n, 2),
    sold('2026-01-02', 10n, 9),
  ]
  const held = [{ ...item, since: '2025-06-01', until: null, count: 1 }]
  expect(worthByDay(days, held, prices).map(({ worth }) => worth)).toEqual([500n, 400n, 10n])
})
