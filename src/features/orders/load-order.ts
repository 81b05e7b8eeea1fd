import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { counterpartRecordQuery } from '#features/reputation/queries.ts'
import { orderQuery } from './queries.ts'

/** Loads the order of a page, and the counterpart's trading record, which the page can do without. */
export async function loadOrder(queryClient: QueryClient, orderId: string) {
  const record = queryClient.prefetchQuery(counterpartRecordQuery(orderId))
  const order = await orNotFound(queryClient.ensureQueryData({ ...orderQuery(orderId), meta: { quiet: true } }))
  await record
  return order
}
