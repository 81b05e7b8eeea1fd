import { objectId, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of orders need. It is apart from the rules of model.ts, because every page of the site loads all routes. */

export const shows = ['open', 'ended'] as const
export type Show = (typeof shows)[number]

/** `order` is how the page of one order was named before it had a path. */
export const ordersSearch = searchSchema({ show: oneOf(shows, 'open'), order: objectId })
