import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { fetchBookmarked } from './bookmarked.functions.ts'

export const bookmarkKeys = {
  all: ['bookmarks'] as const,
  bookmarked: () => [...bookmarkKeys.all, 'bookmarked'] as const,
  lists: () => [...bookmarkKeys.all, 'list'] as const,
}

/** What a bookmark is on: a goods (style 0: as a whole), or one listing. */
export type BookmarkTarget = { goods_id: string; style_id: number } | { listing_id: string }

/** A listing is named by its id, a goods by its own and its style's. */
export const bookmarkOf = (target: BookmarkTarget) =>
  'listing_id' in target ? target.listing_id : `${target.goods_id}:${target.style_id}`

/** Everything this person has bookmarked, for the lists that show it. */
export const bookmarkedQuery = () =>
  queryOptions({
    queryKey: bookmarkKeys.bookmarked(),
    queryFn: async ({ signal }) => {
      const { goods, listing_ids } = unwrap(await fetchBookmarked({ signal }))
      return [...goods.map(bookmarkOf), ...listing_ids]
    },
    staleTime: 5 * 60_000,
  })
