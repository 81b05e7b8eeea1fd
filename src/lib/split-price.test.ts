import { expect, test } from 'vitest'
import { splitPrice } from './split-price.ts'

test('S5.7 the seller part rounds down once and nothing is lost', () => {
  expect(splitPrice(999n, 250n)).toEqual({ net: 974n, fee: 25n })
  // More digits than a float holds.
  expect(splitPrice(9_007_199_254_740_993_00n, 100n).net).toBe(8_917_127_262_193_583_07n)
  for (let price = 1n; price < 2000n; price += 7n) {
    const { net, fee } = splitPrice(price, 250n)
    expect(net + fee).toBe(price)
    expect(net >= 0n && fee >= 0n).toBe(true)
  }
})
