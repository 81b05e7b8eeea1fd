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
  styleId,
  timestamp,
  uniqueList,
} from '../fields.ts'
import { goodsInfo } from '../market/goods-fields.ts'
import { assetInfo } from '../market/listing-fields.ts'
import { orderActor, orderView } from '../orders/orders.ts'
import { purchaseSorts } from '../words.ts'
import { maxOpenDays, maxUnits } from './bounds.ts'
import { openPurchase, outbidSetting, purchaseConditions, purchaseState, unfitReason } from './fields.ts'

const quantity = z.int().min(1).max(maxUnits)
const openDays = z.int().min(1).max(maxOpenDays)

/** What a buyer wants, and at which price. */
export const purchaseTerms = z.strictObject({
  goods_id: goodsId,
  /** A style of the goods, such as a Doppler phase; 0 takes any. */
  style_id: styleId.default(0),
  conditions: purchaseConditions.default({}),
  /** Per unit. */
  price: positiveAmount,
  quantity,
  /** How long it is open once paid. */
  open_days: openDays.default(maxOpenDays),
})

/** A purchase order of the caller, or one that they could supply. */
export const purchaseView = openPurchase.extend({
  state: purchaseState,
  goods_info: goodsInfo,
  /** When the state expires: the time to pay, its days once paid. Null in a final state. */
  expires_at: timestamp.nullable(),
  paid_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
  /** For the owner only: the amount held, and the state of the supplied units. Null for others. */
  progress: z.object({ held: amount, in_delivery: z.int(), delivered: z.int(), refunded: z.int() }).nullable(),
  /** For the owner only: automatic outbidding; null if off. */
  outbid: outbidSetting.nullable(),
  /**
   * For the owner of an active one only: the highest price that others pay for all that it takes, without conditions or
   * with the same; null if none.
   */
  competing_price: amount.nullable(),
  /** For suppliers: what each of `my_assets` lacks; empty means that it fits. Null for its owner. */
  supply: z.array(z.object({ asset_id: id, unfit: z.array(unfitReason) })).nullable(),
})

export const create = postCall('/api/v1/order/create_purchase', {
  name: 'purchaseOrders.create',
  summary: 'Post a purchase order; it is open to suppliers once it is paid',
  session: 'required',
  idempotent: true,
  request: purchaseTerms,
  response: z.object({ purchase_id: id, total: amount, pay_before: timestamp }),
})

export const pay = postCall('/api/v1/pay/purchase', {
  name: 'purchaseOrders.pay',
  summary: 'Set price × quantity aside from the balance: from then on the purchase order can be supplied',
  session: 'required',
  idempotent: true,
  request: z.object({ purchase_id: id, total: positiveAmount }),
  response: z.object({ purchase_id: id, state: purchaseState, held: amount, expires_at: timestamp }),
})

export const change = postCall('/api/v1/order/change_purchase', {
  name: 'purchaseOrders.change',
  summary: 'Change price, quantity, conditions or days of an open purchase order; what is set aside follows',
  session: 'required',
  idempotent: true,
  request: z.object({
    purchase_id: id,
    price: positiveAmount,
    /** Total, including units already supplied. */
    quantity,
    /** If omitted, unchanged. */
    style_id: styleId.optional(),
    conditions: purchaseConditions.optional(),
    /** If given, it is open for so many days from now; if omitted, until when it was. */
    open_days: openDays.optional(),
    /** The amount to be held as shown: price × units still wanted. Any other sum is refused. */
    total: positiveAmount,
  }),
  response: z.object({ purchase_id: id, state: purchaseState, held: amount }),
})

export const purchaseAction = z.enum(['suspend', 'resume', 'cancel'])

export const set = postCall('/api/v1/order/set_purchase', {
  name: 'purchaseOrders.set',
  summary: 'Suspend, resume or cancel purchase orders, all of them or none',
  session: 'required',
  idempotent: true,
  request: z.object({
    purchase_ids: uniqueList(z.array(id).min(1).max(50)),
    action: purchaseAction,
  }),
  response: z.object({ items: z.array(z.object({ purchase_id: id, state: purchaseState })) }),
})

