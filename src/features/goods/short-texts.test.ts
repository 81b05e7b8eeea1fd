import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'
import { signedPercent } from './signed-percent.ts'

test.each([
  ['942.00', '¥942'],
  ['866.50', '¥866.50'],
  ['1487.20', '¥1,487'],
  ['0.03', '¥0.03'],
])('a price of %s is %s in a narrow cell', (amount, text) => expect(shortPrice(amount)).toBe(text))

test.each([
  [3.1, '+3.1%'],
  [-0.7, '−0.7%'],
  [0.04, '0.0%'],
  [-0.04, '0.0%'],
])('%d percent is %s', (percent, text) => expect(signedPercent(percent)).toBe(text))
