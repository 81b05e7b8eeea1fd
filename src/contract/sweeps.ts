import { z } from 'zod'
import { postCall } from './call.ts'
import { amount, goodsId, id, positiveAmount, timestamp } from './fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { listingFilter } from './market/listing-filter.ts'
import { maxOrdersAtOnce } from './orders/orders.ts'

/** Extension calls for buying the cheapest listings of a goods in one step. */

const bounds = z.strictObject({
  goods_id: goodsId,
  ...listingFilter,
  /** Maximum number of listings. */
  count: z.int().min(1).max(maxOrdersAtOnce),
  /** Maximum price of each. */
  max_each: positiveAmount,
  /** Maximum total price. */
  max_total: positiveAmount,
})

export const quote = postCall('/api/ext/sweep/quote', {
  name: 'sweeps.quote',
  summary: 'The cheapest listings that fit, within these bounds, and what they come to',
  session: 'required',
  safe: true,
  request: bounds,
  response: z.object({
    /** Cheapest first. */
    items: z.array(z.object({ listing_id: id, price: amount, style_id: z.int(), asset: assetInfo })),
    total: amount,
    /** The cheapest match that the bounds exclude; null if none. */
    next_price: amount.nullable(),
    /** The caller's balance. */
    available: amount,
    /** Held by my own bargains on these items; counts towards the payment, besides `available`. */
    held_by_my_bargains: amount,
  }),
})

/** Listings lost to a faster buyer are replaced by the next cheapest, as long as the bounds hold. */
export const buy = postCall('/api/ext/sweep/buy', {
  name: 'sweeps.buy',
  summary:
    'Order the cheapest listings that fit and can be had at this moment; never more, or dearer, than the bounds say',
  session: 'required',
  idempotent: true,
  request: bounds,
  response: z.object({
    /** Cheapest first. */
    items: z.array(z.object({ order_id: id, listing_id: id, price: amount })),
    /** The new orders, to be paid with `pay/order`. */
    order_ids: z.array(id),
    total: amount,
    pay_before: timestamp,
  }),
})
