import { expect, test } from 'vitest'
import { barParts, totalOf } from './model.ts'

test('the balances are parts of one bar that follow each other', () => {
  expect(barParts({ available: '75.00', held: '0.00', pending: '25.00' })).toEqual([
    { name: 'available', start: 0, width: 75 },
    { name: 'pending', start: 75, width: 25 },
  ])
})

test('an empty wallet has no parts', () => {
  expect(barParts({ available: '0.00', held: '0.00', pending: '0.00' })).toEqual([])
})

test('parts never come to more than the bar, however large or odd the amounts', () => {
  const parts = barParts({ available: '9999999999999.99', held: '0.01', pending: '3333333333333.33' })
  const last = parts.at(-1)!
  expect(last.start + last.width).toBeLessThanOrEqual(100)
  expect(totalOf({ available: '9999999999999.99', held: '0.01', pending: '0.00' })).toBe('10000000000000.00')
})
