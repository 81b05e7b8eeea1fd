import { expect, test } from 'vitest'
import { gainOf, purchaseFilters, worthOf } from './model.ts'
import { purchaseHistorySearch } from './search.ts'

const zone = 'Asia/Shanghai'

test('S2.8 the history has what ended, all of it, or what ended one way', () => {
  expect(purchaseFilters({}, zone)).toEqual({ states: ['completed', 'refunded', 'reversed', 'cancelled'] })
  expect(purchaseFilters(purchaseHistorySearch({ state: 'any', fault: 'seller' }), zone)).toEqual({ fault: 'seller' })
  expect(purchaseFilters({ state: 'reversed', keyword: 'awp' }, zone)).toEqual({ states: ['reversed'], keyword: 'awp' })
})

test('S2.8 a purchase gains or loses against the price of today, once the item is there', () => {
  const bought = { price: '100.00', reference_price: '112.50' }
  expect(gainOf({ state: 'completed', ...bought })).toBe('12.50')
  expect(gainOf({ state: 'in_protection', price: '112.50', reference_price: '100.00' })).toBe('-12.50')
  expect(gainOf({ state: 'refunded', ...bought })).toBeNull()
  expect(worthOf({ state: 'completed', ...bought })).toBe('112.50')
  expect(worthOf({ state: 'reversed', ...bought }), 'the item went back').toBeNull()
  expect(gainOf({ state: 'awaiting_delivery', ...bought })).toBeNull()
  expect(gainOf({ state: 'completed', price: '100.00', reference_price: null })).toBeNull()
})
