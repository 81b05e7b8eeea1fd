import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { marketKeys } from '../queries.ts'
import { fetchGoodsByIds } from './recent.functions.ts'

const keyOf = (ids: readonly string[]) => [...marketKeys.all, 'goods-by-ids', ids] as const

/** The current state of the given goods; fails silently. */
export const goodsByIdsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: keyOf(ids),
    queryFn: async ({ signal }) => unwrap(await fetchGoodsByIds({ data: { goods_ids: [...ids] }, signal })),
    staleTime: 60_000,
    meta: { quiet: true },
  })
