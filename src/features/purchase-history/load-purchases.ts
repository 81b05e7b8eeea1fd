import type { QueryClient } from '@tanstack/react-query'
import { historyQuery } from '#features/orders/queries.ts'
import { currentTimeZone } from '#i18n/time-zone.ts'
import { purchaseFilters } from './model.ts'
import type { PurchaseHistorySearch } from './search.ts'

/** Loads the purchases; the list shows its own errors. A change of filters does not wait for the list. */
export async function loadPurchases(client: QueryClient, search: PurchaseHistorySearch, isThere: boolean) {
  const list = client.prefetchInfiniteQuery(historyQuery('buyer', purchaseFilters(search, currentTimeZone())))
  if (!isThere) await list
}
