import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchFlow } from './flow.functions.ts'
import { walletKeys } from './queries.ts'

/** Every change of the balances, newest first, page by page. */
export const flowQuery = () =>
  infiniteQueryOptions({
    queryKey: walletKeys.flow(),
    queryFn: async ({ pageParam, signal }) => unwrap(await fetchFlow({ data: { cursor: pageParam }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
