import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { serialQueue } from '#lib/calls/serial-queue.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { setBookmark, removeBookmarks } from './bookmarks.functions.ts'
import type { BookmarkTarget } from './bookmarked-queries.ts'

const line = serialQueue()

/** Sets a bookmark or takes it off, one after the other: the last one counts. Each try is a thing of its own: bookmarking twice
 * changes nothing. */
export const setBookmarkMutation = (target: BookmarkTarget) =>
  mutationOptions({
    mutationFn: (isBookmarked: boolean) =>
      line(async () => {
        const input = { data: { key: newKey(), body: target } }
        if (isBookmarked) unwrap(await setBookmark(input))
        else unwrap(await removeBookmarks(input))
      }),
  })
