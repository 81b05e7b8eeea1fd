import { expect, test } from 'vitest'
import { endedPurchasesSearch, listPart, purchasesSearch } from './search.ts'

test('S2.19 the address of a list of purchase orders keeps what it knows and drops the rest', () => {
  const typed = { keyword: ' redline ', sort: 'expiring', post: 'new', price: '5' }
  expect(purchasesSearch(typed)).toEqual({ keyword: 'redline', sort: 'expiring', post: 'new', price: '5.00' })
  expect(purchasesSearch({ keyword: ' ', sort: 'newest', post: 'no way', page: 2 })).toEqual({})
})

test('S2.9 what has ended is not sorted by an expiry that no longer comes', () => {
  expect(endedPurchasesSearch({ sort: 'expiring', keyword: 'awp' })).toEqual({ keyword: 'awp' })
  expect(endedPurchasesSearch({ sort: 'price_desc' })).toEqual({ sort: 'price_desc' })
})

test('S1.3 the list stays as it is when the dialog above it closes', () => {
  expect(listPart({ keyword: 'awp', sort: 'price_asc', post: 'new', find: 'redline', price: '5.00' })).toEqual({
    keyword: 'awp',
    sort: 'price_asc',
  })
})
