import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchPortfolio } from './portfolio.functions.ts'

/** What my items are and were worth. It moves with the market, a day at a time. */
export const portfolioQuery = () =>
  queryOptions({
    queryKey: ['portfolio'] as const,
    queryFn: async ({ signal }) => unwrap(await fetchPortfolio({ signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })
