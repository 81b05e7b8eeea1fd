import { filterName } from '#features/market/filter-chips.tsx'
import { activeFilters } from '#features/market/filter-choices.ts'
import type { Names } from '#features/market/item-filter-chips.ts'
import type { MarketFilter, MarketSearch } from '#features/market/model.ts'

/** Of a saved search's name. */
export const longestName = 60

/** What a search asks for, as its chips say it. */
export const searchWords = (search: MarketSearch, filter: MarketFilter, names?: Names): string[] =>
  activeFilters(search, filter, names).map((active) => filterName(active, search))

/** A name that a search can have without anybody thinking of one: as many of its parts as there is room for. */
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
