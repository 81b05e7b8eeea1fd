import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { sell } from '#contract/market/goods.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchGoodsDetail, fetchListings } from './listings.functions.ts'

export type Listing = CallData<typeof sell>['items'][number]

/** A goods or one of its styles, as request parameters. */
export interface MarketKey {
  goods_id: string
  style_id?: number | undefined
}

export const listingKeys = {
  all: ['goods'] as const,
  /** Everything about one goods is nested below its id, so that a purchase can invalidate it without touching the
   * rest. */
  ofGoods: (goodsId: string) => [...listingKeys.all, goodsId] as const,
  detail: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'detail'] as const,
  cheapest: (key: MarketKey) => [...listingKeys.ofGoods(key.goods_id), 'cheapest', key] as const,
}

export const goodsDetailQuery = (goodsId: string) =>
  queryOptions({
    queryKey: listingKeys.detail(goodsId),
    queryFn: async ({ signal }) => unwrap(await fetchGoodsDetail({ data: { goods_id: goodsId }, signal })),
  })

/** The two cheapest current listings of others: one of them may be the one that a substitute is wanted for. */
export const cheapestQuery = (key: MarketKey) =>
  queryOptions({
    queryKey: listingKeys.cheapest(key),
    queryFn: async ({ signal }) => {
      const order = { sort: 'price_asc', topped_first: false } as const
      return unwrap(await fetchListings({ data: { ...key, ...order, of_others: true, page_size: 2 }, signal }))
    },
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })
