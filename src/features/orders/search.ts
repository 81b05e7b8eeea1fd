import { matching, oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of orders need. It is apart from the rules of model.ts, because every page of the site loads all routes. */

/** Object ids are decimal strings of 63-bit numbers. */
const orderId = /^[1-9]\d{0,17}$/
export const isOrderId = (id: string) => orderId.test(id)

export const shows = ['open', 'ended'] as const
export type Show = (typeof shows)[number]

/** `order` is how the page of one order was named before it had a path. */
export const ordersSearch = searchSchema({ show: oneOf(shows, 'open'), order: matching(orderId) })
