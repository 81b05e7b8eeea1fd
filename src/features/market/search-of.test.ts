import { expect, test } from 'vitest'
import { knownFilter } from '../../../tests/setup/known-filter.ts'
import { marketSearch, requestOf, type MarketSearch } from './model.ts'
import { searchOf } from './search-of.ts'

const written: Record<string, unknown>[] = [
  { keyword: 'redline', exteriors: 'ft,mw', price_max: '100.00' },
  { wear_min: '0.1', wear_max: '0.2', seeds: '3,387', sort: 'wear_desc' },
  { stickers: '3:0123456789b,x2:0123456789a', has_charm: 'yes', has_name_tag: 'no', is_bargainable: '1' },
  { level: 'listings', sort: 'newest' },
  { sort: 'discount', qualities: 'stattrak' },
]

test.each(written)('S2.19 a search that is kept opens as it was: %j', (address) => {
  const search: MarketSearch = marketSearch(address)
  const request = requestOf(search, knownFilter)
  expect(requestOf(searchOf(request), knownFilter)).toEqual(request)
  expect(searchOf(request)).toMatchObject(search)
})
