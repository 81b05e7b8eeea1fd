import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { holdPress } from '#features/session/held-press.ts'
import { sessionQuery } from '#features/session/queries.ts'
import { setBookmarkMutation, whenBookmarked } from './bookmark-mutations.ts'
import { bookmarkKeys, bookmarkOf, bookmarkedQuery, isShownSet, type BookmarkTarget } from './bookmarked-queries.ts'

/** S1.7 Sets or removes a bookmark optimistically; visitors are asked to sign in, and then it is set. Quick repeated
 * clicks are sent in order: the last one wins. */
export async function toggleBookmark(
  router: AnyRouter,
  queryClient: QueryClient,
  target: BookmarkTarget,
  isSet: boolean,
): Promise<void> {
  if (!(await queryClient.ensureQueryData(sessionQuery()))) {
    holdPress({ on: 'bookmark', target })
    await router.navigate({
      to: '.',
      search: (before: object) => ({ ...before, login: true as const }),
      resetScroll: false,
    })
    return
  }
  await setBookmark(queryClient, target, isSet)
}

/** Sets or removes a bookmark, which may be so already. */
export async function setBookmark(queryClient: QueryClient, target: BookmarkTarget, isSet: boolean): Promise<void> {
  const { queryKey } = bookmarkedQuery()
  const bookmark = bookmarkOf(target)
  const show = (isSet: boolean) =>
    queryClient.setQueryData(queryKey, (bookmarks = []) => {
      const others = bookmarks.filter((one) => one !== bookmark)
      return isSet ? [bookmark, ...others] : others
    })
  try {
    await queryClient.ensureQueryData(bookmarkedQuery())
    await queryClient.cancelQueries({ queryKey })
    const wasSet = isShownSet(queryClient, target)
    show(isSet)
    try {
      await queryClient.getMutationCache().build(queryClient, setBookmarkMutation(target)).execute(isSet)
    } catch (error) {
      show(wasSet)
      // The exchange may have done it all the same, and what was shown before may have failed as well.
      void whenBookmarked().then(() => queryClient.invalidateQueries({ queryKey: bookmarkKeys.all }))
      throw error
    }
    await queryClient.invalidateQueries({ queryKey: bookmarkKeys.lists() })
  } catch {
    // The query and mutation caches have announced it already.
  }
}