/**
 * S2.9 `wait_supply`: unpaid or open; `suspended`; `record`: ended. Only the first two can be sorted by `expiring`,
 * soonest first. `scope: goods` is the supplier's view: the open
 * purchase orders of one goods, highest price first, with the caller's own items that could fill them.
 */
export const list = postCall('/api/v1/order/purchase_list', {
  name: 'purchaseOrders.list',
  summary: 'My purchase orders, or those of a goods as a supplier sees them, highest price first',
  session: 'required',
  safe: true,
  request: z.discriminatedUnion('scope', [
    z.strictObject({
      scope: z.literal('mine'),
      tab: z.enum(['wait_supply', 'suspended', 'record']).optional(),
      keyword: keyword.optional(),
      sort: z.enum(purchaseSorts).default('newest'),
      cursor: cursor.optional(),
      page_size: pageSize.default(20),
    }),
    z.strictObject({
      scope: z.literal('goods'),
      goods_id: goodsId,
      style_id: styleId.default(0),
      /** An item of the caller: if it can be sold now, it leads `my_assets`. */
      asset_id: id.optional(),
      cursor: cursor.optional(),
      page_size: pageSize.default(20),
    }),
  ]),
  response: pageOf(purchaseView).extend({
    /** For `scope: goods`: the caller's items of this goods that can be sold now, at most fifty. */
    my_assets: z.array(z.object({ asset: assetInfo, style_id: styleId, listing_id: id.nullable() })),
    /** How many such items there are in all. */
    my_asset_count: z.int(),
  }),
})

/** Extension: one purchase order of the caller with its history and the orders that filled it. */
export const detail = getCall('/api/ext/order/purchase_detail', {
  name: 'purchaseOrders.detail',
  summary: 'One purchase order of mine with its history and the orders that filled it',
  session: 'required',
  request: z.object({ purchase_id: id }),
  response: z.object({
    purchase: purchaseView,
    /** The newest 100, oldest first, and among them as `lose_unit` the refunded units that are not wanted again. */
    events: z.array(
      z.object({
        event: z.string(),
        state: purchaseState,
        actor: orderActor,
        reason: z.string().nullable(),
        /** Values after the event. */
        price: amount,
        quantity: z.int(),
        filled: z.int(),
        order_id: id.nullable(),
        at: timestamp,
      }),
    ),
    orders: z.array(
      orderView.pick({
        order_id: true,
        state: true,
        offer_ending: true,
        is_ended_by_support: true,
        price: true,
        created_at: true,
      }),
    ),
  }),
})

export const maxPriceByGoods = postCall('/api/v1/order/purchase_max_price_by_goods', {
  name: 'purchaseOrders.maxPriceByGoods',
  summary: 'The highest price at which goods, or items of mine, could be supplied now',
  session: 'optional',
  safe: true,
  request: z.object({
    items: z
      .array(
        z.strictObject({
          goods_id: goodsId,
          style_id: styleId.default(0),
          /** An item of the caller: finds the best purchase order that it fits, conditions included. */
          asset_id: id.optional(),
        }),
      )
      .min(1)
      .max(100),
  }),
  response: z.object({
    items: z.array(
      z.object({
        goods_id: goodsId,
        style_id: styleId,
        asset_id: id.nullable(),
        /** Null without demand. Without an item, considers only purchase orders that take any item of the goods. */
        max_price: amount.nullable(),
        /** The purchase order to supply; null without an item. */
        purchase_id: id.nullable(),
      }),
    ),
  }),
})

export const supply = postCall('/api/v1/order/create_sell', {
  name: 'purchaseOrders.supply',
  summary: 'Supply a purchase order with items of mine, each one unit and one paid order. All of them or none.',
  session: 'required',
  idempotent: true,
  request: z.object({
    purchase_id: id,
    /** Per unit, as shown. */
    price: positiveAmount,
    asset_ids: uniqueList(z.array(id).min(1).max(50)),
  }),
  response: z.object({
    order_ids: z.array(id),
    /** What the seller receives in total. */
    seller_net: amount,
    /** Units still wanted. */
    left: z.int(),
  }),
})
