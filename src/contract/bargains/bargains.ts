import { z } from 'zod'
import { bargainRules, bargainState, bargainView, lowestPercent } from './fields.ts'
import { getCall, postCall } from '../call.ts'
import { amount, id, positiveAmount, timestamp } from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { assetInfo } from '../market/listing-fields.ts'

export const create = postCall('/api/v1/order/create_bargain', {
  name: 'bargains.create',
  summary: 'Offer less for a listing than its price; the seller hears of it once the money is held',
  session: 'required',
  idempotent: true,
  request: z.strictObject({
    listing_id: id,
    /** The listing's price as shown. */
    listing_price: positiveAmount,
    price: positiveAmount,
  }),
  response: z.object({ bargain_id: id, amount_due: amount, available: amount, pay_before: timestamp }),
})

export const pay = postCall('/api/v1/pay/bargain', {
  name: 'bargains.pay',
  summary: 'Set the money for a bargain aside, or pay the difference to a counter and so buy the item',
  session: 'required',
  idempotent: true,
  request: z.strictObject({
    bargain_id: id,
    /** The price agreed to, as shown: that of the offer, or of the counter if that is what is paid for. */
    price: positiveAmount,
    /** `amount_due` as shown. */
    amount: positiveAmount,
  }),
  response: z.object({
    bargain_id: id,
    state: bargainState,
    order_id: id.nullable(),
    deadline_at: timestamp.nullable(),
  }),
})

export const handle = postCall('/api/v1/order/handle_bargain', {
  name: 'bargains.handle',
  summary: 'Answer a bargain: the seller accepts, refuses or counters, the buyer withdraws or refuses a counter',
  session: 'required',
  idempotent: true,
  request: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('accept'),
      bargain_id: id,
      /** The offered price as shown. */
      price: positiveAmount,
    }),
    z.strictObject({ action: z.literal('counter'), bargain_id: id, price: positiveAmount }),
    z.strictObject({ action: z.literal('refuse'), bargain_id: id }),
    z.strictObject({ action: z.literal('withdraw'), bargain_id: id }),
  ]),
  response: z.object({
    bargain_id: id,
    state: bargainState,
    order_id: id.nullable(),
    deadline_at: timestamp.nullable(),
  }),
})

export const check = postCall('/api/v1/order/check_bargain_order', {
  name: 'bargains.check',
  summary: 'May this listing be bargained for at this price now? A refusal says why not',
  session: 'required',
  safe: true,
  request: create.request,
  response: z.object({
    amount_due: amount,
    available: amount,
    /** How much the balance is short; 0.00 if sufficient. */
    missing: amount,
  }),
})

export const purchase = getCall('/api/v1/market/bargain/purchase', {
  name: 'bargains.purchase',
  summary: 'What a person needs to know to bargain for a listing',
  session: 'required',
  request: z.object({ listing_id: id }),
  response: z.object({
    listing_id: id,
    goods_info: goodsInfo,
    asset: assetInfo,
    price: amount,
    seller: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
    /** False: not on sale, the caller's own, or its seller does not bargain. */
    is_bargainable: z.boolean(),
    lowest_percent: lowestPercent,
    /** The inclusive bounds of an offer; null where the price leaves no room. */
    lowest_price: amount.nullable(),
    highest_price: amount.nullable(),
    /** Suggested offers, highest first. */
    suggested_prices: z.array(amount),
    /** Bargains on this listing that await an answer, from any buyer. */
    open_count: z.int(),
    /** The caller's own bargain in progress on this listing. */
    my_bargain: bargainView.nullable(),
    /** The caller's bargains in progress, out of `rules.max_open`. */
    my_open_count: z.int(),
    available: amount,
    rules: bargainRules,
  }),
})
