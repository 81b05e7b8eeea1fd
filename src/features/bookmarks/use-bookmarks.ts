import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { sessionQuery } from '#features/session/queries.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { isOffline } from '#lib/browser/connection.ts'
import { bookmarkOf, bookmarkedQuery, isShownSet, type BookmarkTarget } from './bookmarked-queries.ts'

const setOf = (bookmarks: readonly string[]) => new Set(bookmarks)

/** S1.7 The bookmarks, and a function to toggle one. The code for toggling is loaded with the first use, because most
 * visits make none. */
export function useBookmarks() {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { data: session } = useQuery({ ...sessionQuery(), meta: { quiet: true } })
  const { data: bookmarks } = useQuery({
    ...bookmarkedQuery(),
    enabled: !!session,
    select: setOf,
    meta: { quiet: true },
  })
  const toggle = useCallback(
    async (target: BookmarkTarget) => {
      // Offline, the code that reports the failure may fail to load.
      if (isOffline()) return announceCallError({ kind: 'offline', isWrite: true })
      // As it is when pressed: a second press, before the first has shown anything, wants the same.
      const isSet = !isShownSet(queryClient, target)
      const { toggleBookmark } = await import('./toggle-bookmark.ts')
      return toggleBookmark(router, queryClient, target, isSet)
    },
    [router, queryClient],
  )
  // Those of somebody whose session has ended stay in the cache.
  const shown = session ? bookmarks : undefined
  return { isBookmarked: (target: BookmarkTarget) => shown?.has(bookmarkOf(target)) ?? false, toggle }
}
