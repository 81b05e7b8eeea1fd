import type { listingBookmarks } from '#contract/bookmarks.ts'
import type { CallData } from '#contract/call.ts'

/** The fields common to all bookmarks. */
export interface Bookmark {
  bookmark_id: string
  goods_id: string
  style_id: number
  /** Seconds since the epoch. */
  bookmarked_at: number
  price_then: string | null
  price_alert: BookmarkedListing['price_alert']
}

export type BookmarkedListing = CallData<typeof listingBookmarks>['items'][number]

/** Whether a price alert on it can be of use. A listing that is gone may come back, but has only a waiting one to
 * change. */
export const takesAlert = ({
  is_available = true,
  price_alert,
}: Pick<Bookmark, 'price_alert'> & { is_available?: boolean }) => is_available || price_alert?.told === null
