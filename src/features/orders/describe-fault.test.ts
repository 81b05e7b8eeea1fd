import { expect, test } from 'vitest'
import type { OrderView } from '#contract/orders/orders.ts'
import { describeFault } from './describe-fault.ts'

const faultOf = (state: OrderView['state'], fault: OrderView['fault'], role: OrderView['role'] = 'buyer') =>
  describeFault({ state, role, fault, counterpart: { nickname: 'NorthStall' } })

test('S4.22 both sides are told who was at fault, in their own words', () => {
  expect(faultOf('refunded', 'seller')).toBe('NorthStall')
  expect(faultOf('refunded', 'seller', 'seller')).toBe('You')
  expect(faultOf('cancelled', 'buyer')).toBe('You')
  expect(faultOf('reversed', 'platform', 'seller')).toBe('Steam')
  expect(faultOf('cancelled', null)).toBe('Nobody')
})

test('S4.22 nobody is at fault in an order that is under way, or went well', () => {
  expect(faultOf('in_protection', null)).toBeUndefined()
  expect(faultOf('completed', null)).toBeUndefined()
})
