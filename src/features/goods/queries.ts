import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PriceRange } from '#contract/words.ts'
import { fetchListings, fetchPriceDays } from '#features/listings/listings.functions.ts'
import { listingKeys, type MarketKey } from '#features/listings/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketTime } from '#lib/time/market-time.ts'
import { fetchDepth, fetchListing, fetchSales } from './goods.functions.ts'
import type { DepthKey, ListingsRequest } from './model.ts'
import { rangeSpan } from './range-span.ts'

export const goodsKeys = {
  anyListing: () => [...listingKeys.all, 'listing'] as const,
  listing: (listingId: string) => [...goodsKeys.anyListing(), listingId] as const,
  allListings: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'listings'] as const,
  listings: (request: ListingsRequest) => [...goodsKeys.allListings(request.goods_id), request] as const,
  allDepths: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'depth'] as const,
  depth: (key: DepthKey) => [...goodsKeys.allDepths(key.goods_id), key] as const,
  allSales: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'sales'] as const,
  sales: (key: MarketKey) => [...goodsKeys.allSales(key.goods_id), key] as const,
  allPrices: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'prices'] as const,
  prices: (key: MarketKey, range: PriceRange) => [...goodsKeys.allPrices(key.goods_id), key, range] as const,
}

/** Pages from the request's cursor on. The list shows its own errors, and keeps the previous order while another one
 * loads. */
export const listingsQuery = (request: ListingsRequest) =>
  infiniteQueryOptions({
    queryKey: goodsKeys.listings(request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchListings({ data: pageParam ? { ...request, cursor: pageParam } : request, signal })),
    initialPageParam: request.cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** What can be bought and sold at each price. */
export const depthQuery = (key: DepthKey) =>
  queryOptions({
    queryKey: goodsKeys.depth(key),
    queryFn: async ({ signal }) => unwrap(await fetchDepth({ data: key, signal })),
    meta: { quiet: true },
  })

/** Individual sales. */
export const salesQuery = (key: MarketKey) =>
  infiniteQueryOptions({
    queryKey: goodsKeys.sales(key),
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchSales({ data: { ...key, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** Only the last day still changes. */
export const pricesQuery = (key: MarketKey, range: PriceRange) =>
  queryOptions({
    queryKey: goodsKeys.prices(key, range),
    queryFn: async ({ signal }) => ({
      ...unwrap(await fetchPriceDays({ data: { ...key, range }, signal })),
      span: rangeSpan(range, marketTime()),
    }),
    staleTime: 300_000,
    meta: { quiet: true },
  })

/** A single listing; `listing` is null once it is no longer on sale. */
export const listingQuery = (listingId: string) =>
  queryOptions({
    queryKey: goodsKeys.listing(listingId),
    queryFn: async ({ signal }) => unwrap(await fetchListing({ data: { listing_id: listingId }, signal })),
  })
