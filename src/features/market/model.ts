import { maxKeyword } from '#contract/bounds.ts'
import type { CallData, CallInput } from '#contract/call.ts'
import type { filter, onSaleList } from '#contract/market/on-sale.ts'
import { exteriors, goodsSorts, marketItemSorts, qualities } from '#contract/words.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { isAboutItems, itemFields, itemRequestOf, itemSortOf } from './item-search.ts'
import { listOf, matching, money, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

export type MarketFilter = CallData<typeof filter>
export type MarketRequest = CallInput<typeof onSaleList>

const slug = matching(/^[a-z0-9-_]{1,60}$/)

const grammar = searchSchema({
  keyword: text(maxKeyword),
  categories: listOf(slug),
  weapons: listOf(slug),
  exteriors: listOf(oneOf(exteriors)),
  qualities: listOf(oneOf(qualities)),
  rarities: listOf(slug),
  collections: listOf(slug),
  price_min: money,
  price_max: money,
  ...itemFields,
  /** Lists single items even without an item filter. */
  level: oneOf(['listings']),
  /** For single items: cards, or rows that are easier to compare. */
  view: oneOf(['grid', 'list'], 'grid'),
  sort: oneOf([...new Set([...goodsSorts, ...marketItemSorts])]),
  /** For the page links that work without scripts; with them more is loaded in place. */
  cursor: matching(/^[\w-]{1,200}$/),
})

export type MarketSearch = ReturnType<typeof grammar>

/**
 * S2.19 The grammar of a market search in its address. `categories` and `weapons` form one tree: an item matches if its
 * category or its weapon is chosen. All other parts must match together. Goods sort by popularity by default, so the
 * address omits it.
 */
export function marketSearch(raw: Record<string, unknown>): MarketSearch {
  const search = grammar(raw)
  if (search.sort === 'popular' && !isAboutItems(search)) delete search.sort
  return search
}

/** A step from the latest requested search, which may be ahead of the page: two quick clicks both count. */
export type MarketStep = (asked: MarketSearch) => MarketSearch

/** Takes the page there; done once it has arrived. */
export type MarketChange = (step: MarketStep) => Promise<void>

/**
 * What the exchange is asked. Slugs that the market does not know (any more) are dropped one by one, because it would
 * refuse them and with them the whole search (S2.19).
 */
export function requestOf(search: MarketSearch, known: MarketFilter): MarketRequest {
  const { keyword, exteriors, qualities, collections, cursor } = search
  // A hand-written address may have them reversed, which the exchange would refuse.
  const [price_min, price_max] =
    Number(search.price_min ?? 0) > Number(search.price_max ?? Number.POSITIVE_INFINITY)
      ? [search.price_max, search.price_min]
      : [search.price_min, search.price_max]
  const weapons = new Set(known.categories.flatMap((category) => category.weapons.map((weapon) => weapon.key)))
  const request = {
    keyword,
    categories: knownOf(search.categories, keysOf(known.categories)),
    weapons: knownOf(search.weapons, weapons),
    exteriors: exteriors?.toSorted(),
    qualities: qualities?.toSorted(),
    rarities: knownOf(search.rarities, keysOf(known.rarities)),
    collections: collections?.toSorted(),
    price_min,
    price_max,
    ...itemRequestOf(search),
    sort: isAboutItems(search) ? itemSortOf(search) : search.sort,
    cursor,
  }
  // With undefined values left out and lists sorted, equal searches share one cache key.
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined))
}

const keysOf = (options: readonly { key: string }[]) => new Set(options.map((option) => option.key))

function knownOf(slugs: readonly string[] | undefined, known: ReadonlySet<string>): string[] | undefined {
  const kept = slugs?.filter((slug) => known.has(slug)).sort() ?? []
  return kept.length > 0 ? kept : undefined
}

/** Applies a change to the search and returns to the first page; undefined or empty values are dropped. */
export function withChange(search: MarketSearch, change: MarketSearch): MarketSearch {
  return marketSearch({ ...search, cursor: undefined, ...change })
}

/**
 * Sorts the same things differently: single items stay single items under a sort that goods have as well. The default
 * order is left out (S2.19), but one that was chosen for goods outlasts an item filter.
 */
export function sortedBy(search: MarketSearch, sort: MarketSearch['sort']): MarketSearch {
  const isDefault = isAboutItems(search) && sort === itemSortOf({})
  const next = withChange(search, { sort: isDefault ? undefined : sort })
  return isAboutItems(search) && !isAboutItems(next) ? withChange(next, { level: 'listings' }) : next
}

/** The address of a search, with its parameters in the order of the grammar. */
export const marketHref = (path: string, search: MarketSearch): string =>
  path + stringifySearch(marketSearch({ ...search }))
