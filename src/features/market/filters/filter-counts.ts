import type { CallInput } from '#contract/call.ts'
import type { filter } from '#contract/market/on-sale.ts'
import { itemFields, isAboutItems, type ItemField } from '../item-search.ts'
import { requestOf, type MarketFilter, type MarketSearch } from '../model.ts'

export type CountsRequest = CallInput<typeof filter>

/** The request for the option counts; null when no filter excludes any goods. */
export function countsRequestOf(search: MarketSearch, known: MarketFilter): CountsRequest | null {
  const { keyword, categories, weapons, exteriors, qualities, rarities, collections, price_min, price_max } = requestOf(
    search,
    known,
  )
  const request = { keyword, categories, weapons, exteriors, qualities, rarities, collections, price_min, price_max }
  const asked = Object.entries(request).filter(([, value]) => value !== undefined)
  return asked.length > 0 ? Object.fromEntries(asked) : null
}

/**
 * The options with their counts of goods or of single items, whichever is listed. Single items can't be counted by item
 * filters or listing prices; with those set, `isCounted` is false.
 */
export function shownCounts(counts: MarketFilter, search: MarketSearch): { options: MarketFilter; isCounted: boolean } {
  if (!isAboutItems(search)) return { options: counts, isCounted: true }
  const { listings } = counts
  const inListings = <Option extends { key: string }>(options: readonly Option[], of: Record<string, number>) =>
    options.map((option) => ({ ...option, count: of[option.key] ?? 0 }))
  const options: MarketFilter = {
    ...counts,
    categories: inListings(counts.categories, listings.categories).map((category) => ({
      ...category,
      weapons: inListings(category.weapons, listings.weapons),
    })),
    exteriors: inListings(counts.exteriors, listings.exteriors),
    qualities: inListings(counts.qualities, listings.qualities),
    rarities: inListings(counts.rarities, listings.rarities),
  }
  const isNarrower = (Object.keys(itemFields) as ItemField[]).some((field) => search[field] !== undefined)
  const hasPrice = search.price_min !== undefined || search.price_max !== undefined
  return { options, isCounted: !isNarrower && !hasPrice && !search.sort?.startsWith('fade') }
}
