import { expect, test } from 'vitest'
import { worthByDay } from './worth-by-day.ts'

const days = ['2026-01-01', '2026-01-02', '2026-01-03']
const item = { goodsId: 'g', styleId: 0 }

test('S1.5 an item is worth the last price of its goods, from the day it came to the day before it left', () => {
  const prices = [
    { ...item, day: '2025-12-01', median: 500n },
    { ...item, day: '2026-01-02', median: 700n },
    { ...item, styleId: 1, day: '2026-01-01', median: 9_000n },
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
  const prices = [{ ...item, day: '2026-01-03', median: 100n }]
  expect(worthByDay(days, held, prices).map(({ unpriced, worth }) => [unpriced, worth])).toEqual([
    [3, 0n],
    [3, 0n],
    [0, 300n],
  ])
  expect(worthByDay(days, [], prices)[0]).toEqual({ day: '2026-01-01', count: 0, unpriced: 0, worth: 0n })
})
