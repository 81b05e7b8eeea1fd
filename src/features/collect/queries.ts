import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { fetchMarkedGoods, fetchMarkedListings } from './collect.functions.ts'
import { collectKeys } from './marks-queries.ts'

const pageSize = 20

/** Goods that are marked, the newest mark first, page by page. */
export const markedGoodsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...collectKeys.lists(), 'goods'] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchMarkedGoods({ data: { cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Listings that are marked, gone ones too. */
export const markedListingsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...collectKeys.lists(), 'listings'] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchMarkedListings({ data: { cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
