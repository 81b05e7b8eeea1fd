import { expect, test } from 'vitest'
import { digitsOf, halfWidth } from './half-width.ts'

test.each([
  ['１００', '100'],
  ['１２．５', '12.5'],
  ['12。5', '12.5'],
  ['12｡5', '12.5'],
  ['2² ½ Ａ', '2² ½ Ａ'],
])('%s is %s', (typed, meant) => expect(halfWidth(typed)).toBe(meant))

test('digits of either width are kept, and nothing else', () => {
  expect(digitsOf('１３８-0000 0001')).toBe('13800000001')
  expect(digitsOf('4²8')).toBe('48')
})
