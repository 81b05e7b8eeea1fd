import { expect, test } from 'vitest'
import { gainOf, purchaseFilters, worthOf } from './model.ts'
import { purchaseHistorySearch } from './search.ts'

const zone = 'Asia/Shanghai'

test('S2.8 the history has what ended, all of it, or what ended one way', () => {
  expect(purchaseFilters({}, zone)).toEqual({ states: ['completed', 'refunded', 'reversed', 'cancelled'] })
  expect(purchaseFilters(purchaseHistorySearch({ state: 'any', fault: 'seller' }), zone)).toEqual({ fault: 'seller' })
  expect(purchaseFilters({ state: 'reversed', keyword: 'awp' }, zone)).toEqual({ states: ['reversed'], keyword: 'awp' })
})

test('S2.8 a purchase gains or loses against the price of today while its buyer has the item', () => {
  const bought = { price: '100.00', reference_price: '112.50' }
  expect(gainOf({ is_still_mine: true, ...bought })).toBe('12.50')
  expect(gainOf({ is_still_mine: true, price: '112.50', reference_price: '100.00' })).toBe('-12.50')
  expect(worthOf({ is_still_mine: true, ...bought })).toBe('112.50')
  expect(gainOf({ is_still_mine: null, ...bought }), 'never received, or went back').toBeNull()
  expect(worthOf({ is_still_mine: false, ...bought }), 'sold on').toBeNull()
  expect(gainOf({ is_still_mine: false, ...bought })).toBeNull()
  expect(gainOf({ is_still_mine: true, price: '100.00', reference_price: null })).toBeNull()
})
