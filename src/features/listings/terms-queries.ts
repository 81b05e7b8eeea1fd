import { queryOptions } from '@tanstack/react-query'
import type { CallData } from '#contract/call.ts'
import type { service } from '#contract/orders/parties.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchServiceTerms } from './listings.functions.ts'

export type ServiceTerms = CallData<typeof service>

/** The market's fee and the deadlines of its orders. */
export const termsQuery = () =>
  queryOptions({
    queryKey: ['order-terms'],
    queryFn: async ({ signal }) => unwrap(await fetchServiceTerms({ signal })),
    staleTime: 300_000,
    meta: { quiet: true },
  })
