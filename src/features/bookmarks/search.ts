import { matching, oneOf, searchSchema } from '#lib/search/search-schema.ts'

export const tabs = ['goods', 'listings', 'searches'] as const
export type Tab = (typeof tabs)[number]

/** What the bookmarks' route needs, kept apart from its page: every page of the site loads all routes. */
export const bookmarksSearch = searchSchema({
  tab: oneOf(tabs, 'goods'),
  /** The listing to bargain for: its dialog is open. */
  bargain: matching(/^[1-9]\d{0,17}$/),
})
