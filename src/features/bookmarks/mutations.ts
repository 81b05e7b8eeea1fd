import { type InfiniteData, mutationOptions, type QueryClient } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { serialQueue } from '#lib/calls/serial-queue.ts'
import { isLoaded } from '#lib/calls/is-loaded.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { removeBookmarks } from './bookmarks.functions.ts'
import { bookmarkKeys } from './bookmarked-queries.ts'

interface ListPage {
  items: readonly { bookmark_id: string }[]
}

const mutationKey = ['bookmarks-removed']
const line = serialQueue()

/** Removes bookmarks optimistically, one request at a time. Refetches only after the last pending removal: an earlier
 * response would bring back what the next request is about to remove. */
export const removeBookmarksMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey,
    mutationFn: (ids: readonly string[]) =>
      line(async () => unwrap(await removeBookmarks({ data: { key: newKey(), body: { bookmark_ids: [...ids] } } }))),
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: bookmarkKeys.lists(), predicate: isLoaded })
      const before = queryClient.getQueriesData<InfiniteData<ListPage>>({ queryKey: bookmarkKeys.lists() })
      const isKept = ({ bookmark_id }: { bookmark_id: string }) => !ids.includes(bookmark_id)
      queryClient.setQueriesData<InfiniteData<ListPage>>(
        { queryKey: bookmarkKeys.lists() },
        (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.filter(isKept) })) },
      )
      return { before }
    },
    onError: (_error, _ids, kept) => {
      for (const [key, list] of kept?.before ?? []) queryClient.setQueryData(key, list)
    },
    onSettled: async () => {
      // This mutation is still counted.
      if (queryClient.isMutating({ mutationKey }) === 1)
        await queryClient.invalidateQueries({ queryKey: bookmarkKeys.all })
    },
  })
