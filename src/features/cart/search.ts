import { listOf, objectId, searchSchema } from '#lib/search/search-schema.ts'

/** The maximum number of listings in one checkout. */
export const maxOrdered = 50

/** `buy` holds the listings whose checkout is open. Every page of the site loads this file. */
export const cartSearch = searchSchema({ buy: listOf(objectId, maxOrdered) })
export type CartSearch = ReturnType<typeof cartSearch>
