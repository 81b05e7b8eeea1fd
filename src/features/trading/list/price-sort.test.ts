import { expect, test, vi } from 'vitest'
import type { TradeSort } from '#contract/words.ts'
import { priceSort } from './price-sort.ts'

test.each<[TradeSort | undefined, 'up' | 'down' | undefined, TradeSort | undefined]>([
  [undefined, undefined, 'price_asc'],
  ['oldest', undefined, 'price_asc'],
  ['price_asc', 'up', 'price_desc'],
  ['price_desc', 'down', undefined],
])('S1.5 S2.8 S2.10 a price column sorted %s points %s, and sorts %s next', (sort, direction, next) => {
  const onSort = vi.fn<(sort: TradeSort | undefined) => void>()
  const column = priceSort(sort, onSort)
  expect(column.direction).toBe(direction)
  column.onSort()
  expect(onSort).toHaveBeenCalledExactlyOnceWith(next)
})
