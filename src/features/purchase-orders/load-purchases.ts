import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { purchaseQuery, purchasesQuery } from './queries.ts'
import type { PurchaseListSearch, PurchaseTab } from './search.ts'

/**
 * Loads one of the lists of purchase orders. A change of its search does not wait for the list, which shows that it is
 * loading.
 */
export async function loadPurchases(
  queryClient: QueryClient,
  tab: PurchaseTab,
  search: PurchaseListSearch,
  isThere: boolean,
) {
  const query = purchasesQuery(tab, search)
  if (isThere) void queryClient.prefetchInfiniteQuery(query)
  else await queryClient.ensureInfiniteQueryData(query)
}

/** Loads the purchase order of a page. */
export const loadPurchase = (queryClient: QueryClient, purchaseId: string) =>
  orNotFound(queryClient.ensureQueryData({ ...purchaseQuery(purchaseId), meta: { quiet: true } }))
