import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchBalances, fetchFlow } from './wallet.functions.ts'

export const walletKeys = {
  all: ['wallet'] as const,
  balances: () => [...walletKeys.all, 'balances'] as const,
  flow: () => [...walletKeys.all, 'flow'] as const,
}

/** What the person signed in can spend, what is held and what is pending. */
export const balancesQuery = () =>
  queryOptions({
    queryKey: walletKeys.balances(),
    queryFn: async ({ signal }) => unwrap(await fetchBalances({ signal })),
  })

/** Every change of the balances, newest first, page by page. */
export const flowQuery = () =>
  infiniteQueryOptions({
    queryKey: walletKeys.flow(),
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchFlow({ data: { cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
