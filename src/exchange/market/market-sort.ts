import { sql, type SQL } from 'drizzle-orm'
import { minReferenceSales } from '#contract/market/reference-price.ts'
import type { GoodsSort } from '#contract/words.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { momentOf, type Position } from '../http/cursor.ts'

interface SortRule {
  /** An integer, never null for a goods on sale. */
  key: SQL<string>
  isDescending: boolean
  /** The direction in which equal keys are ordered by id. */
  isIdDescending: boolean
  /** Turns a cursor's key into a value of the column; null if it is invalid. */
  value(key: string): SQL | null
  column: SQL
  /** The index has its nulls last, and only serves an order that says the same. */
  direction: SQL
}

const integer = (key: string) => (/^-?\d+$/.test(key) ? sql`${key}::bigint` : null)
const { popularity, lowestPrice, newestListedAt, referencePrice, referenceSales } = goodsMarkets
/** Ten-thousandths of the reference price; goods with too few sales behind it show no discount and come last. */
const priceRatio = sql`case when ${referenceSales} >= ${sql.raw(String(minReferenceSales))} and ${referencePrice} > 0
  then ${lowestPrice} * 10000 / ${referencePrice} else 9000000000000000 end`

const rules: Record<GoodsSort, SortRule> = {
  popular: {
    column: sql`${popularity}`,
    key: sql`${popularity}::text`,
    isDescending: true,
    isIdDescending: false,
    value: integer,
    direction: sql`desc nulls last`,
  },
  price_asc: {
    column: sql`${lowestPrice}`,
    key: sql`${lowestPrice}::text`,
    isDescending: false,
    isIdDescending: false,
    value: integer,
    direction: sql`asc`,
  },
  // The price_asc index read backwards, ids included.
  price_desc: {
    column: sql`${lowestPrice}`,
    key: sql`${lowestPrice}::text`,
    isDescending: true,
    isIdDescending: true,
    value: integer,
    direction: sql`desc`,
  },
  newest: {
    column: sql`${newestListedAt}`,
    key: sql`(extract(epoch from ${newestListedAt}) * 1000)::bigint::text`,
    isDescending: true,
    isIdDescending: false,
    value: (key) => {
      const moment = momentOf(key)
      return moment === null ? null : sql`${moment}::timestamptz`
    },
    direction: sql`desc nulls last`,
  },
  discount: {
    column: priceRatio,
    key: sql`(${priceRatio})::text`,
    isDescending: false,
    isIdDescending: false,
    value: integer,
    direction: sql`asc`,
  },
}

export const sortKey = (sort: GoodsSort): SQL<string> => rules[sort].key

export function orderBy(sort: GoodsSort): SQL {
  const { column, direction, isIdDescending } = rules[sort]
  return sql`${column} ${direction}, ${goodsMarkets.goodsId} ${sql.raw(isIdDescending ? 'desc' : 'asc')}`
}

/**
 * The rows after a position; null if it is invalid for this sort. The first half lets an index seek, the second breaks
 * ties.
 */
export function after(sort: GoodsSort, { key, id }: Position): SQL | null {
  const { column, isDescending, isIdDescending, value } = rules[sort]
  const beyond = sql.raw(isDescending ? '<' : '>')
  const beyondId = sql.raw(isIdDescending ? '<' : '>')
  const at = key === null ? null : value(key)
  if (at === null) return null
  return sql`(${column} ${beyond}= ${at} and (${column} ${beyond} ${at} or ${goodsMarkets.goodsId} ${beyondId} ${id}))`
}
