import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBookmarked } from './bookmarked.functions.ts'

export const bookmarkKeys = {
  all: ['bookmarks'] as const,
  bookmarked: () => [...bookmarkKeys.all, 'bookmarked'] as const,
  lists: () => [...bookmarkKeys.all, 'list'] as const,
}

/** The target of a bookmark: a goods (style 0: as a whole) or a single listing. */
export type BookmarkTarget = { goods_id: string; style_id: number } | { listing_id: string }

/** The key of a bookmark's target: a listing's id, or the ids of a goods and style. */
export const bookmarkOf = (target: BookmarkTarget) =>
  'listing_id' in target ? target.listing_id : `${target.goods_id}:${target.style_id}`

/** All of the user's bookmarks, for lists that display them. */
export const bookmarkedQuery = () =>
  queryOptions({
    queryKey: bookmarkKeys.bookmarked(),
    queryFn: async ({ signal }) => {
      const { goods, listing_ids } = unwrap(await fetchBookmarked({ signal }))
      return [...goods.map(bookmarkOf), ...listing_ids]
    },
    staleTime: 5 * 60_000,
  })

/** Whether it is shown as bookmarked now. */
export const isShownSet = (queryClient: QueryClient, target: BookmarkTarget): boolean =>
  queryClient.getQueryData(bookmarkedQuery().queryKey)?.includes(bookmarkOf(target)) ?? false
