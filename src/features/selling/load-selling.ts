import type { QueryClient } from '@tanstack/react-query'
import { filterQuery } from '#features/market/queries.ts'
import { salesQuery } from '#features/orders/queries.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { salesFilters, undeliveredStates } from './model.ts'
import { failedQuery, ownShopQuery, sellingQuery } from './queries.ts'
import type { OnSaleSearch, SalesSearch } from './search.ts'

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

/** Loads the sales to be delivered; the list shows its own errors. */
export const loadDeliveries = (client: QueryClient) =>
  client.prefetchInfiniteQuery(salesQuery({ states: undeliveredStates }))

/** Loads the sales; the list shows its own errors. A change of filters does not wait for the list. */
export async function loadSales(client: QueryClient, search: SalesSearch, isThere: boolean) {
  const list = client.prefetchInfiniteQuery(salesQuery(salesFilters(search, currentTimeZone())))
  if (!isThere) await list
}
