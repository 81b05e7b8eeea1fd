import { expect, test } from 'vitest'
import { formatAmount, formatYuan, parseAmount, sumOf } from './money.ts'

test('S5.7 an amount has two decimals on the wire and is whole fen inside', () => {
  expect(formatAmount(12850n)).toBe('128.50')
  expect(formatAmount(5n)).toBe('0.05')
  expect(formatAmount(-230n)).toBe('-2.30')
  expect(parseAmount('128.50')).toBe(12850n)
  for (const wrong of ['128.5', '1e21', 'NaN', '１２.00', '', '1.001', ' 1.00']) {
    expect(() => parseAmount(wrong)).toThrow(RangeError)
  }
})

test.each([
  ['0.05', '¥0.05'],
  ['999.00', '¥999.00'],
  ['50000.00', '¥50,000.00'],
  ['-1234567.50', '−¥1,234,567.50'],
])('%s reads as %s', (amount, read) => expect(formatYuan(amount)).toBe(read))

test('S1.2 a sum is exact', () => {
  expect(sumOf(['0.10', '0.20'])).toBe('0.30')
  expect(sumOf(['9007199254740.99', '0.02'])).toBe('9007199254741.01')
  expect(sumOf([])).toBe('0.00')
})
