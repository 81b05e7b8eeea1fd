import { day, oneOf, text } from '#lib/search/search-schema.ts'

/** What the routes of both histories need, apart from their pages: every page of the site loads all routes. */

export const faults = ['buyer', 'seller', 'platform'] as const

/** What purchases and sales are both searched by. Days are those of the visitor's zone, both included. */
export const historyFields = {
  /** An order number, or words of the item's name. */
  keyword: text(80),
  from: day,
  to: day,
  fault: oneOf(faults),
}

export interface HistorySearch {
  keyword?: string | undefined
  from?: string | undefined
  to?: string | undefined
  fault?: (typeof faults)[number] | undefined
}

/** A change that takes every filter off, that of the states with them. */
export const noHistoryFilters = {
  state: undefined,
  keyword: undefined,
  from: undefined,
  to: undefined,
  fault: undefined,
}
