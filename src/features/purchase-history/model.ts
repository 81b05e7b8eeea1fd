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

/** What a purchased item is worth at today's price; null if it was not received or has no price today. */
export const worthOf = ({ state, reference_price }: Pick<OrderView, 'state' | 'reference_price'>) =>
  isReceived(state) ? reference_price : null

/**
 * The gain or loss of a purchase at today's price, as a signed amount; null if the item was not received or has no
 * price today.
 */
export function gainOf(order: Pick<OrderView, 'state' | 'price' | 'reference_price'>) {
  const worth = worthOf(order)
  return worth === null ? null : formatAmount(parseAmount(worth) - parseAmount(order.price))
}
