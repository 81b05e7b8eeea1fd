import { expect, test } from 'vitest'
import { nextPrice } from './use-price-keys.ts'

test.each([
  ['Enter', 0, 1],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 'end'],
  ['Enter', 2, 'end'],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['Tab', 0, undefined],
] as const)('%s in price %d of three leads to %s', (key, from, to) => {
  expect(nextPrice(key, from, 3)).toBe(to)
})
