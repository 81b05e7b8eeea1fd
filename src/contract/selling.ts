import { z } from 'zod'
import { postCall } from './call.ts'
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
} from './fields.ts'
import { exterior, goodsInfo } from './market/goods-fields.ts'
import { assetInfo, listingItem } from './market/listing-fields.ts'
import { listingRule } from './price-rules/price-rule.ts'
import { itemSorts, maxSaleActions, tradeSorts } from './words.ts'

export const listingState = z.enum(['on_sale', 'reserved', 'sold', 'off_shelf', 'failed'])
export type ListingState = z.output<typeof listingState>
export const listingFailure = z.enum([
  'item_gone',
  'item_changed',
  'item_locked',
  'inventory_private',
  'api_key_invalid',
  'seller_banned',
])
export type ListingFailure = z.output<typeof listingFailure>
/**
 * What fixes a failed listing so that it can be retried; `take_down` if nothing does, `check_price` if a review
 * suffices.
 */
export const listingRemedy = z.enum([
  'take_down',
  'check_price',
  'wait',
  'open_inventory',
  'set_api_key',
  'wait_for_ban_end',
])

/** A listing as its seller sees it. */
export const myListing = z.object({
  listing_id: id,
  state: listingState,
  price: amount,
  /** The market's fee, and the seller's proceeds. */
  fee: amount,
  net: amount,
  failure: listingFailure.nullable(),
  remedy: listingRemedy.nullable(),
  is_bargainable: z.boolean(),
  topped_until: timestamp.nullable(),
  refreshed_at: timestamp,
  /** Earliest time of the next refresh. */
  refreshable_at: timestamp,
  listed_at: timestamp,
})

/**
 * `list`: an item; `reprice`: on sale or failed; `take_down`: likewise; `retry`: a failed one, at a new price if given.
 * `expected_price`: the price that the new one was worked out from or shown beside; the action is refused if it has
 * changed since.
 */
export const saleAction = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('list'),
    asset_id: id,
    price: positiveAmount,
    allow_bargain: z.boolean().default(true),
  }),
  z.strictObject({
    action: z.literal('reprice'),
    listing_id: id,
    price: positiveAmount,
    expected_price: positiveAmount.optional(),
  }),
  z.strictObject({ action: z.literal('take_down'), listing_id: id }),
  z.strictObject({ action: z.literal('retry'), listing_id: id, price: positiveAmount.optional() }),
])

/** Actions on distinct items, up to `max`. */
export const saleActions = (max: number) =>
  uniqueList(z.array(saleAction).min(1).max(max), (one) =>
    one.action === 'list' ? `asset ${one.asset_id}` : `listing ${one.listing_id}`,
  )

/** Why one of several items failed; `message` is human-readable. */
export const itemRefusal = {
  code: z.int(),
  message: z.string(),
  extra: z.record(z.string(), z.unknown()).optional(),
}

/**
 * Several actions at once, each with its own outcome: one locked item does not keep the other fifty off the market.
 * Successful actions are committed together. If none succeeds, the call is refused with the first action's refusal and
 * every outcome in `extra.items`; a refusal that concerns the whole call (a ban, an unprepared seller, a duplicate
 * item) refuses all of it.
 */
export const setOnSale = postCall('/api/v1/inv/set_on_sale', {
  name: 'selling.setOnSale',
  summary: 'List items, change prices, take down, retry failed listings; each with its own outcome',
  session: 'required',
  idempotent: true,
  request: z.object({
    items: saleActions(maxSaleActions),
  }),
  response: z.object({
    /** In request order. `code` 0: done, and `listing` is its new state. */
    items: z.array(
      z.object({
        ...itemRefusal,
        action: z.enum(['list', 'reprice', 'take_down', 'retry']),
        asset_id: id.nullable(),
        listing: myListing.nullable(),
      }),
    ),
    done: z.int(),
    failed: z.int(),
  }),
})

