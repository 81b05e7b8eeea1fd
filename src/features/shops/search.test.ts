import { expect, test } from 'vitest'
import { countChoices, isNarrowed, listRequestOf, noFilter, shopPageSearch } from './search.ts'

test('S2.19 the address of a shop keeps what it knows and drops the rest', () => {
  const typed = {
    keyword: ' awp ',
    category: 'rifle',
    exterior: 'fn',
    price_min: '5',
    price_max: '7.5',
    sort: 'price_asc',
  }
  const read = { ...typed, keyword: 'awp', price_min: '5.00', price_max: '7.50' }
  expect(shopPageSearch(typed)).toEqual(read)
  expect(shopPageSearch({ category: 'no way', exterior: 'zz', price_min: '-1', sort: 'newest', page: 2 })).toEqual({})
})

test('S1.6 the exchange is asked for what was chosen, prices the right way round', () => {
  expect(listRequestOf({ category: 'rifle', exterior: 'fn', price_min: '9.00', price_max: '1.00' })).toEqual({
    categories: ['rifle'],
    exteriors: ['fn'],
    price_min: '1.00',
    price_max: '9.00',
  })
  expect(listRequestOf({ price_min: '9.00' })).toEqual({ price_min: '9.00' })
})

test('S1.6 choices are counted, prices as one; the order is none', () => {
  expect(countChoices({ sort: 'price_asc', keyword: 'awp' })).toBe(0)
  expect(countChoices({ category: 'rifle', exterior: 'fn', price_min: '1.00', price_max: '2.00' })).toBe(3)
  expect(isNarrowed({ keyword: 'awp' })).toBe(true)
  expect(isNarrowed(shopPageSearch({ ...noFilter, sort: 'price_asc' }))).toBe(false)
})
