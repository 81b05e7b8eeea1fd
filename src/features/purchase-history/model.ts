import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { historyFilters } from '#features/orders/history/history-filters.ts'
import type { OrderFilters } from '#features/orders/queries.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { PurchaseHistorySearch } from './search.ts'

const endedStates: OrderState[] = ['completed', 'refunded', 'reversed', 'cancelled']

/** The search as filters of the list of orders, with its sort. Days are in the time zone given. */
export function purchaseFilters({ state, ...search }: PurchaseHistorySearch, timeZone: string): OrderFilters {
  const rest = historyFilters(search, timeZone)
  if (state === 'any') return rest
  return { states: state === undefined ? endedStates : [state], ...rest }
}

/** What a purchased item is worth at today's price; null if the buyer doesn't have it or it has no price today. */
export const worthOf = ({ is_still_mine, reference_price }: Pick<OrderView, 'is_still_mine' | 'reference_price'>) =>
  is_still_mine ? reference_price : null

/**
 * The gain or loss of a purchase at today's price, as a signed amount; null if the buyer doesn't have the item or it
 * has no price today. What came of an item that was sold on is in the sales.
 */
export function gainOf(order: Pick<OrderView, 'is_still_mine' | 'price' | 'reference_price'>) {
  const worth = worthOf(order)
  return worth === null ? null : formatAmount(parseAmount(worth) - parseAmount(order.price))
}
