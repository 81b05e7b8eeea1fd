import type { listingBookmarks } from '#contract/bookmarks.ts'
import type { CallData } from '#contract/call.ts'

/** What every bookmark has, whatever is bookmarked. */
export interface Bookmark {
  bookmark_id: string
  goods_id: string
  style_id: number
  /** Seconds since the epoch. */
  bookmarked_at: number
  price_then: string | null
}

export type BookmarkedListing = CallData<typeof listingBookmarks>['items'][number]

/** How far a price has moved since the bookmark was set, in percent: -9.1 is cheaper by that much. Null with nothing to compare. */
export function changeSince(then: string | null, now: string | null): number | null {
  if (then === null || now === null || Number(then) === 0) return null
  return (Number(now) / Number(then) - 1) * 100
}
