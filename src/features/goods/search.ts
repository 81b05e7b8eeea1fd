import { listingSorts, priceRanges } from '#contract/words.ts'
import { goodsBargainFields } from '#features/bargains/search.ts'
import { goodsPurchaseFields } from '#features/purchase-orders/search.ts'
import {
  decimal,
  flag,
  listOf,
  matching,
  objectId,
  oneOf,
  searchSchema,
  wholeNumber,
} from '#lib/search/search-schema.ts'

export const tabs = ['on_sale', 'purchase_orders', 'sales'] as const

export type Tab = (typeof tabs)[number]

/** The maximum number of listings in one checkout. */
export const maxBatch = 50

/** The number of columns that fit side by side. */
export const maxCompared = 4

/** S2.19 The schema of a goods page's search parameters. */
export const goodsSearch = searchSchema({
  style: wholeNumber(1, 999),
  /** Bounds of wear, for the listings and the order book. */
  wear_min: decimal(0, 1),
  wear_max: decimal(0, 1),
  sort: oneOf(listingSorts, 'price_asc'),
  tab: oneOf(tabs, 'on_sale'),
  range: oneOf(priceRanges, '30d'),
  /** Sales grouped by day, or individual sales. */
  sales: oneOf(['days', 'each'], 'days'),
  /** A page of listings that a link points to; users load more in place. */
  cursor: matching(/^[\w-]{1,200}$/),
  /** The listings being bought: the checkout is open. */
  buy: listOf(objectId, maxBatch),
  /** The sweep dialog is open. */
  sweep: flag,
  ...goodsPurchaseFields,
  ...goodsBargainFields,
})

export type GoodsSearch = ReturnType<typeof goodsSearch>

/** Drops undefined values, so that equal requests share a cache key however they were built. */
export const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

/** The part of the search that the loader depends on. The chart's range is left to the chart: if it were included,
 * stepping through the ranges with the arrow keys on a slow device could put the page's skeleton under the focus. */
export const loaderPartOf = ({ style, wear_min, wear_max, sort, cursor }: GoodsSearch): GoodsSearch =>
  compact({ style, wear_min, wear_max, sort, cursor })

export const without = (search: GoodsSearch, keys: readonly (keyof GoodsSearch)[]): GoodsSearch =>
  compact({ ...search, ...Object.fromEntries(keys.map((key) => [key, undefined])) })
