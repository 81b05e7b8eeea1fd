import { and, type Column, eq, gte, inArray, like, lte, sql, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import type { inventorySort, list } from '#contract/inventory.ts'
import type { z } from 'zod'
import { parseAmount } from '#lib/money.ts'
import { searchPatterns } from '../catalogue/search-text.ts'
import { CATEGORIES } from '../catalogue/vocabulary.ts'
import type { Position } from '../http/cursor.ts'
import { goods } from '../db/schema/catalogue.ts'
import { assets } from '../db/schema/assets.ts'
import { invalidRequest, Refusal } from '../refusal.ts'
import { hasStatus, referencePrice } from './inventory-rows.ts'

/** Narrows a list by its goods; an unknown category is refused, not ignored. */
export function goodsCondition({
  keyword,
  categories,
}: {
  keyword?: string | undefined
  categories?: readonly string[] | undefined
}): SQL | undefined | Refusal {
  if (categories?.some((key) => !Object.hasOwn(CATEGORIES, key))) return invalidRequest(['categories'])
  const patterns = keyword ? searchPatterns(keyword) : []
  // A keyword without a letter or digit matches nothing.
  if (keyword && patterns.length === 0) return sql`false`
  return and(
    categories && inArray(goods.category, [...categories]),
    ...patterns.map((pattern) => like(goods.searchText, pattern)),
  )
}

type InventoryFilter = Omit<CallRequest<typeof list>, 'sort' | 'cursor' | 'page_size'>

export function inventoryCondition(filter: InventoryFilter): SQL | undefined | Refusal {
  const ofGoods = goodsCondition(filter)
  if (ofGoods instanceof Refusal) return ofGoods
  return and(
    ofGoods,
    filter.statuses && hasStatus(filter.statuses),
    filter.goods_id === undefined ? undefined : eq(assets.goodsId, filter.goods_id),
    filter.exteriors && inArray(goods.exterior, filter.exteriors),
    filter.style_ids && inArray(assets.styleId, filter.style_ids),
    filter.has_stickers === undefined
      ? undefined
      : sql`(jsonb_array_length(${assets.stickers}) > 0) = ${filter.has_stickers}::boolean`,
    ...within(referencePrice, amountOf(filter.price_min), amountOf(filter.price_max)),
    ...within(assets.wear, filter.wear_min, filter.wear_max),
  )
}

const amountOf = (amount: string | undefined) => (amount === undefined ? undefined : parseAmount(amount))

const within = (column: Column, least: bigint | number | undefined, most: bigint | number | undefined) => [
  least === undefined ? undefined : gte(column, least),
  most === undefined ? undefined : lte(column, most),
]

export type InventorySort = z.output<typeof inventorySort>

interface SortRule {
  /** Never null: missing values sort last. */
  key: SQL
  type: 'bigint' | 'float8'
  isDescending: boolean
}

const rules: Record<InventorySort, SortRule> = {
  newest: { key: sql`${assets.id}`, type: 'bigint', isDescending: true },
  value_desc: { key: sql`coalesce(${referencePrice}, 0)`, type: 'bigint', isDescending: true },
  value_asc: { key: sql`coalesce(${referencePrice}, 0)`, type: 'bigint', isDescending: false },
  wear_asc: { key: sql`coalesce(${assets.wear}, 2)`, type: 'float8', isDescending: false },
  wear_desc: { key: sql`coalesce(${assets.wear}, -1)`, type: 'float8', isDescending: true },
}

export const inventoryKey = (sort: InventorySort): SQL<string> => sql<string>`(${rules[sort].key})::text`

export function inventoryOrder(sort: InventorySort): SQL {
  const direction = sql.raw(rules[sort].isDescending ? 'desc' : 'asc')
  return sql`${rules[sort].key} ${direction}, ${assets.id} ${direction}`
}

/** The rows after a position; null if it is invalid for this sort. */
export function inventoryAfter(sort: InventorySort, { key, id }: Position): SQL | null {
  const { key: column, type, isDescending } = rules[sort]
  if (key === null || !/^\d{1,18}$/.test(id) || (type === 'bigint' && !/^-?\d{1,18}$/.test(key))) return null
  return sql`(${column}, ${assets.id}) ${sql.raw(isDescending ? '<' : '>')} (${key}::${sql.raw(type)}, ${id}::bigint)`
}
