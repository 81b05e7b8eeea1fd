import { infiniteQueryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBookmarkedGoods, fetchBookmarkedListings } from './bookmarks.functions.ts'
import { bookmarkKeys } from './bookmarked-queries.ts'

const pageSize = 20

/** Bookmarked goods, newest bookmark first, page by page. */
export const bookmarkedGoodsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...bookmarkKeys.lists(), 'goods'] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchBookmarkedGoods({ data: { cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })

/** Bookmarked listings, including those that are gone. */
export const bookmarkedListingsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...bookmarkKeys.lists(), 'listings'] as const,
    queryFn: async ({ pageParam, signal }) =>
      unwrap(await fetchBookmarkedListings({ data: { cursor: pageParam, page_size: pageSize }, signal })),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  })
