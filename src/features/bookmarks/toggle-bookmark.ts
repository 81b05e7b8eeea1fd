import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { sessionQuery } from '#features/session/queries.ts'
import { setBookmarkMutation } from './bookmark-mutations.ts'
import { bookmarkKeys, bookmarkOf, bookmarkedQuery, type BookmarkTarget } from './bookmarked-queries.ts'

/** S1.7 Toggles a bookmark optimistically; visitors are asked to sign in. Quick repeated clicks are sent in order: the
 * last one wins. */
export async function toggleBookmark(
  router: AnyRouter,
  queryClient: QueryClient,
  target: BookmarkTarget,
): Promise<void> {
  if (!(await queryClient.ensureQueryData(sessionQuery()))) {
    await router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, login: true as const }),
      resetScroll: false,
    })
    return
  }
  const { queryKey } = bookmarkedQuery()
  const bookmark = bookmarkOf(target)
  try {
    await queryClient.ensureQueryData(bookmarkedQuery())
    await queryClient.cancelQueries({ queryKey })
    const isBookmarked = queryClient.getQueryData(queryKey)?.includes(bookmark) ?? false
    const change = (toBookmarked: boolean) =>
      queryClient.setQueryData(queryKey, (bookmarks = []) =>
        toBookmarked
          ? [bookmark, ...bookmarks.filter((one) => one !== bookmark)]
          : bookmarks.filter((one) => one !== bookmark),
      )
    change(!isBookmarked)
    try {
      await queryClient.getMutationCache().build(queryClient, setBookmarkMutation(target)).execute(!isBookmarked)
    } catch (error) {
      change(isBookmarked)
      throw error
    }
    await queryClient.invalidateQueries({ queryKey: bookmarkKeys.lists() })
  } catch {
    // The query and mutation caches have announced it already.
  }
}
