import { infiniteQueryOptions } from '@tanstack/react-query'
import { walletKeys } from '#features/balance/queries.ts'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchEscrow, fetchSettlements } from '../wallet.functions.ts'

const pageSize = 5

/** Sales in protection by settlement date, soonest first. */
export const settlementsQuery = () =>
  infiniteQueryOptions({
    queryKey: walletKeys.settlements(),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchSettlements({ data: { page_size: pageSize, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { quiet: true },
  })

/** Paid purchases that are not settled yet, by deadline, soonest first. */
export const escrowQuery = () =>
  infiniteQueryOptions({
    queryKey: walletKeys.escrow(),
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchEscrow({ data: { page_size: pageSize, cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    meta: { quiet: true },
  })
