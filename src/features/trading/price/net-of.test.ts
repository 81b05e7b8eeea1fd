import { expect, test } from 'vitest'
import { netOf, netOfAll } from './net-of.ts'

test('S1.5 the fee of a price is rounded up to whole fen', () => {
  expect(netOf('0.99', 250)).toEqual({ net: '0.96', fee: '0.03' })
})

test('S1.5 of several items each has its own fee, not a share of one for the sum', () => {
  expect(netOfAll(['0.99', '0.99', '0.99'], 250)).toEqual({ net: '2.88', fee: '0.09' })
  expect(netOf('2.97', 250)).toEqual({ net: '2.89', fee: '0.08' })
})

test('S1.5 without prices, net and fee are zero', () => {
  expect(netOfAll([], 250)).toEqual({ net: '0.00', fee: '0.00' })
})
