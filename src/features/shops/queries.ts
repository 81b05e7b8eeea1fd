import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { shopKeys } from '#features/listings/shop-keys.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { type ShopPageSearch, listRequestOf } from './search.ts'
import { fetchFeaturedShops, fetchFollow, fetchFollowedShops, fetchShop, fetchShopListings } from './shops.functions.ts'

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
}

export const shopQuery = (shopId: string) =>
  queryOptions({
    queryKey: shopKeys.view(shopId),
    queryFn: async ({ signal }) => unwrap(await fetchShop({ data: { shop_id: shopId }, signal })),
    staleTime: 60_000,
  })

/** The listings of a shop, page by page. The list shows its own errors. */
export const shopListingsQuery = (shopId: string, search: ShopPageSearch) =>
  infiniteQueryOptions({
    queryKey: shopKeys.listings(shopId, search),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await fetchShopListings({ data: { shop_id: shopId, ...listRequestOf(search), cursor: pageParam }, signal }),
      ),
    ...paging,
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** A selection of open shops, the same for everybody. */
export const featuredShopsQuery = () =>
  queryOptions({
    queryKey: shopKeys.featured(),
    queryFn: async ({ signal }) => unwrap(await fetchFeaturedShops({ signal })).items,
    staleTime: 60_000,
    meta: { quiet: true },
  })

/** The shops that I follow, page by page, with what is new in each; refetched whenever they are shown. */
export const followedShopsQuery = () =>
  infiniteQueryOptions({
    queryKey: shopKeys.followed(),
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchFollowedShops({ data: { cursor: pageParam }, signal })),
    ...paging,
    staleTime: 2000,
    meta: { quiet: true },
  })

/** What following a shop, or no longer doing so, changes. */
export const changedByFollowing = (shopId: string) => [
  shopKeys.follow(shopId),
  shopKeys.view(shopId),
  shopKeys.followed(),
]

/** Whether I follow a shop. Used when signed in, on another person's shop. */
export const followQuery = (shopId: string) =>
  queryOptions({
    queryKey: shopKeys.follow(shopId),
    queryFn: async ({ signal }) => unwrap(await fetchFollow({ data: { shop_id: shopId }, signal })),
    staleTime: 2000,
    meta: { quiet: true },
  })
