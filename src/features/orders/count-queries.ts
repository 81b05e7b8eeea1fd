import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { statistics } from '#contract/orders/parties.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchStatistics } from './orders.functions.ts'
import { orderKeys } from './queries.ts'

export type OrderCounts = CallData<typeof statistics>

/** How many of my orders are in each state, and how many wait for me. Invalidated along with the lists of orders. */
export const orderCountsQuery = () =>
  queryOptions({
    queryKey: orderKeys.counts(),
    queryFn: async ({ signal }) => unwrap(await fetchStatistics({ signal })),
    staleTime: 30_000,
    meta: { quiet: true },
  })
