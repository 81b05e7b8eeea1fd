import type { QueryClient } from '@tanstack/react-query'
import { sellingKeys } from '#features/listings/selling-keys.ts'
import { type Session, sessionQuery } from '#features/session/queries.ts'

/** Reads again who is there: null if nobody is, or if it can't be read. The page is reloaded if it shows somebody else. */
export async function lookWhoIsThere(queryClient: QueryClient): Promise<Session | null> {
  const query = { ...sessionQuery(), meta: { quiet: true } }
  await queryClient.prefetchQuery({ ...query, staleTime: 0 })
  return queryClient.getQueryData(query.queryKey) ?? null
}

/** S4.21 A refused call told of a restriction: it is shown from now on, and with it what it has taken off the market. */
export const lookAtRestriction = (queryClient: QueryClient) =>
  Promise.all([lookWhoIsThere(queryClient), queryClient.invalidateQueries({ queryKey: sellingKeys.lists() })])
