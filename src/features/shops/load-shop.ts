import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { filterQuery } from '#features/market/queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { followQuery, shopListingsQuery, shopQuery } from './queries.ts'
import type { ShopPageSearch } from './search.ts'
import { shopMeta } from './shop-head.ts'

/**
 * Loads a shop's page and returns its head. A change of the search waits only for the shop itself.
 * @throws notFound if the shop does not exist
 */
export async function loadShop(
  queryClient: QueryClient,
  shopId: string,
  search: ShopPageSearch,
  { origin, isStay }: { origin: string; isStay: boolean },
) {
  const rest = Promise.all([
    queryClient.prefetchInfiniteQuery(shopListingsQuery(shopId, search)),
    queryClient.prefetchQuery({ ...filterQuery(), meta: { quiet: true } }),
    loadFollow(queryClient, shopId),
  ])
  const shop = await orNotFound(queryClient.ensureQueryData({ ...shopQuery(shopId), meta: { quiet: true } }))
  if (!isStay) await rest
  return shopMeta(shop, origin)
}

/** Loads whether the person signed in follows this shop, if it is another's. */
async function loadFollow(queryClient: QueryClient, shopId: string) {
  await queryClient.prefetchQuery({ ...sessionQuery(), meta: { quiet: true } })
  const session = queryClient.getQueryData(sessionQuery().queryKey)
  if (session && session.user_id !== shopId) await queryClient.prefetchQuery(followQuery(shopId))
}

/** The name of a shop; undefined if it does not exist or can't be fetched. */
export async function findShopName(queryClient: QueryClient, shopId: string): Promise<string | undefined> {
  const shop = await queryClient.fetchQuery({ ...shopQuery(shopId), meta: { quiet: true } }).catch(() => undefined)
  return shop && (shop.name ?? shop.owner.nickname)
}
