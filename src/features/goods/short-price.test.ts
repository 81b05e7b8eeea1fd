import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'

test.each([
  ['942.00', '¥942'],
  ['866.50', '¥866.50'],
  ['1487.20', '¥1,488'],
  ['99999.01', '¥100,000'],
  ['9999999.99', '¥10M'],
  ['1234000.00', '¥1.24M'],
  ['1487.00', '¥1,487'],
  ['0.03', '¥0.03'],
])('a price of %s is %s in a narrow cell', (amount, text) => expect(shortPrice(amount)).toBe(text))
