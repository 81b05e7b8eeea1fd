import { objectId, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of bargains need. It is kept apart from the pages, because every page of the site loads all routes. */

export const shows = ['open', 'accepted', 'ended'] as const
export type Show = (typeof shows)[number]

/** S2.8 S2.10 Which bargains are listed; by default those under way. */
export const bargainsSearch = searchSchema({ show: oneOf(shows, 'open') })

/** The listing whose offer dialog is open on its goods page. */
export const goodsBargainFields = { bargain: objectId }
