import { maxKeyword } from '#contract/bounds.ts'
import { tradeSorts, type TradeSort } from '#contract/words.ts'
import { day, oneOf, text } from '#lib/search/search-schema.ts'

/** What the routes of both histories need. It is kept apart from their pages, because every page of the site loads all routes. */

export const faults = ['buyer', 'seller', 'platform'] as const

/** The filters and the sort that purchases and sales share. Days are in the visitor's time zone and inclusive. */
export const historyFields = {
  /** An order number, or words of the item's name. */
  keyword: text(maxKeyword),
  from: day,
  to: day,
  fault: oneOf(faults),
  sort: oneOf(tradeSorts, 'newest'),
}

export interface HistorySearch {
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  fault?: (typeof faults)[number] | undefined
  sort?: TradeSort | undefined
}

/** Clears all filters, including the state, and keeps the sort. */
export const noHistoryFilters = {
  state: undefined,
  keyword: undefined,
  from: undefined,
  to: undefined,
  fault: undefined,
}
