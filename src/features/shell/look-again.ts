import type { QueryClient } from '@tanstack/react-query'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { sessionQuery } from '#features/session/queries.ts'

/** Reads again who is there. The page is reloaded if it shows somebody else. */
export const lookWhoIsThere = (queryClient: QueryClient) =>
  queryClient.prefetchQuery({ ...sessionQuery(), staleTime: 0, meta: { quiet: true } })

/** S4.21 A refused call told of a restriction: it is shown from now on, and with it what it has taken off the market. */
export const lookAtRestriction = (queryClient: QueryClient) =>
  Promise.all([lookWhoIsThere(queryClient), queryClient.invalidateQueries({ queryKey: sellingKeys.lists() })])
