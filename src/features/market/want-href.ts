import { stringifySearch } from '#lib/search/search-codec.ts'
import { conditionKeys } from './item-search.ts'
import type { MarketFilter, MarketSearch } from './model.ts'

/**
 * The link to post a purchase order for a search: with its keyword or weapon, exterior and quality as the text to find
 * the goods by, its conditions on single items, and its highest price. `path` is the page of the person's own purchase
 * orders.
 */
export function wantHref(path: string, search: MarketSearch, known: MarketFilter): string {
  const weapons = known.categories.flatMap((category) => category.weapons)
  const words = [
    search.keyword ?? onlyName(search.weapons, weapons),
    onlyName(search.exteriors, known.exteriors),
    onlyName(search.qualities, known.qualities.filter(isPartOfNames)),
  ]
  const conditions = Object.fromEntries(conditionKeys.map((key) => [key, search[key]]))
  const find = words.filter(Boolean).join(' ') || undefined
  return path + stringifySearch({ post: 'new', find, price: search.price_max, ...conditions })
}

/** The name of the one option chosen; none if several are, because no goods has the names of two. */
function onlyName(chosen: readonly string[] | undefined, options: readonly { key: string; name: string }[]) {
  const names = options.filter(({ key }) => chosen?.includes(key)).map(({ name }) => name)
  return names.length === 1 ? names[0] : undefined
}

/** Names say `StatTrak™` and `Souvenir`, but nothing about other qualities. */
const isPartOfNames = ({ key }: { key: string }) => key === 'stattrak' || key === 'souvenir'
