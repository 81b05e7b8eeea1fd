import { stringifySearch } from '#lib/search/search-codec.ts'
import { activeFilters } from './filter-choices.ts'
import type { MarketFilter, MarketSearch } from './model.ts'

/** Where somebody posts a purchase order for what a search is after: with its words, or else the names of the weapons chosen, and
 * with its highest price. `path` is the page of one's own purchase orders. */
export function wantHref(path: string, search: MarketSearch, known: MarketFilter): string {
  const weapons = activeFilters(search, known)
    .filter(({ key }) => key.startsWith('weapons-'))
    .map(({ name }) => name)
  const find = [search.keyword ?? weapons.join(' ')].filter(Boolean).at(0)
  return path + stringifySearch({ post: 'new', find, price: search.price_max })
}
