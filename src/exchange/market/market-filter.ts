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
 * What narrows the market's list; the parts have to hold together, the values within one any of them. Categories and
 * weapons are one part, the tree that people choose whole branches and single leaves of.
 */
export type MarketFilter = Pick<
  CallRequest<typeof onSaleList>,
  (typeof goodsFilters)[number] | 'price_min' | 'price_max'
>

/** The filters that a goods fits or not, whatever its listings are like. */
export const goodsFilters = [
  'keyword',
  'categories',
  'weapons',
  'exteriors',
  'qualities',
  'rarities',
  'collections',
] as const

/** Refuses a slug that the catalogue does not know, and crossed bounds: ignoring them would show what nobody asked for. */
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

/** Goods as a whole that have something on sale: the condition of the partial indexes, written out for the planner. */
export const isOnSale = sql`${goodsMarkets.styleId} = 0 and ${goodsMarkets.onSaleCount} > 0`

/** The filter as a condition on `goods_markets`; null where nothing can fit. */
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

/** The goods of collections, in no order. */
export function goodsIdsOf(collections: readonly string[]): string[] {
  const { collectionGoods } = catalogueIndex()
  return [...new Set(collections)].flatMap((slug) => collectionGoods.get(slug) ?? [])
}

/** Whether a goods fits, whatever its name and price. */
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

/** What items of the goods that fit can have. Looking through the catalogue takes milliseconds, so answers are kept. */
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
