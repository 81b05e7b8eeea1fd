import type { OrderState } from '#contract/orders/orders.ts'
import { historyFilters } from '#features/orders/history/history-filters.ts'
import { undeliveredStates } from '#features/orders/model.ts'
import type { OrderFilters } from '#features/orders/queries.ts'
import type { SalesSearch } from '../search.ts'

const openStates: OrderState[] = ['awaiting_payment', ...undeliveredStates]

/** The search as filters of the list of orders, with its sort. */
export function salesFilters({ state, ...search }: SalesSearch, timeZone: string): OrderFilters {
  const rest = historyFilters(search, timeZone)
  if (state === undefined) return rest
  return { states: state === 'open' ? openStates : [state], ...rest }
}
