import type { CallData } from '#contract/call.ts'
import type { price } from '#contract/market/goods.ts'
import type { MarketKey } from '#features/listings/queries.ts'
import { narrowWearRange } from '#lib/wear.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { compact, type GoodsSearch } from './search.ts'

/** Number of similar items shown. */
export const similarShown = 5

export type PriceDay = CallData<typeof price>['days'][number]

export const marketKeyOf = (goods_id: string, { style }: GoodsSearch): MarketKey =>
  compact({ goods_id, style_id: style })

/** Identifies an order book: a goods or one of its styles, whole or within a range of wear. */
export const depthKeyOf = (goods_id: string, { style, wear_min, wear_max }: GoodsSearch): DepthKey =>
  compact({ goods_id, style_id: style, wear_min, wear_max })

export type DepthKey = MarketKey & Pick<GoodsSearch, 'wear_min' | 'wear_max'>

/**
 * The cheapest listing that the visitor can buy: not their own, and not one that has gone since the list was read. It
 * need not be the first: topped ones are.
 */
export function cheapestOf<One extends { listing_id: string; price: string; is_mine: boolean }>(
  listings: readonly One[],
  gone: ReadonlyMap<string, unknown>,
): One | undefined {
  const open = listings.filter(({ listing_id, is_mine }) => !is_mine && !gone.has(listing_id))
  return open.toSorted((one, other) => Number(one.price) - Number(other.price))[0]
}

/** The place of the row to buy from first: the first as sorted, below those on top, which may cost more. */
export const leadOf = (listings: readonly { is_topped: boolean }[]): number =>
  Math.max(
    0,
    listings.findIndex(({ is_topped }) => !is_topped),
  )

export const listingsRequestOf = (goods_id: string, { style, wear_min, wear_max, sort, cursor }: GoodsSearch) =>
  compact({ goods_id, style_id: style, wear_min, wear_max, sort, cursor })

export type ListingsRequest = ReturnType<typeof listingsRequestOf>

export interface SimilarTo {
  listingId: string
  styleId: number
  wear: number | null
}

/** The request for items similar to one: same goods and style, within the narrow range of wear that it falls into. */
export function similarRequestOf(goods_id: string, { styleId, wear }: SimilarTo) {
  const range = wear === null ? undefined : narrowWearRange(wear)
  const search = { style: styleId || undefined, wear_min: range?.from, wear_max: range?.below ?? undefined }
  // One more than shown, because the result may include the item itself.
  return { ...listingsRequestOf(goods_id, search), page_size: similarShown + 1 }
}

/** The address of a goods page: its path plus search. `buy` is left out: nobody should share a link that buys. */
export function goodsHref(path: string, search: GoodsSearch = {}): string {
  const { style, wear_min, wear_max, sort, tab, range, sales, cursor } = search
  return path + stringifySearch({ style, wear_min, wear_max, sort, tab, range, sales, cursor })
}
