import type { CallData, CallInput } from '#contract/call.ts'
import type { OrderState } from '#contract/orders/orders.ts'
import type { ListingState, sellingList } from '#contract/selling.ts'
import { historyFilters } from '#features/orders/history/history-filters.ts'
import type { OrderFilters } from '#features/orders/queries.ts'
import type { OnSaleSearch, SalesSearch } from './search.ts'

export type SellingPage = CallData<typeof sellingList>
export type SellingItem = SellingPage['items'][number]
export type SellingRequest = Omit<CallInput<typeof sellingList>, 'cursor'>

const pageSize = 50

/** What the list is asked for. Without a state what failed is a list of its own, which comes first. */
export function sellingRequest({ state, keyword, category, sort }: OnSaleSearch): SellingRequest {
  return {
    states: state ? [state] : ['on_sale', 'reserved'],
    ...(keyword && { keyword }),
    ...(category && { categories: [category] }),
    ...(sort && { sort }),
    page_size: pageSize,
  }
}

/** Whether something can still be done with a listing: nobody has bought it, and it has not ended. */
export const isChangeable = ({ listing }: SellingItem) => listing.state === 'on_sale' || listing.state === 'failed'

/** How many listings there are in these states, whatever the filters. */
export const countOf = ({ totals }: Pick<SellingPage, 'totals'>, ...states: ListingState[]) =>
  totals.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0)

/** Paid for and not in the buyer's hands. */
export const undeliveredStates: OrderState[] = ['awaiting_delivery', 'awaiting_acceptance']

const openStates: OrderState[] = ['awaiting_payment', ...undeliveredStates]

/** What the sales are asked for. */
export function salesFilters({ state, ...search }: SalesSearch, timeZone: string): OrderFilters {
  const rest = historyFilters(search, timeZone)
  if (state === undefined) return rest
  return { states: state === 'open' ? openStates : [state], ...rest }
}
