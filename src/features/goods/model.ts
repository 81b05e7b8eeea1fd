import type { CallData } from '#contract/call.ts'
import type { detail, price, sell } from '#contract/market.ts'
import { stringifySearch } from '#lib/search-codec.ts'
import { listOf, matching, oneOf, searchSchema, wholeNumber } from '#lib/search-schema.ts'

export type GoodsDetail = CallData<typeof detail>
export type Listing = CallData<typeof sell>['items'][number]
export type PriceDay = CallData<typeof price>['days'][number]

export const tabs = ['on_sale', 'purchase_orders', 'sales'] as const
export const ranges = ['7d', '30d', '180d', '1y'] as const
export const listingSorts = ['price_asc', 'price_desc', 'wear_asc', 'wear_desc', 'newest'] as const

export type Tab = (typeof tabs)[number]
export type Range = (typeof ranges)[number]
export type ListingSort = (typeof listingSorts)[number]

/** As many listings as one order may have. */
export const maxBatch = 50

/** S2.19 The grammar of a goods page's address. */
export const goodsSearch = searchSchema({
  style: wholeNumber(1, 999),
  sort: oneOf(listingSorts, 'price_asc'),
  tab: oneOf(tabs, 'on_sale'),
  range: oneOf(ranges, '30d'),
  /** A page of listings that a link leads to; people load more in place. */
  cursor: matching(/^[\w-]{1,200}$/),
  /** The listings that are being bought: the checkout is open. */
  buy: listOf(matching(/^[1-9]\d{0,17}$/), maxBatch),
})

export type GoodsSearch = ReturnType<typeof goodsSearch>

/** Without undefined values, so that the same question is the same key of the cache however it came about. */
const compact = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value

/** One goods, or one style of it, as the exchange is asked for it. */
export interface MarketKey {
  goods_id: string
  style_id?: number | undefined
}

export const marketKeyOf = (goods_id: string, { style }: GoodsSearch): MarketKey =>
  compact({ goods_id, style_id: style })

export const listingsRequestOf = (goods_id: string, { style, sort, cursor }: GoodsSearch) =>
  compact({ goods_id, style_id: style, sort, cursor })

export type ListingsRequest = ReturnType<typeof listingsRequestOf>

/** The address of a goods page below its path. `buy` is left out: nobody passes on a link that buys. */
export function goodsHref(path: string, { style, sort, tab, range, cursor }: GoodsSearch = {}): string {
  return path + stringifySearch({ style, sort, tab, range, cursor })
}

/** Where the goods stands in the market, or the style that is looked at; undefined when it has no such style. */
export function standingOf(detail: GoodsDetail, style: number | undefined) {
  return style === undefined ? detail.market : detail.styles.find((one) => one.style_id === style)
}

export type Standing = NonNullable<ReturnType<typeof standingOf>>

/** How far `price` lies from `reference`, in percent: -9 is nine percent under it. Null with nothing to compare. */
export function percentFrom(reference: string | null | undefined, price: string | null | undefined): number | null {
  if (!reference || !price || Number(reference) === 0) return null
  return (Number(price) / Number(reference) - 1) * 100
}

/** How the price has moved from the first to the last of these days, in percent; null with fewer than two days. */
export function changeOver(days: readonly PriceDay[]): number | null {
  return days.length < 2 ? null : percentFrom(days[0]?.median, days.at(-1)?.median)
}

/** What of the search decides which data the page needs. */
export const loaderPartOf = ({ style, sort, range, cursor }: GoodsSearch): GoodsSearch =>
  compact({ style, sort, range, cursor })

export const without = (search: GoodsSearch, keys: readonly (keyof GoodsSearch)[]): GoodsSearch =>
  compact({ ...search, ...Object.fromEntries(keys.map((key) => [key, undefined])) })
