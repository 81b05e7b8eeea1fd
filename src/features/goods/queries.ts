import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PriceRange } from '#contract/words.ts'
import { fetchListings, fetchPriceDays } from '#features/listings/listings.functions.ts'
import { listingKeys, type MarketKey } from '#features/listings/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchAskLevels, fetchListing, fetchPurchaseLevels } from './goods.functions.ts'
import type { ListingsRequest } from './model.ts'

export const goodsKeys = {
  listing: (listingId: string) => [...listingKeys.all, 'listing', listingId] as const,
  allListings: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'listings'] as const,
  listings: (request: ListingsRequest) => [...goodsKeys.allListings(request.goods_id), request] as const,
  allAsks: (goodsId: string) => [...listingKeys.ofGoods(goodsId), 'asks'] as const,
  asks: (key: MarketKey) => [...goodsKeys.allAsks(key.goods_id), key] as const,
  purchases: (key: MarketKey) => [...listingKeys.ofGoods(key.goods_id), 'purchases', key] as const,
  prices: (key: MarketKey, range: PriceRange) => [...listingKeys.ofGoods(key.goods_id), 'prices', key, range] as const,
}

/** Page after page from the request's cursor on. The list shows its own errors, and keeps the former order while another one loads. */
export const listingsQuery = (request: ListingsRequest) =>
  infiniteQueryOptions({
    queryKey: goodsKeys.listings(request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchListings({ data: pageParam ? { ...request, cursor: pageParam } : request, signal })),
    initialPageParam: request.cursor,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
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
export const pricesQuery = (key: MarketKey, range: PriceRange) =>
  queryOptions({
    queryKey: goodsKeys.prices(key, range),
    queryFn: async ({ signal }) => unwrap(await fetchPriceDays({ data: { ...key, range }, signal })),
    staleTime: 300_000,
    meta: { quiet: true },
  })

/** One listing by itself; null in it once it is no longer on sale. */
export const listingQuery = (listingId: string) =>
  queryOptions({
    queryKey: goodsKeys.listing(listingId),
    queryFn: async ({ signal }) => unwrap(await fetchListing({ data: { listing_id: listingId }, signal })),
  })
