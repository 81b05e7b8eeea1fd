import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import {
  fetchAskLevels,
  fetchGoodsDetail,
  fetchListings,
  fetchPriceDays,
  fetchPurchaseLevels,
} from './goods.functions.ts'
import type { ListingsRequest, MarketKey } from './model.ts'
import type { Range } from './search.ts'

/** All that is known of one goods lies below its id: what a purchase changes can be asked for again without touching the rest. */
export const goodsKeys = {
  all: ['goods'] as const,
  one: (goodsId: string) => [...goodsKeys.all, goodsId] as const,
  detail: (goodsId: string) => [...goodsKeys.one(goodsId), 'detail'] as const,
  allListings: (goodsId: string) => [...goodsKeys.one(goodsId), 'listings'] as const,
  listings: (request: ListingsRequest) => [...goodsKeys.allListings(request.goods_id), request] as const,
  cheapest: (key: MarketKey) => [...goodsKeys.one(key.goods_id), 'cheapest', key] as const,
  allAsks: (goodsId: string) => [...goodsKeys.one(goodsId), 'asks'] as const,
  asks: (key: MarketKey) => [...goodsKeys.allAsks(key.goods_id), key] as const,
  purchases: (key: MarketKey) => [...goodsKeys.one(key.goods_id), 'purchases', key] as const,
  prices: (key: MarketKey, range: Range) => [...goodsKeys.one(key.goods_id), 'prices', key, range] as const,
}

export const goodsDetailQuery = (goodsId: string) =>
  queryOptions({
    queryKey: goodsKeys.detail(goodsId),
    queryFn: async ({ signal }) => unwrap(await fetchGoodsDetail({ data: { goods_id: goodsId }, signal })),
  })

/** Page after page from the request's cursor on. The list shows its own errors, and while it is sorted anew the former order. */
export const listingsQuery = (request: ListingsRequest) =>
  infiniteQueryOptions({
    queryKey: goodsKeys.listings(request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchListings({ data: pageParam ? { ...request, cursor: pageParam } : request, signal })),
    initialPageParam: request.cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** The few cheapest listings as they are now, for who needs another one in the place of one. */
export const cheapestQuery = (key: MarketKey) =>
  queryOptions({
    queryKey: goodsKeys.cheapest(key),
    queryFn: async ({ signal }) =>
      unwrap(await fetchListings({ data: { ...key, sort: 'price_asc', page_size: 10 }, signal })),
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  })

/** What is on sale at the lowest prices. */
export const asksQuery = (key: MarketKey) =>
  queryOptions({
    queryKey: goodsKeys.asks(key),
    queryFn: async ({ signal }) => unwrap(await fetchAskLevels({ data: key, signal })),
    meta: { quiet: true },
  })

export const purchasesQuery = (key: MarketKey) =>
  queryOptions({
    queryKey: goodsKeys.purchases(key),
    queryFn: async ({ signal }) => unwrap(await fetchPurchaseLevels({ data: key, signal })),
    meta: { quiet: true },
  })

/** Days do not change but for the last one. */
export const pricesQuery = (key: MarketKey, range: Range) =>
  queryOptions({
    queryKey: goodsKeys.prices(key, range),
    queryFn: async ({ signal }) => unwrap(await fetchPriceDays({ data: { ...key, range }, signal })),
    staleTime: 300_000,
    meta: { quiet: true },
  })
