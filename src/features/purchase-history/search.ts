import { historyFields } from '#features/orders/history/history-search.ts'
import { oneOf, searchSchema } from '#lib/search/search-schema.ts'

/** What the routes of the purchase history need. It is kept apart from the page, because every page of the site loads all routes. */

/** By default, all that have ended. */
export const purchaseStates = ['any', 'completed', 'refunded', 'reversed', 'cancelled', 'in_protection'] as const

export const purchaseHistorySearch = searchSchema({ state: oneOf(purchaseStates), ...historyFields })
export type PurchaseHistorySearch = ReturnType<typeof purchaseHistorySearch>
