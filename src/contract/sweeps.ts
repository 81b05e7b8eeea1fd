import { z } from 'zod'
import { postCall } from './call.ts'
import { amount, goodsId, id, positiveAmount, timestamp } from './fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { listingFilter } from './market/listing-filter.ts'
import { maxOrdersAtOnce } from './orders/orders.ts'

/** Calls of our own for buying the cheapest listings of a goods in one step. */

const bounds = z.strictObject({
  goods_id: goodsId,
  ...listingFilter,
  /** So many at most. */
  count: z.int().min(1).max(maxOrdersAtOnce),
  /** None of them dearer than this. */
  max_each: positiveAmount,
  /** All of them together no dearer than this. */
  max_total: positiveAmount,
})

export const quote = postCall('/api/ext/sweep/quote', {
  name: 'sweeps.quote',
  summary: 'The cheapest listings that fit, within these bounds, and what they come to',
  session: 'required',
  safe: true,
  request: bounds,
  response: z.object({
    /** The cheapest first. */
    items: z.array(z.object({ listing_id: id, price: amount, style_id: z.int(), asset: assetInfo })),
    total: amount,
    /** The cheapest one that fits the filter and that the bounds leave out; null where there is none. */
    next_price: amount.nullable(),
    /** My balance. */
    available: amount,
  }),
})

/** Listings that somebody was faster with are replaced by the next ones, as long as the bounds hold. */
export const buy = postCall('/api/ext/sweep/buy', {
  name: 'sweeps.buy',
  summary:
    'Order the cheapest listings that fit and can be had at this moment; never more, or dearer, than the bounds say',
  session: 'required',
  idempotent: true,
  request: bounds,
  response: z.object({
    /** The cheapest first. */
    items: z.array(z.object({ order_id: id, listing_id: id, price: amount })),
    /** The new orders, which `pay/order` pays. */
    order_ids: z.array(id),
    total: amount,
    pay_before: timestamp,
  }),
})
