import type { QueryClient } from '@tanstack/react-query'
import { undeliveredStates } from '#features/orders/model.ts'
import { salesQuery, undeliveredQuery } from '#features/orders/queries.ts'

/** Loads the sales to be delivered; the list shows its own errors. */
export const loadDeliveries = (client: QueryClient) =>
  Promise.all([
    client.prefetchInfiniteQuery(salesQuery({ states: undeliveredStates })),
    client.prefetchQuery(undeliveredQuery('seller')),
  ])
