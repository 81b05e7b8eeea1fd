import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import type { Log, LogFilters } from '../search.ts'
import { flowRequest, rechargesRequest, withdrawalsRequest } from './log-requests.ts'
import { fetchFlow, fetchRecharges, fetchWithdrawals } from './logs.functions.ts'

const pageSize = 20

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
  // The log shows its own errors.
  meta: { quiet: true },
}

/**
 * All matching changes of the balances, newest first, page by page. With one balance selected, all of its lines;
 * otherwise each event once.
 */
export function flowQuery(filters: LogFilters, timeZone: string) {
  const request = { ...flowRequest(filters, timeZone), lines: filters.account ? ('all' as const) : ('folded' as const) }
  return infiniteQueryOptions({
    queryKey: walletKeys.log('flow', request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchFlow({ data: { ...request, page_size: pageSize, cursor: pageParam }, signal })),
    ...paging,
  })
}

export function rechargesQuery(filters: LogFilters, timeZone: string) {
  const request = rechargesRequest(filters, timeZone)
  return infiniteQueryOptions({
    queryKey: walletKeys.log('recharge', request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchRecharges({ data: { ...request, page_size: pageSize, cursor: pageParam }, signal })),
    ...paging,
  })
}

export function withdrawalsQuery(filters: LogFilters, timeZone: string) {
  const request = withdrawalsRequest(filters, timeZone)
  return infiniteQueryOptions({
    queryKey: walletKeys.log('withdraw', request),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchWithdrawals({ data: { ...request, page_size: pageSize, cursor: pageParam }, signal })),
    ...paging,
  })
}

/** Prefetches the data of a log. The log shows its own errors. */
export function prefetchLog(client: QueryClient, filters: LogFilters, timeZone: string): Promise<unknown> {
  const fetching: Record<Log, () => Promise<unknown>> = {
    flow: () => client.prefetchInfiniteQuery(flowQuery(filters, timeZone)),
    recharge: () => client.prefetchInfiniteQuery(rechargesQuery(filters, timeZone)),
    withdraw: () => client.prefetchInfiniteQuery(withdrawalsQuery(filters, timeZone)),
  }
  return fetching[filters.log ?? 'flow']()
}
