import { endOfDay, startOfDay } from '#i18n/day-span.ts'
import { isObjectId } from '#lib/search/search-schema.ts'
import type { OrderFilters } from '../queries.ts'
import type { HistorySearch } from './history-search.ts'

/**
 * The search as filters of the list of orders. Digits alone are an order number; anything else is searched in item
 * names. Days in the wrong order are put right.
 */
export function historyFilters({ keyword, from, to, fault }: HistorySearch, timeZone: string): OrderFilters {
  const isTurned = from !== undefined && to !== undefined && from > to
  const [first, last] = isTurned ? [to, from] : [from, to]
  return {
    ...(keyword && (isObjectId(keyword) ? { order_id: keyword } : { keyword })),
    ...(first && { from: startOfDay(first, timeZone) }),
    // The end is exclusive.
    ...(last && { to: endOfDay(last, timeZone) + 1 }),
    ...(fault && { fault }),
  }
}
