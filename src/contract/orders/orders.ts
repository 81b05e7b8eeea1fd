import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import {
  amount,
  cursor,
  goodsId,
  id,
  keyword,
  pageOf,
  pageSize,
  positiveAmount,
  signedAmount,
  timestamp,
  uniqueList,
} from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { assetInfo } from '../market/listing-fields.ts'
import { tradeSorts } from '../words.ts'

export const orderState = z.enum([
  'awaiting_payment',
  'awaiting_delivery',
  'awaiting_acceptance',
  'in_protection',
  'completed',
  'cancelled',
  'refunded',
  'reversed',
])
export type OrderState = z.output<typeof orderState>

export const orderRole = z.enum(['buyer', 'seller'])
/** Who moved, or has to move, an order. */
export const orderActor = z.enum(['buyer', 'seller', 'platform', 'system', 'operator'])
export type OrderActor = z.output<typeof orderActor>
/** The side at fault for an order that failed. */
export const orderFault = z.enum(['buyer', 'seller', 'platform'])
export type OrderFault = z.output<typeof orderFault>

/**
 * Why an offer deserves a warning: it contains something other than the purchased item, is with another account, asks
 * the buyer for something in return, or was opened by the side that does not open offers in this order.
 */
export const orderWarningKind = z.enum(['other_item', 'other_account', 'asks_in_return', 'wrong_side'])
export type OrderWarningKind = z.output<typeof orderWarningKind>

export const orderView = z.object({
  order_id: id,
  /** The purchase order of which it fills a unit; null if a listing was bought. */
  purchase_order_id: id.nullable(),
  /** The bargain that set its price; null at the listing's own price. */
  bargain_id: id.nullable(),
  role: orderRole,
  state: orderState,
  goods_id: goodsId,
  style_id: z.int(),
  goods_info: goodsInfo,
  asset: assetInfo,
  price: amount,
  /** The current reference price of such an item; null before its first sale. */
  reference_price: amount.nullable(),
  /** The market's fee; null for the buyer, who never pays it. */
  fee: amount.nullable(),
  seller_net: amount.nullable(),
  /** For the seller: their noted cost of it; null if none is noted. */
  cost: amount.nullable(),
  /** For the seller of a delivered order with a noted cost: net minus cost. Null otherwise. */
  profit: signedAmount.nullable(),
  counterpart: z.object({ user_id: z.string(), nickname: z.string(), avatar: z.string().nullable() }),
  created_at: timestamp,
  /** When the state times out; null in a final state. */
  deadline_at: timestamp.nullable(),
  /** Who has to act now; null in a final state and while only time has to pass. */
  awaited: orderActor.nullable(),
  offer: z
    .object({
      offer_id: z.string(),
      /** The offer's page on the platform. */
      url: z.url(),
      /** The other side accepts it. */
      opened_by: orderRole,
    })
    .nullable(),
  /**
   * For the side that may open the offer, while delivery is due: the other side's trade URL, and the asset to move.
   * Which side that is follows from the seller's `sell_delivery_limit` when the order was made. Once a buyer who was to
   * open it can't, since the seller's trade URL is dead or was replaced, the order waits for the seller. Null for
   * everyone else, and for the buyer while the seller's trade URL is known to be dead.
   */
  deliver_to: z.object({ trade_url: z.url(), platform_asset_id: z.string() }).nullable(),
  /** The side at fault; null if nobody is. */
  fault: orderFault.nullable(),
  /** The platform's ending of a refunded order's offer, such as `declined`; null if it reported none. */
  offer_ending: z.string().nullable(),
  /** Support ended it. After delivery, the item does not come back by itself. */
  is_ended_by_support: z.boolean(),
  /**
   * For the buyer of a delivered order: whether they still have the item by it. False once it was sold on, even if it
   * was bought back since, or is no longer found in their inventory. Else null.
   */
  is_still_mine: z.boolean().nullable(),
  /**
   * For the buyer: what their purchase order, which wanted the unit again, held of the refund; null if all of it stayed
   * in the balance.
   */
  held_again: amount.nullable(),
  /** When the buyer may cancel the order, said to both sides: an unpaid one at once; null when no longer possible. */
  cancellable_at: timestamp.nullable(),
  /** For the buyer of an unpaid order: held by their own bargain on its item; counts towards the payment. Else null. */
  held_by_my_bargains: amount.nullable(),
})
export type OrderView = z.output<typeof orderView>

/** Per batch. */
export const maxOrdersAtOnce = 50

