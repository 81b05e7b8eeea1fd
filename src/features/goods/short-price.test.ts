import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'

test.each([
  ['942.00', '¥942'],
  ['866.50', '¥866.50'],
  ['1487.20', '¥1,487'],
  ['0.03', '¥0.03'],
])('a price of %s is %s in a narrow cell', (amount, text) => expect(shortPrice(amount)).toBe(text))
