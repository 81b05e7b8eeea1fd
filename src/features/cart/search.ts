import { listOf, matching, searchSchema } from '#lib/search/search-schema.ts'

/** As many listings as one order may have. */
export const maxOrdered = 50

/** `buy` names the listings whose checkout is open. Every page of the site loads this. */
export const cartSearch = searchSchema({ buy: listOf(matching(/^[1-9]\d{0,17}$/), maxOrdered) })
export type CartSearch = ReturnType<typeof cartSearch>
