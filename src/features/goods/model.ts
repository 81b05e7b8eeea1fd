import type { CallData } from '#contract/call.ts'
import type { price } from '#contract/market/goods.ts'
import type { MarketKey } from '#features/listings/queries.ts'
import { narrowWearRange } from '#lib/wear.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { compact, type GoodsSearch } from './search.ts'

/** So many similar items are shown. */
export const similarShown = 5

export type PriceDay = CallData<typeof price>['days'][number]

export const marketKeyOf = (goods_id: string, { style }: GoodsSearch): MarketKey =>
  compact({ goods_id, style_id: style })

/** What the order book is of: a goods or one style of it, whole or within a range of wear. */
export const depthKeyOf = (goods_id: string, { style, wear_min, wear_max }: GoodsSearch): DepthKey =>
  compact({ goods_id, style_id: style, wear_min, wear_max })

export type DepthKey = MarketKey & Pick<GoodsSearch, 'wear_min' | 'wear_max'>

export const listingsRequestOf = (goods_id: string, { style, wear_min, wear_max, sort, cursor }: GoodsSearch) =>
  compact({ goods_id, style_id: style, wear_min, wear_max, sort, cursor })

export type ListingsRequest = ReturnType<typeof listingsRequestOf>

export interface SimilarTo {
  listingId: string
  styleId: number
  wear: number | null
}

/** What is like an item: of its goods and style, and within the narrow range of wear that it lies in. */
export function similarRequestOf(goods_id: string, { styleId, wear }: SimilarTo) {
  const range = wear === null ? undefined : narrowWearRange(wear)
  const search = { style: styleId || undefined, wear_min: range?.from, wear_max: range?.below ?? undefined }
  // One of them may be the item itself.
  return { ...listingsRequestOf(goods_id, search), page_size: similarShown + 1 }
}

/** The address of a goods page below its path. `buy` is left out: nobody passes on a link that buys. */
export function goodsHref(path: string, search: GoodsSearch = {}): string {
  const { style, wear_min, wear_max, sort, tab, range, sales, cursor } = search
  return path + stringifySearch({ style, wear_min, wear_max, sort, tab, range, sales, cursor })
}
