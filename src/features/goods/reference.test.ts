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
  const month = [day(1, '100.00', 4), day(5, '90.00'), day(12, '500.00'), day(22, '103.10', 9), day(27, '80.00')]

  test('is that of the last week against the first, each day as heavy as its sales', () => {
    expect(changeOver(month)).toBeCloseTo(3.1)
  })

  test('does not move with a day under way', () => {
    expect(changeOver([...month, day(28, '1.00', 50, true)])).toBeCloseTo(3.1)
  })

  test('is not told over less than two weeks, nor from fewer than three sales', () => {
    expect(changeOver([])).toBeNull()
    expect(changeOver([day(1, '1.00', 9), day(13, '2.00', 9)])).toBeNull()
    expect(changeOver([day(1, '1.00', 9), day(14, '2.00', 9)])).toBeCloseTo(100)
    expect(changeOver([day(1, '1.00', 9), day(14, '2.00', 2)])).toBeNull()
  })
})

test('S1.1 two sales are no reference, three are', () => {
  const standing = (reference_sales: number) => ({ reference_price: '9.00', reference_sales }) as Standing
  expect(referenceOf(standing(2))).toBeNull()
  expect(referenceOf(standing(3))).toBe('9.00')
})
