import { expect, test } from 'vitest'
import type { OrderState } from '#contract/orders/orders.ts'
import { explanationOf } from './flow-model.ts'

test('both sides of a settlement are explained differently', () => {
  expect(explanationOf({ reason: 'order_settled', amount: '-9.75' })).toBe('order_settled_out')
  expect(explanationOf({ reason: 'order_settled', amount: '9.75' })).toBe('order_settled_in')
  expect(explanationOf({ reason: 'order_paid', amount: '-10.00' })).toBe('order_paid')
})

test('a purchase is in escrow only while its order is under way', () => {
  const paid = (order_state: OrderState) => explanationOf({ reason: 'order_paid', amount: '-10.00', order_state })
  expect(paid('in_protection')).toBe('order_paid')
  expect(paid('completed')).toBe('order_paid_completed')
  expect(paid('refunded')).toBe('order_paid_returned')
  expect(paid('reversed')).toBe('order_paid_returned')
})
