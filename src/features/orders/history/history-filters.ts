import { endOfDay, startOfDay } from '#i18n/day-span.ts'
import type { OrderFilters } from '../queries.ts'
import type { HistorySearch } from './history-search.ts'

/** The search as filters of the list of orders, with its sort. Days in the wrong order are put right. */
export function historyFilters({ keyword, from, to, fault, sort }: HistorySearch, timeZone: string): OrderFilters {
  const isTurned = from !== undefined && to !== undefined && from > to
  const [first, last] = isTurned ? [to, from] : [from, to]
  return {
    ...(keyword && { keyword }),
    ...(first && { from: startOfDay(first, timeZone) }),
    // The end is exclusive.
    ...(last && { to: endOfDay(last, timeZone) + 1 }),
    ...(fault && { fault }),
    ...(sort && { sort }),
  }
}
