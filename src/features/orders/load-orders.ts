import type { QueryClient } from '@tanstack/react-query'
import { ordersQuery, undeliveredQuery } from './queries.ts'
import type { Show } from './search.ts'

/** Loads my purchases, and for the first time those to be handled one after the other; the page can do without these. */
export async function loadOrders(queryClient: QueryClient, show: Show) {
  const undelivered = undeliveredQuery('buyer')
  const isFirst = show === 'open' && queryClient.getQueryData(undelivered.queryKey) === undefined
  await Promise.all([
    queryClient.ensureInfiniteQueryData({ ...ordersQuery(show), meta: { quiet: true } }),
    isFirst && queryClient.prefetchQuery(undelivered),
  ])
}
