import { and, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market/on-sale.ts'
import { parseAmount } from '#lib/money.ts'
import { catalogueIndex } from '../catalogue/goods-index.ts'
import type { CatalogueGoods } from '../catalogue/goods.ts'
import { searchPatterns } from '../catalogue/search-text.ts'
import { CATEGORIES, RARITIES } from '../catalogue/vocabulary.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { invalidRequest, type Refusal } from '../refusal.ts'
import { type Abilities, abilitiesOf } from './filter-conflicts.ts'

/**
 * The filters of the market's list. All parts must match, and any of the values within a part. Categories and weapons
 * are one part: a tree from which people choose whole branches and single leaves.
 */
export type MarketFilter = Pick<
  CallRequest<typeof onSaleList>,
  (typeof goodsFilters)[number] | 'price_min' | 'price_max'
>

/** The filters that a goods matches or not, whatever its listings. */
export const goodsFilters = [
  'keyword',
  'categories',
  'weapons',
  'exteriors',
  'qualities',
  'rarities',
  'collections',
] as const

/** Refuses unknown slugs and crossed bounds: ignoring them would show results that nobody asked for. */
export function checkFilter(filter: MarketFilter): Refusal | null {
  const { weapons, collections } = catalogueIndex()
  const unknown: string[] = [
    ...(filter.categories?.every((key) => Object.hasOwn(CATEGORIES, key)) === false ? ['categories'] : []),
    ...(filter.weapons?.every((key) => weapons.has(key)) === false ? ['weapons'] : []),
    ...(filter.collections?.every((key) => collections.has(key)) === false ? ['collections'] : []),
    ...(filter.rarities?.every((key) => Object.hasOwn(RARITIES, key)) === false ? ['rarities'] : []),
  ]
  const { price_min, price_max } = filter
  if (price_min !== undefined && price_max !== undefined && parseAmount(price_min) > parseAmount(price_max))
    unknown.push('price_min', 'price_max')
  return unknown.length > 0 ? invalidRequest(unknown) : null
}

/** Rows of whole goods with something on sale: the condition of the partial indexes, written out for the planner. */
export const isOnSale = sql`${goodsMarkets.styleId} = 0 and ${goodsMarkets.onSaleCount} > 0`

/** The filter as a condition on `goods_markets`; null if nothing can match. */
export function filterCondition(filter: MarketFilter): SQL | null {
  const { keyword, categories, weapons, exteriors, qualities, rarities, collections, price_min, price_max } = filter
  const patterns = keyword ? searchPatterns(keyword) : []
  if (keyword && patterns.length === 0) return null
  const anyOf = (column: Parameters<typeof inArray>[0], values: string[] | undefined) =>
    values?.length ? inArray(column, values) : undefined
  return and(
    isOnSale,
    or(anyOf(goodsMarkets.category, categories), anyOf(goodsMarkets.weapon, weapons)),
    anyOf(goodsMarkets.exterior, exteriors),
    anyOf(goodsMarkets.quality, qualities),
    anyOf(goodsMarkets.rarity, rarities),
    collections?.length ? sql`${goodsMarkets.goodsId} = any(${sql.param(goodsIdsOf(collections))}::text[])` : undefined,
    price_min === undefined ? undefined : gte(goodsMarkets.lowestPrice, parseAmount(price_min)),
    price_max === undefined ? undefined : lte(goodsMarkets.lowestPrice, parseAmount(price_max)),
    ...patterns.map((pattern) => like(goodsMarkets.searchText, pattern)),
  )!
}

/** The goods of the given collections, unordered. */
export function goodsIdsOf(collections: readonly string[]): string[] {
  const { collectionGoods } = catalogueIndex()
  return [...new Set(collections)].flatMap((slug) => collectionGoods.get(slug) ?? [])
}

/** Whether a goods matches, ignoring keyword and price. */
export function fitsGoods(
  goods: CatalogueGoods,
  { categories, weapons, exteriors, qualities, rarities, collections }: MarketFilter,
): boolean {
  const has = (values: readonly string[] | undefined, value: string | null) =>
    values === undefined || values.length === 0 || (value !== null && values.includes(value))
  const isInTree =
    (!categories?.length && !weapons?.length) ||
    categories?.includes(goods.category) ||
    (goods.weapon !== null && weapons?.includes(goods.weapon))
  return (
    Boolean(isInTree) &&
    has(exteriors, goods.exterior) &&
    has(qualities, goods.quality) &&
    has(rarities, goods.rarity) &&
    has(collections, goods.collection)
  )
}

/** What items of the matching goods can have. Scanning the catalogue takes milliseconds, so results are cached. */
export function abilitiesWithin(filter: MarketFilter): Abilities {
  const { categories, weapons, exteriors, qualities, rarities, collections } = filter
  return knownAbilities.memo(JSON.stringify([categories, weapons, exteriors, qualities, rarities, collections]), {
    context: filter,
  })
}

const knownAbilities = new LRUCache<string, Abilities, MarketFilter>({
  max: 500,
  memoMethod: (_key, _old, { context }) =>
    abilitiesOf([...catalogueIndex().goods.values()].filter((one) => fitsGoods(one, context))),
})
