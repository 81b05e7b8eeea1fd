import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchStatistics } from './orders.functions.ts'
import { orderKeys } from './queries.ts'

/** How many orders wait for the person signed in, as buyer and as seller. It goes out of date with the lists of orders. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: orderKeys.waiting(),
    queryFn: async ({ signal }) => unwrap(await fetchStatistics({ signal })).awaiting_me,
    staleTime: 30_000,
    meta: { quiet: true },
  })
