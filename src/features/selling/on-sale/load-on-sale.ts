import type { QueryClient } from '@tanstack/react-query'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import { filterQuery } from '#features/market/queries.ts'
import { failedQuery, sellingQuery } from '../queries.ts'
import type { OnSaleSearch } from '../search.ts'

/**
 * Loads the listings; each part shows its own errors. A change of filters does not wait for the list, which shows that
 * it is loading.
 */
export async function loadOnSale(client: QueryClient, search: OnSaleSearch, isThere: boolean) {
  const lists = [
    client.prefetchInfiniteQuery(sellingQuery(search)),
    ...(search.state === undefined ? [client.prefetchInfiniteQuery(failedQuery(search))] : []),
  ]
  if (isThere) return
  await Promise.all([
    ...lists,
    client.prefetchQuery(ownShopQuery()),
    client.prefetchQuery({ ...filterQuery(), meta: { quiet: true } }),
  ])
}
