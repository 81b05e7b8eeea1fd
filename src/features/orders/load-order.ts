import type { QueryClient } from '@tanstack/react-query'
import { orNotFound } from '#features/errors/or-not-found.ts'
import { orderQuery } from './queries.ts'

/** Loads the order of a page. */
export const loadOrder = (queryClient: QueryClient, orderId: string) =>
  orNotFound(queryClient.ensureQueryData({ ...orderQuery(orderId), meta: { quiet: true } }))
