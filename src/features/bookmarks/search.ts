import { matching, oneOf, searchSchema } from '#lib/search/search-schema.ts'

export const tabs = ['goods', 'listings', 'searches'] as const
export type Tab = (typeof tabs)[number]

/** What the route of the bookmarks needs, apart from the page: every page of the site loads all routes. */
export const bookmarksSearch = searchSchema({
  tab: oneOf(tabs, 'goods'),
  /** The listing that an offer is made for: the dialog is open. */
  bargain: matching(/^[1-9]\d{0,17}$/),
})
