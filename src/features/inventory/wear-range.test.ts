import { expect, test } from 'vitest'
import { cleanWear, wearField, wearRange } from './wear-range.ts'

test.each([
  ['0,15', '0.15'],
  ['0.1.5x', '0.15'],
  ['12', '1'],
  ['.07', '.07'],
  ['0.12345678', '0.123456'],
  ['', ''],
])('S2.19 a wear typed as %s stands as %s', (typed, shown) => {
  expect(cleanWear(typed)).toBe(shown)
})

test('S2.19 what is no wear bounds nothing, and bounds the wrong way round are turned', () => {
  expect(wearRange('0.38', '.15')).toEqual({ wear_min: 0.15, wear_max: 0.38 })
  expect(wearRange('0', '')).toEqual({ wear_min: 0, wear_max: undefined })
  expect(wearRange('7', '.')).toEqual({ wear_min: undefined, wear_max: undefined })
  expect(wearField(wearRange('0.15', '').wear_min)).toBe('0.15')
})
