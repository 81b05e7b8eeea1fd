import type { QueryClient } from '@tanstack/react-query'
import { salesQuery } from '#features/orders/queries.ts'
import { undeliveredStates } from '../model.ts'

/** Loads the sales to be delivered; the list shows its own errors. */
export const loadDeliveries = (client: QueryClient) =>
  client.prefetchInfiniteQuery(salesQuery({ states: undeliveredStates }))
