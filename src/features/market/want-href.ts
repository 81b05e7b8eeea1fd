import { stringifySearch } from '#lib/search/search-codec.ts'
import { activeFilters } from './filter-choices.ts'
import type { MarketFilter, MarketSearch } from './model.ts'

/**
 * The link to post a purchase order for a search: with its keyword, or else the names of its weapons, and with its
 * highest price. `path` is the page of the person's own purchase orders.
 */
export function wantHref(path: string, search: MarketSearch, known: MarketFilter): string {
  const weapons = activeFilters(search, known)
    .filter(({ key }) => key.startsWith('weapons-'))
    .map(({ name }) => name)
  const find = [search.keyword ?? weapons.join(' ')].filter(Boolean).at(0)
  return path + stringifySearch({ post: 'new', find, price: search.price_max })
}
