import type { CallData, CallInput } from '#contract/call.ts'
import type { ListingState, sellingList } from '#contract/selling.ts'
import type { OnSaleSearch } from './search.ts'

export type SellingPage = CallData<typeof sellingList>
export type SellingItem = SellingPage['items'][number]
export type SellingRequest = Omit<CallInput<typeof sellingList>, 'cursor'>

const pageSize = 50

/** The search as a request. Without a state, failed listings form a separate list that comes first. */
export function sellingRequest({ state, keyword, category, sort }: OnSaleSearch): SellingRequest {
  return {
    states: state ? [state] : ['on_sale', 'reserved'],
    ...(keyword && { keyword }),
    ...(category && { categories: [category] }),
    ...(sort && { sort }),
    page_size: pageSize,
  }
}

/** Whether a listing can still be changed: it is unsold and has not ended. */
export const isChangeable = ({ listing }: SellingItem) => listing.state === 'on_sale' || listing.state === 'failed'

/** The number of listings in these states, regardless of filters. */
export const countOf = ({ totals }: Pick<SellingPage, 'totals'>, ...states: ListingState[]) =>
  totals.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0)
