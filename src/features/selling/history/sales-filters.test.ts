import { expect, test } from 'vitest'
import { salesSearch } from '../search.ts'
import { salesFilters } from './sales-filters.ts'

test('S2.10 sales are all of them, those under way, or those that ended one way', () => {
  const zone = 'Asia/Shanghai'
  expect(salesFilters(salesSearch({}), zone)).toEqual({})
  expect(salesFilters({ state: 'open' }, zone).states).toContain('awaiting_acceptance')
  expect(salesFilters({ state: 'refunded', fault: 'buyer' }, zone)).toEqual({ states: ['refunded'], fault: 'buyer' })
})
