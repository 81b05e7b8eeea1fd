import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { historyFilters } from '#features/orders/history/history-filters.ts'
import type { OrderFilters } from '#features/orders/queries.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import type { PurchaseHistorySearch } from './search.ts'

const endedStates: OrderState[] = ['completed', 'refunded', 'reversed', 'cancelled']

/** What the purchases are asked for. Days are those of the zone. */
export function purchaseFilters({ state, ...search }: PurchaseHistorySearch, timeZone: string): OrderFilters {
  const rest = historyFilters(search, timeZone)
  if (state === 'any') return rest
  return { states: state === undefined ? endedStates : [state], ...rest }
}

/** Whether the item has come to its buyer, and has not been taken back. */
const isReceived = (state: OrderState) => state === 'in_protection' || state === 'completed'

/** What a purchase has gained or lost against today's price, as a signed amount; null where nothing was received, or where there
 * is no price of today. */
export function gainOf({ state, price, reference_price }: Pick<OrderView, 'state' | 'price' | 'reference_price'>) {
  if (!isReceived(state) || reference_price === null) return null
  return formatAmount(parseAmount(reference_price) - parseAmount(price))
}
