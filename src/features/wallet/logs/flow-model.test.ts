import { expect, test } from 'vitest'
import { explanationOf } from './flow-model.ts'

test('both sides of a settlement are explained differently', () => {
  expect(explanationOf({ reason: 'order_settled', amount: '-9.75' })).toBe('order_settled_out')
  expect(explanationOf({ reason: 'order_settled', amount: '9.75' })).toBe('order_settled_in')
  expect(explanationOf({ reason: 'order_paid', amount: '-10.00' })).toBe('order_paid')
})
