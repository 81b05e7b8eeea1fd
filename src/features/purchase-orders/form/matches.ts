import type { CallInput } from '#contract/call.ts'
import type { sell } from '#contract/market/goods.ts'
import type { PurchaseTerms } from './draft.ts'

/** The request for the cheapest listing of others that matches a purchase order's terms at or below their price. */
export const listingFilterOf = ({ goods_id, style_id, price, conditions }: PurchaseTerms): CallInput<typeof sell> => ({
  goods_id,
  style_id,
  price_max: price,
  ...conditions,
  sort: 'price_asc',
  topped_first: false,
  of_others: true,
  page_size: 1,
})
