import type { QueryClient } from '@tanstack/react-query'
import { balancesQuery } from '#features/balance/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'

/** Loads what the shell shows. It never fails: a page is worth showing without its visitor's name. */
export async function loadShell(queryClient: QueryClient) {
  await queryClient.prefetchQuery({ ...sessionQuery(), meta: { quiet: true } })
  if (!queryClient.getQueryData(sessionQuery().queryKey)) return
  await Promise.all([
    queryClient.prefetchQuery({ ...balancesQuery(), meta: { quiet: true } }),
    queryClient.prefetchQuery({ ...unreadQuery(), meta: { quiet: true } }),
  ])
}
