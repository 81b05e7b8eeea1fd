import type { TradeSort } from '#contract/words.ts'
import type { ItemColumn } from './item-list.tsx'

/** The price column sorts cheapest first, then most expensive first, then newest first again. */
export function priceSort(
  sort: TradeSort | undefined,
  onSort: (sort: TradeSort | undefined) => void,
): NonNullable<ItemColumn['sort']> {
  if (sort === 'price_asc') return { direction: 'up', onSort: () => onSort('price_desc') }
  if (sort === 'price_desc') return { direction: 'down', onSort: () => onSort(undefined) }
  return { direction: undefined, onSort: () => onSort('price_asc') }
}
