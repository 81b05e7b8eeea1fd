import type { QueryClient } from '@tanstack/react-query'
import { balancesQuery } from '#features/balance/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { takeSummary } from './take-summary.ts'

const quiet = { meta: { quiet: true } }

/** Loads the shell's data. It never fails: a page is worth showing without its visitor's name. */
export async function loadShell(queryClient: QueryClient) {
  const session = sessionQuery()
  // A guard of the page may have asked before.
  takeSummary(queryClient)
  await queryClient.prefetchQuery({ ...session, ...quiet })
  takeSummary(queryClient)
  if (!queryClient.getQueryData(session.queryKey)) return
  await Promise.all([
    queryClient.prefetchQuery({ ...balancesQuery(), ...quiet }),
    queryClient.prefetchQuery({ ...unreadQuery(), ...quiet }),
  ])
}
