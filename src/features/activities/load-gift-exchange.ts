import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#features/session/queries.ts'
import { giftsQuery } from './queries.ts'

/** Loads the gifts of who is signed in. The page says itself when they could not be had. */
export async function loadGiftExchange(queryClient: QueryClient) {
  await queryClient.prefetchQuery({ ...sessionQuery(), meta: { quiet: true } })
  if (queryClient.getQueryData(sessionQuery().queryKey)) await queryClient.prefetchInfiniteQuery(giftsQuery())
}
