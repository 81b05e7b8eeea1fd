import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { giftsQuery } from './queries.ts'

/** Loads the user's gifts, if signed in. The page shows its own errors. */
export async function loadGiftExchange(queryClient: QueryClient) {
  await queryClient.prefetchQuery({ ...sessionQuery(), meta: { quiet: true } })
  if (queryClient.getQueryData(sessionQuery().queryKey)) await queryClient.prefetchInfiniteQuery(giftsQuery())
}
