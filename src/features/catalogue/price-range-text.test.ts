import { expect, test } from 'vitest'
import { priceRangeText } from './price-range-text.ts'

test('S1.1 what several goods are offered for: a range, one price, or nothing', () => {
  expect(priceRangeText('1.20', '3400.00')).toBe('¥1.20 – ¥3,400.00')
  expect(priceRangeText('5.00', '5.00')).toBe('¥5.00')
  expect(priceRangeText('5.00')).toBe('¥5.00')
  expect(priceRangeText(null, null)).toBe('Not on sale')
})
