import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import type { ShopPageSearch } from './search.ts'
import { fetchShop, fetchShopListings } from './shops.functions.ts'

const shopKeys = {
  all: ['shops'] as const,
  shop: (shopId: string) => [...shopKeys.all, shopId] as const,
  listings: (shopId: string, search: ShopPageSearch) => [...shopKeys.shop(shopId), 'listings', search] as const,
}

export const shopQuery = (shopId: string) =>
  queryOptions({
    queryKey: shopKeys.shop(shopId),
    queryFn: async ({ signal }) => unwrap(await fetchShop({ data: { shop_id: shopId }, signal })),
    staleTime: 60_000,
  })

/** The listings of a shop, page by page. The list shows its own errors. */
export const shopListingsQuery = (shopId: string, search: ShopPageSearch) =>
  infiniteQueryOptions({
    queryKey: shopKeys.listings(shopId, search),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchShopListings({ data: { shop_id: shopId, ...search, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    staleTime: 60_000,
    meta: { quiet: true },
  })
