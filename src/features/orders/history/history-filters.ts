import { endOfDay, startOfDay } from '#i18n/day-span.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import type { OrderFilters } from '../queries.ts'
import type { HistorySearch } from './history-search.ts'

/** The search as filters of the list of orders. Digits alone are an order number; anything else is searched in item names. */
export function historyFilters({ keyword, from, to, fault }: HistorySearch, timeZone: string): OrderFilters {
  return {
    ...(keyword && (isObjectId(keyword) ? { order_id: keyword } : { keyword })),
    ...(from && { from: startOfDay(from, timeZone) }),
    // The end is exclusive.
    ...(to && { to: endOfDay(to, timeZone) + 1 }),
    ...(fault && { fault }),
  }
}