export const create = postCall('/api/v1/order/create', {
  name: 'orders.create',
  summary: 'Order one listing, or a batch, at the prices shown. All of them or none.',
  session: 'required',
  idempotent: true,
  request: z.object({
    items: uniqueList(
      z
        .array(z.object({ listing_id: id, price: positiveAmount }))
        .min(1)
        .max(maxOrdersAtOnce),
      (item) => item.listing_id,
    ),
  }),
  response: z.object({ order_ids: z.array(id), total: amount, pay_before: timestamp }),
})

export const pay = postCall('/api/v1/pay/order', {
  name: 'orders.pay',
  summary: 'Pay orders from the balance, all of them or none',
  session: 'required',
  idempotent: true,
  request: z.object({ order_ids: z.array(id).min(1).max(maxOrdersAtOnce), total: positiveAmount }),
  response: z.object({ order_ids: z.array(id), total: amount }),
})

export const list = postCall('/api/v1/order/list', {
  name: 'orders.list',
  summary: 'My orders as buyer or seller',
  session: 'required',
  safe: true,
  request: z.object({
    role: orderRole,
    states: z.array(orderState).max(8).optional(),
    /** Only orders that failed through this side. */
    fault: orderFault.optional(),
    /** Words from the item's name, in either language; digits alone may be the order's number as well. */
    keyword: keyword.optional(),
    /** The order with this number. */
    order_id: id.optional(),
    /** Created in the half-open interval [from, to). */
    from: timestamp.optional(),
    to: timestamp.optional(),
    sort: z.enum(tradeSorts).default('newest'),
    cursor: cursor.optional(),
    page_size: pageSize.default(20),
  }),
  response: pageOf(orderView).extend({
    /** All matches; null on later pages, as the first has reported it. */
    total: z.int().nullable(),
  }),
})

/** Extension: one order with its full history. */
export const detail = getCall('/api/ext/order/detail', {
  name: 'orders.detail',
  summary: 'One order of mine with its history and what comes next',
  session: 'required',
  request: z.object({ order_id: id }),
  response: z.object({
    order: orderView,
    events: z.array(
      z.object({
        event: z.string(),
        state: orderState,
        actor: orderActor,
        reason: z.string().nullable(),
        at: timestamp,
      }),
    ),
    /** Lookalikes of this order's offer on the platform, which nobody should accept. Oldest first. */
    warnings: z.array(z.object({ offer_id: z.string(), kind: orderWarningKind, at: timestamp })),
    rules: z.object({
      payment_seconds: z.int(),
      delivery_seconds: z.int(),
      cancel_after_seconds: z.int(),
      acceptance_seconds: z.int(),
      protection_seconds: z.int(),
    }),
  }),
})

/** Extension: what a purchase would cost, before anything is ordered. */
export const quote = postCall('/api/ext/order/quote', {
  name: 'orders.quote',
  summary: 'Price, balance and rules of a purchase before it is made',
  session: 'required',
  safe: true,
  request: z.object({ listing_ids: z.array(id).min(1).max(maxOrdersAtOnce) }),
  response: z.object({
    items: z.array(
      z.object({
        listing_id: id,
        goods_info: goodsInfo,
        asset: assetInfo,
        price: amount,
        is_available: z.boolean(),
        seller_nickname: z.string(),
        /** The caller's own order of it, in progress or completed. */
        my_order: z.object({ order_id: id, state: orderState }).nullable(),
      }),
    ),
    total: amount,
    available: amount,
    /** Held by my own bargains on the available items; counts towards the payment, besides `available`. */
    held_by_my_bargains: amount,
    rules: z.object({
      payment_seconds: z.int(),
      delivery_seconds: z.int(),
      cancel_after_seconds: z.int(),
      acceptance_seconds: z.int(),
      protection_seconds: z.int(),
    }),
  }),
})

/** Extension: the buyer ends an unpaid order, or a paid one whose offer is overdue. */
export const cancel = postCall('/api/ext/order/cancel', {
  name: 'orders.cancel',
  summary: 'Cancel an order, as far as its state allows',
  session: 'required',
  idempotent: true,
  request: z.object({ order_id: id }),
  response: z.object({ state: orderState }),
})

export const requestSellerTrade = postCall('/api/v1/order/request_seller_trade', {
  name: 'orders.requestSellerTrade',
  summary: 'Ask the seller to send the offer now',
  session: 'required',
  idempotent: true,
  request: z.object({ order_id: id }),
  response: z.object({}),
})
