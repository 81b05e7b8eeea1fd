import type { QueryClient } from '@tanstack/react-query'
import { balancesQuery } from '#features/balance/queries.ts'
import { runningJobsQuery } from '#features/listing-jobs/running-jobs.ts'
import { cartIdsQuery } from '#features/cart/queries.ts'
import { unreadQuery } from '#features/mail/unread-queries.ts'
import { summaryQuery } from '#features/session/queries.ts'

/** Hands out what came with a session that begins here. What is known already is newer. */
export function takeSummary(queryClient: QueryClient): void {
  const { queryKey } = summaryQuery()
  const summary = queryClient.getQueryData(queryKey)
  queryClient.removeQueries({ queryKey, exact: true })
  if (!summary) return
  const { balances, unread, cart, running_jobs } = summary
  queryClient.setQueryData(balancesQuery().queryKey, (known) => known ?? balances)
  queryClient.setQueryData(unreadQuery().queryKey, (known) => known ?? unread)
  queryClient.setQueryData(cartIdsQuery().queryKey, (known) => known ?? cart)
  queryClient.setQueryData(runningJobsQuery().queryKey, (known) => known ?? running_jobs)
}
