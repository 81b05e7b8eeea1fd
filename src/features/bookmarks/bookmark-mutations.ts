import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/calls/call-result.ts'
import { serialQueue } from '#lib/calls/serial-queue.ts'
import { newKey } from '#lib/calls/new-key.ts'
import { setBookmark, removeBookmarks } from './bookmarks.functions.ts'
import type { BookmarkTarget } from './bookmarked-queries.ts'

const line = serialQueue()

/** Sets or removes a bookmark. Requests run one at a time, so the last one wins. Each retry uses a new key, since
 * bookmarking twice is idempotent. */
export const setBookmarkMutation = (target: BookmarkTarget) =>
  mutationOptions({
    mutationFn: (isBookmarked: boolean) =>
      line(async () => {
        const input = { data: { key: newKey(), body: target } }
        if (isBookmarked) unwrap(await setBookmark(input))
        else unwrap(await removeBookmarks(input))
      }),
  })

/** Resolves once the bookmarks toggled so far are at the exchange, or have failed. */
export const whenBookmarked = () => line(() => Promise.resolve())
