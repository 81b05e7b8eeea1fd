import { objectId, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of orders need. It is kept apart from model.ts, because every page of the site loads all routes. */

export const shows = ['open', 'ended'] as const
export type Show = (typeof shows)[number]

/** `order` addressed the page of one order before that page had its own path. */
export const ordersSearch = searchSchema({ show: oneOf(shows, 'open'), order: objectId })
