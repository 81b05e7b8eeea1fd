import type { CallData } from '#contract/call.ts'
import type { price } from '#contract/market/goods.ts'
import type { MarketKey } from '#features/listings/queries.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { compact, type GoodsSearch } from './search.ts'

export type PriceDay = CallData<typeof price>['days'][number]

export const marketKeyOf = (goods_id: string, { style }: GoodsSearch): MarketKey =>
  compact({ goods_id, style_id: style })

export const listingsRequestOf = (goods_id: string, { style, sort, cursor }: GoodsSearch) =>
  compact({ goods_id, style_id: style, sort, cursor })

export type ListingsRequest = ReturnType<typeof listingsRequestOf>

/** The address of a goods page below its path. `buy` is left out: nobody passes on a link that buys. */
export function goodsHref(path: string, { style, sort, tab, range, cursor }: GoodsSearch = {}): string {
  return path + stringifySearch({ style, sort, tab, range, cursor })
}
