import { filterName } from '#features/market/filters/filter-chips.tsx'
import { activeFilters } from '#features/market/filters/filter-choices.ts'
import type { Names } from '#features/market/filters/item-filter-chips.ts'
import type { MarketFilter, MarketSearch } from '#features/market/model.ts'

/** The maximum length of a saved search's name. */
export const longestName = 60

/** The filters of a search in words, as its chips show them. */
export const searchWords = (search: MarketSearch, filter: MarketFilter, names?: Names): string[] =>
  activeFilters(search, filter, names).map((active) => filterName(active, search))

/** A default name for a search: as many of its parts as fit. */
export function suggestedName(words: readonly string[]): string {
  const [first = '', ...others] = words
  let name = first.slice(0, longestName)
  for (const word of others) {
    const longer = `${name} · ${word}`
    if (longer.length > longestName) return name
    name = longer
  }
  return name
}
