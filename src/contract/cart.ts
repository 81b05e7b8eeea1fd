import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, goodsId, id, positiveAmount, styleId, timestamp, uniqueList } from './fields.ts'
import { goodsInfo } from './market/goods-fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { maxOrdersAtOnce } from './orders/orders.ts'

/** Extension calls for a cart across goods. The cart reserves nothing; it reports the current state of its items. */

export const maxCartItems = 100

/** `reserved`: in somebody's unpaid or undelivered order, and may come back; `gone`: sold, taken down or failed. */
export const cartItemState = z.enum(['available', 'own', 'seller_offline', 'reserved', 'gone'])

const listingIds = uniqueList(z.array(id).min(1).max(maxCartItems))

export const list = getCall('/api/ext/cart/list', {
  name: 'cart.list',
  summary: 'What is in my cart, the newest first, and whether each can be bought now',
  session: 'required',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        listing_id: id,
        goods_id: goodsId,
        style_id: styleId,
        goods_info: goodsInfo,
        asset: assetInfo,
        seller: z.object({ user_id: id, nickname: z.string() }),
        state: cartItemState,
        /** The price when added, and the current one. */
        price_then: amount,
        price: amount,
        /** Held by my own bargain on it; counts towards its payment, besides `available`. */
        held_by_my_bargains: amount,
        added_at: timestamp,
      }),
    ),
    /** Sum of the available items at current prices. */
    total: amount,
    /** The caller's balance. */
    available: amount,
    max_items: z.int(),
  }),
})

export const add = postCall('/api/ext/cart/add', {
  name: 'cart.add',
  summary: 'Put listings into my cart, all of them or none; what is in it already stays as it is',
  session: 'required',
  idempotent: true,
  request: z.object({ listing_ids: listingIds }),
  response: z.object({ count: z.int() }),
})

export const remove = postCall('/api/ext/cart/remove', {
  name: 'cart.remove',
  summary: 'Take listings out of my cart; what is not in it is passed over',
  session: 'required',
  idempotent: true,
  request: z.object({ listing_ids: listingIds }),
  response: z.object({ count: z.int() }),
})

/**
 * Unlike `orders.create` it orders whatever it can: each item has its own outcome, and ordered items leave the cart. If
 * nothing could be ordered, the call is refused with the first item's refusal and every outcome in `extra.items`; a
 * refusal that concerns the whole call (a ban, too many unpaid orders) refuses all of it.
 */
export const order = postCall('/api/ext/cart/order', {
  name: 'cart.order',
  summary: 'Order what is still to be had at the prices shown, and say of everything else why not',
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
  response: z.object({
    /** In request order. `code` 0: ordered. */
    items: z.array(
      z.object({
        listing_id: id,
        order_id: id.nullable(),
        code: z.int(),
        message: z.string(),
        extra: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
    /** The new orders, to be paid with `pay/order`. */
    order_ids: z.array(id),
    total: amount,
    pay_before: timestamp,
  }),
})
