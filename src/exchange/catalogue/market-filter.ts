import { and, gte, inArray, like, lte, or, sql, type SQL } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { CallRequest } from '#contract/call.ts'
import type { onSaleList } from '#contract/market.ts'
import { parseAmount } from '#lib/money.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { catalogueIndex } from './goods-index.ts'
import { searchPatterns } from './search-text.ts'
import { CATEGORIES, RARITIES } from './vocabulary.ts'

/**
 * What narrows the market's list; the parts have to hold together, the values within one any of them. Categories and
 * weapons are one part, the tree that people choose whole branches and single leaves of.
 */
export type MarketFilter = Omit<CallRequest<typeof onSaleList>, 'sort' | 'cursor' | 'page_size'>

export const invalidRequest = (fields: string[]): Refusal =>
  refuse(codes.requestInvalid, 'The request is not valid.', '请求无效。', { fields })

/** Refuses a filter with a slug that the catalogue does not know: ignoring it would show what nobody asked for. */
export function checkFilter(filter: MarketFilter): Refusal | null {
  const { weapons } = catalogueIndex()
  const unknown = [
    ...(filter.categories?.every((key) => Object.hasOwn(CATEGORIES, key)) === false ? ['categories'] : []),
    ...(filter.weapons?.every((key) => weapons.has(key)) === false ? ['weapons'] : []),
    ...(filter.rarities?.every((key) => Object.hasOwn(RARITIES, key)) === false ? ['rarities'] : []),
  ]
  return unknown.length > 0 ? invalidRequest(unknown) : null
}

/** Goods as a whole that have something on sale: the condition of the partial indexes, written out for the planner. */
export const isOnSale = sql`${goodsMarkets.styleId} = 0 and ${goodsMarkets.onSaleCount} > 0`

/** The filter as a condition on `goods_markets`; null where nothing can fit. */
export function filterCondition(filter: MarketFilter): SQL | null {
  const { keyword, categories, weapons, exteriors, qualities, rarities, price_min, price_max } = filter
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
    price_min === undefined ? undefined : gte(goodsMarkets.lowestPrice, parseAmount(price_min)),
    price_max === undefined ? undefined : lte(goodsMarkets.lowestPrice, parseAmount(price_max)),
    ...patterns.map((pattern) => like(goodsMarkets.searchText, pattern)),
  )!
}
