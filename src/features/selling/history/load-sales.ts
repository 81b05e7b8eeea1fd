import type { QueryClient } from '@tanstack/react-query'
import { salesQuery } from '#features/orders/queries.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import type { SalesSearch } from '../search.ts'
import { salesFilters } from './sales-filters.ts'

/** Loads the sales; the list shows its own errors. A change of filters does not wait for the list. */
export async function loadSales(client: QueryClient, search: SalesSearch, isThere: boolean) {
  const list = client.prefetchInfiniteQuery(salesQuery(salesFilters(search, currentTimeZone())))
  if (!isThere) await list
}
