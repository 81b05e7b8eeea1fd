import type { QueryClient } from '@tanstack/react-query'
import { ordersQuery, undeliveredQuery } from './queries.ts'
import type { Show } from './search.ts'

/** Loads my purchases, and those to be handled one after the other, which the page can do without. */
export async function loadOrders(queryClient: QueryClient, show: Show) {
  const undelivered = show === 'open' && queryClient.prefetchQuery(undeliveredQuery('buyer'))
  await queryClient.ensureInfiniteQueryData({ ...ordersQuery(show), meta: { quiet: true } })
  await undelivered
}
