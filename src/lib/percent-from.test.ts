import { expect, test } from 'vitest'
import { percentFrom } from './percent-from.ts'

test.each([
  ['100.00', '91.00', -9],
  ['100.00', '100.00', 0],
  ['80.00', '100.00', 25],
  ['3.00', '4.00', 33.333],
  ['3.00', '2.00', -33.333],
  ['9999999999999.99', '9999999999999.98', 0],
])('S1.7 S2.7 against %s, %s is %d percent', (reference, price, percent) => {
  expect(percentFrom(reference, price)).toBeCloseTo(percent, 9)
})

test.each([
  [null, '1.00'],
  ['1.00', null],
  ['0.00', '1.00'],
])('S1.7 S2.7 %s and %s cannot be compared', (reference, price) => expect(percentFrom(reference, price)).toBeNull())
