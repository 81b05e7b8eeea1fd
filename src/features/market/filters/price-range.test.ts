import { expect, test } from 'vitest'
import { priceField, priceRange } from './price-range.ts'

test('S5.6 a price filter takes what people type', () => {
  expect(priceRange('100', '')).toEqual({ price_min: '100.00', price_max: undefined })
  expect(priceRange('', '.5')).toEqual({ price_min: undefined, price_max: '0.50' })
  expect(priceRange('0', '20.999')).toEqual({ price_min: undefined, price_max: '20.99' })
})

test('bounds the wrong way round are turned', () => {
  expect(priceRange('200', '100')).toEqual({ price_min: '100.00', price_max: '200.00' })
})

test('a bound is shown as it would be typed', () => {
  expect(priceField('100.00')).toBe('100')
  expect(priceField('0.50')).toBe('0.50')
  expect(priceField(undefined)).toBe('')
})
