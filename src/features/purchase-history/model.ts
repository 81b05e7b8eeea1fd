import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { historyFilters } from '#features/orders/history/history-filters.ts'
import type { OrderFilters } from '#features/orders/queries.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { PurchaseHistorySearch } from './search.ts'

const endedStates: OrderState[] = ['completed', 'refunded', 'reversed', 'cancelled']

/** The search as filters of the list of orders. Days are in the time zone given. */
export function purchaseFilters({ state, ...search }: PurchaseHistorySearch, timeZone: string): OrderFilters {
  const rest = historyFilters(search, timeZone)
  if (state === 'any') return rest
  return { states: state === undefined ? endedStates : [state], ...rest }
}

/** Whether the buyer has received the item and still has it. */
const isReceived = (state: OrderState) => state === 'in_protection' || state === 'completed'

/**
 * The gain or loss of a purchase at today's price, as a signed amount; null if the item was not received or has no
 * price today.
 */
export function gainOf({ state, price, reference_price }: Pick<OrderView, 'state' | 'price' | 'reference_price'>) {
  if (!isReceived(state) || reference_price === null) return null
  return formatAmount(parseAmount(reference_price) - parseAmount(price))
}
