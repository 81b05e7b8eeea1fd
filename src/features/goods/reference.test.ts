import { describe, expect, test } from 'vitest'
import { type Standing, referenceOf } from '#features/listings/standing.ts'
import type { PriceDay } from './model.ts'
import { changeOver } from './reference.ts'

const day = (date: number, median: string, volume = 1, is_under_way = false): PriceDay => ({
  day: `2026-11-${String(date).padStart(2, '0')}`,
  median,
  low: median,
  high: median,
  volume,
  is_under_way,
})

describe('S1.1 a change over days', () => {
  const span = { from: '2026-11-01', to: '2026-11-30' }
  const month = [day(1, '100.00', 4), day(7, '90.00'), day(8, '500.00'), day(23, '103.10', 9), day(29, '80.00')]

  test('is that of the last week against the first, each day as heavy as its sales', () => {
    expect(changeOver(month, span)).toBeCloseTo(3.1)
  })

  test('does not move with a day under way', () => {
    expect(changeOver([...month, day(30, '1.00', 50, true)], span)).toBeCloseTo(3.1)
  })

  test('is not told from weeks between, nor from fewer than three sales', () => {
    expect(changeOver([], span)).toBeNull()
    expect(changeOver([day(8, '1.00', 9), day(22, '2.00', 9)], span)).toBeNull()
    expect(changeOver([day(1, '1.00', 9), day(22, '2.00', 9)], span)).toBeNull()
    expect(changeOver([day(7, '1.00', 9), day(23, '2.00', 9)], span)).toBeCloseTo(100)
    expect(changeOver([day(7, '1.00', 9), day(23, '2.00', 2)], span)).toBeNull()
  })
})

test('S1.1 two sales are no reference, three are', () => {
  const standing = (reference_sales: number) => ({ reference_price: '9.00', reference_sales }) as Standing
  expect(referenceOf(standing(2))).toBeNull()
  expect(referenceOf(standing(3))).toBe('9.00')
})
