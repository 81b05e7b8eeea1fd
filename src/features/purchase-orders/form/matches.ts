import type { CallInput } from '#contract/call.ts'
import type { sell } from '#contract/market/goods.ts'
import type { Listing } from '#features/listings/queries.ts'
import type { PurchaseTerms } from './draft.ts'

/** Listings that match a purchase order's terms. */
export interface Matches {
  count: number
  /** The cheapest one from somebody else. */
  cheapest: Listing | undefined
}

/** The request for listings that match a purchase order's terms at or below their price, cheapest first. */
export const listingFilterOf = ({ goods_id, style_id, price, conditions }: PurchaseTerms): CallInput<typeof sell> => ({
  goods_id,
  style_id,
  price_max: price,
  ...conditions,
  sort: 'price_asc',
  topped_first: false,
  page_size: 10,
})

/** Counts the listings in the answer that belong to others. */
export function countMatches({ items, total }: { items: readonly Listing[]; total: number }): Matches {
  const others = items.filter(({ is_mine }) => !is_mine)
  return { count: total - (items.length - others.length), cheapest: others[0] }
}
