import { expect, test } from 'vitest'
import { boundError, numberRange } from './number-range.ts'

test('S5.5 a bound outside its range, or no number, is told', () => {
  expect(boundError('1.5', 1)).toBe('Enter a number from 0 to 1')
  expect(boundError('101', 100)).toBe('Enter a number from 0 to 100')
  expect(boundError('-0.1', 1)).toBe('Enter a number from 0 to 1')
  expect(boundError('worn', 1)).toBe('Enter a number from 0 to 1')
})

test('an empty field and every bound that is read are right', () => {
  for (const text of ['', ' ', '0', '1', '.5', '0,38', ' 0.07 ']) expect(boundError(text, 1)).toBeUndefined()
  expect(numberRange('0,38', ' .07 ', 1)).toEqual([0.07, 0.38])
  expect(numberRange('', '100', 100)).toEqual([undefined, 100])
})
