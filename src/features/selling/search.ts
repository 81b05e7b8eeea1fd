import { maxKeyword } from '#contract/bounds.ts'
import { tradeSorts } from '#contract/words.ts'
import { historyFields } from '#features/orders/history/history-search.ts'
import { flag, matching, oneOf, searchSchema, text } from '#lib/search/search-schema.ts'

/** What the routes of selling need. It is kept apart from their pages, because every page of the site loads all routes. */

export const sellingStates = ['on_sale', 'reserved', 'failed', 'off_shelf'] as const

/** S2.19 Without a state: everything on sale, with failed listings first. */
export const onSaleSearch = searchSchema({
  state: oneOf(sellingStates),
  keyword: text(maxKeyword),
  category: matching(/^[a-z_]{1,40}$/),
  sort: oneOf(tradeSorts, 'newest'),
})
export type OnSaleSearch = ReturnType<typeof onSaleSearch>

export const saleStates = ['open', 'in_protection', 'completed', 'refunded', 'reversed', 'cancelled'] as const
export const salesSearch = searchSchema({ state: oneOf(saleStates), ...historyFields })
export type SalesSearch = ReturnType<typeof salesSearch>

/** `settings` opens the shop's settings. */
export const shopSearch = searchSchema({ settings: flag })
