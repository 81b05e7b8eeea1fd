import { objectId, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of bargains need, apart from the pages: every page of the site loads all routes. */

export const shows = ['open', 'accepted', 'ended'] as const
export type Show = (typeof shows)[number]

/** S2.8 S2.10 Which bargains are listed: without it those under way. */
export const bargainsSearch = searchSchema({ show: oneOf(shows, 'open') })

/** The listing that an offer is made for on its goods page: the dialog is open. */
export const goodsBargainFields = { bargain: objectId }
