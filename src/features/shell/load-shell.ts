import type { QueryClient } from '@tanstack/react-query'
import { balancesQuery } from '#features/balance/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { firstSessionQuery } from './queries.ts'

const quiet = { meta: { quiet: true } }

/** Loads the shell's data. It never fails: a page is worth showing without its visitor's name. */
export async function loadShell(queryClient: QueryClient) {
  const session = sessionQuery()
  const isKnown = queryClient.getQueryData(session.queryKey) !== undefined
  await queryClient.prefetchQuery({ ...(isKnown ? session : firstSessionQuery(queryClient)), ...quiet })
  if (!queryClient.getQueryData(session.queryKey)) return
  await Promise.all([
    queryClient.prefetchQuery({ ...balancesQuery(), ...quiet }),
    queryClient.prefetchQuery({ ...unreadQuery(), ...quiet }),
  ])
}
