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

/** As many listings as one order may have. */
export const maxBatch = 50

/** As many as fit side by side. */
export const maxCompared = 4

/** S2.19 The grammar of a goods page's address. */
export const goodsSearch = searchSchema({
  style: wholeNumber(1, 999),
  /** Bounds of the wear of what is shown on sale, and in the order book. */
  wear_min: decimal(0, 1),
  wear_max: decimal(0, 1),
  sort: oneOf(listingSorts, 'price_asc'),
  tab: oneOf(tabs, 'on_sale'),
  range: oneOf(priceRanges, '30d'),
  /** Sales gathered by day, or one by one. */
  sales: oneOf(['days', 'each'], 'days'),
  /** A page of listings that a link leads to; people load more in place. */
  cursor: matching(/^[\w-]{1,200}$/),
  /** The listings that are being bought: the checkout is open. */
  buy: listOf(objectId, maxBatch),
  /** The dialog that buys the cheapest in one step. */
  sweep: flag,
  ...goodsPurchaseFields,
  ...goodsBargainFields,
})

export type GoodsSearch = ReturnType<typeof goodsSearch>

/** Without undefined values, so that the same question is the same key of the cache however it came about. */
export const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

/** What of the search makes it another page to load. The range of the chart is a part's own matter: were it one of these, whoever
 * goes through the priceRanges by arrow keys on a slow device could find the page's placeholder under the focus. */
export const loaderPartOf = ({ style, wear_min, wear_max, sort, cursor }: GoodsSearch): GoodsSearch =>
  compact({ style, wear_min, wear_max, sort, cursor })

export const without = (search: GoodsSearch, keys: readonly (keyof GoodsSearch)[]): GoodsSearch =>
  compact({ ...search, ...Object.fromEntries(keys.map((key) => [key, undefined])) })