/**
 * Topping is defined here: a seller puts a limited number of listings above the others of their goods, for a limited
 * time.
 */
export const sellingToppedState = postCall('/api/v1/inv/selling_topped_state', {
  name: 'selling.toppedState',
  summary: 'Pin listings of mine to the top of their goods, or no longer; without any: only tell',
  session: 'required',
  idempotent: true,
  request: z.object({
    listing_ids: z.array(id).max(20).default([]),
    is_topped: z.boolean().default(true),
  }),
  response: z.object({
    items: z.array(z.object({ listing_id: id, topped_until: timestamp })),
    /** Limits on the number at once and on the duration. */
    limit: z.int(),
    seconds: z.int(),
  }),
})

export const refresh = postCall('/api/v1/inv/refresh', {
  name: 'selling.refresh',
  summary: 'Give listings of mine the place of new ones; each at most once an hour',
  session: 'required',
  idempotent: true,
  request: z.object({
    listing_ids: uniqueList(z.array(id).min(1).max(100)),
  }),
  response: z.object({
    items: z.array(z.object({ ...itemRefusal, listing_id: id, refreshable_at: timestamp.nullable() })),
    done: z.int(),
  }),
})

const category = z.string().regex(/^[a-z_]{1,40}$/)

/** `off_shelf`: the last listing of each item that is still in the inventory and free to be listed again. */
export const sellingList = postCall('/api/v1/inv/selling_list', {
  name: 'selling.list',
  summary: 'My listings by state, with what became of the failed ones',
  session: 'required',
  safe: true,
  request: z.object({
    states: z.array(listingState).min(1).max(5).default(['on_sale', 'reserved', 'failed']),
    /** Only listings that failed for one of these reasons. */
    failures: z.array(listingFailure).min(1).max(5).optional(),
    keyword: keyword.optional(),
    categories: z.array(category).min(1).max(20).optional(),
    sort: z.enum(tradeSorts).default('newest'),
    cursor: cursor.optional(),
    page_size: pageSize.default(20),
  }),
  response: pageOf(
    z.object({
      listing: myListing,
      asset_id: id,
      goods_id: goodsId,
      style_id: styleId,
      goods_info: goodsInfo,
      asset: assetInfo,
      reference_price: amount.nullable(),
      /** Of other people's listings of the goods and style. */
      lowest_price: amount.nullable(),
      /** Of other people's purchase orders that take any item of the goods and style. */
      highest_purchase_price: amount.nullable(),
      remark: z.string().nullable(),
      cost: amount.nullable(),
      /** The price rule that prices it; null if none, and of what has ended. */
      rule: listingRule.nullable(),
      /** Of a reserved or sold listing. */
      order_id: id.nullable(),
      /** Whether it is taken down and the platform lets its item be traded now. */
      is_relistable: z.boolean(),
    }),
  ).extend({
    /** On the first page: the caller's listings by state, regardless of the filters. */
    totals: z.array(z.object({ state: listingState, count: z.int(), amount })),
    failures: z.array(z.object({ failure: listingFailure, count: z.int() })),
    fee_basis_points: z.int(),
    price_min: amount,
    price_max: amount,
  }),
})

export const shopSellingList = postCall('/api/v1/inv/shop_selling_list', {
  name: 'selling.shopList',
  summary: 'What a shop has on sale; nothing while it is offline',
  safe: true,
  request: z.object({
    /** The id of the shop's owner. */
    shop_id: id,
    keyword: keyword.optional(),
    categories: z.array(category).min(1).max(20).optional(),
    exteriors: z.array(exterior).min(1).max(5).optional(),
    price_min: amount.optional(),
    price_max: amount.optional(),
    sort: z.enum(itemSorts).default('newest'),
    cursor: cursor.optional(),
    page_size: pageSize.default(48),
  }),
  response: pageOf(listingItem).extend({ goods_infos: z.array(goodsInfo), total: z.int() }),
})
