import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchPortfolio } from './portfolio.functions.ts'

export const portfolioKeys = { all: ['portfolio'] as const }

/** The worth of my items over time, which changes once a day. */
export const portfolioQuery = () =>
  queryOptions({
    queryKey: portfolioKeys.all,
    queryFn: async ({ signal }) => unwrap(await fetchPortfolio({ signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })
