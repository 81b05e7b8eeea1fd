import { listOf, objectId, searchSchema } from '#lib/search/search-schema.ts'

/** As many listings as one order may have. */
export const maxOrdered = 50

/** `buy` names the listings whose checkout is open. Every page of the site loads this. */
export const cartSearch = searchSchema({ buy: listOf(objectId, maxOrdered) })
export type CartSearch = ReturnType<typeof cartSearch>
