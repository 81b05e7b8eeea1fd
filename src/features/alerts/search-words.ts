import { maxSearchName } from '#contract/bounds.ts'
import { filterName } from '#features/market/filters/filter-chips.tsx'
import { activeFilters } from '#features/market/filters/filter-choices.ts'
import type { Names } from '#features/market/filters/item-filter-chips.ts'
import type { MarketFilter, MarketSearch } from '#features/market/model.ts'

/** The filters of a search in words, as its chips show them. */
export const searchWords = (search: MarketSearch, filter: MarketFilter, names?: Names): string[] =>
  activeFilters(search, filter, names).map((active) => filterName(active, search))

/** A default name for a search: as many of its parts as fit. */
export function suggestedName(words: readonly string[]): string {
  const [first = '', ...others] = words
  let name = first.slice(0, maxSearchName)
  for (const word of others) {
    const longer = `${name} · ${word}`
    if (longer.length > maxSearchName) return name
    name = longer
  }
  return name
}
