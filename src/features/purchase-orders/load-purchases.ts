import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { purchaseQuery, purchasesQuery } from './queries.ts'
import type { PurchaseTab } from './search.ts'

/** Loads one of the lists of purchase orders. */
export const loadPurchases = (queryClient: QueryClient, tab: PurchaseTab) =>
  queryClient.ensureInfiniteQueryData({ ...purchasesQuery(tab), meta: { quiet: true } })

/** Loads the purchase order of a page. */
export const loadPurchase = (queryClient: QueryClient, purchaseId: string) =>
  orNotFound(queryClient.ensureQueryData({ ...purchaseQuery(purchaseId), meta: { quiet: true } }))
