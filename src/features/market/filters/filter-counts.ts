import type { CallInput } from '#contract/call.ts'
import type { filter } from '#contract/market/on-sale.ts'
import { isAboutItems } from '../item-search.ts'
import { requestOf, type MarketFilter, type MarketSearch } from '../model.ts'

export type CountsRequest = CallInput<typeof filter>

/** The request for the option counts; null when no filter excludes anything. */
export function countsRequestOf(search: MarketSearch, known: MarketFilter): CountsRequest | null {
  const { sort: _, cursor: __, level, ...filters } = requestOf(search, known)
  const hasPrice = filters.price_min !== undefined || filters.price_max !== undefined
  // The level only says whose prices are meant.
  const request: CountsRequest = { ...filters, ...(hasPrice && level === 'listings' && { level }) }
  return Object.keys(request).length > 0 ? request : null
}

/**
 * The options with their counts of goods or of single items, whichever is listed. With `isCounted` false there are no
 * counts: too many items match, they take too long to find, or the answer is not there.
 *
 * @param counts - the answer to `countsRequestOf`
 */
export function shownCounts(
  known: MarketFilter,
  counts: MarketFilter | undefined,
  search: MarketSearch,
): { options: MarketFilter; isCounted: boolean } {
  const { listings, ...options } = counts ?? known
  if (!isAboutItems(search)) return { options: { ...options, listings }, isCounted: true }
  const inListings = <Option extends { key: string }>(options: readonly Option[], of: Record<string, number>) =>
    options.map((option) => ({ ...option, count: of[option.key] ?? 0 }))
  return {
    options: {
      ...options,
      listings,
      categories: inListings(options.categories, listings.categories).map((category) => ({
        ...category,
        weapons: inListings(category.weapons, listings.weapons),
      })),
      exteriors: inListings(options.exteriors, listings.exteriors),
      qualities: inListings(options.qualities, listings.qualities),
      rarities: inListings(options.rarities, listings.rarities),
    },
    // Sorted by fade, only items that have one are listed.
    isCounted: counts !== undefined && listings.is_counted && !search.sort?.startsWith('fade'),
  }
}
