import { z } from 'zod'
import { maxInspectLink, maxRemark } from './bounds.ts'
import { getCall, postCall } from './call.ts'
import {
  amount,
  cursor,
  goodsId,
  id,
  keyword,
  nothing,
  pageOf,
  plainLines,
  queryFlag,
  signedAmount,
  styleId,
  timestamp,
} from './fields.ts'
import { exterior, goodsInfo } from './market/goods-fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { listingState, myListing } from './selling.ts'

/** `private`: the inventory is not public; `rate_limited`, `slow`, `unavailable`: trouble at the platform. */
export const syncFailure = z.enum(['private', 'rate_limited', 'slow', 'unavailable'])
export type SyncFailure = z.output<typeof syncFailure>
const syncState = z.enum(['idle', 'running', 'failed'])
export type SyncState = z.output<typeof syncState>

export const sync = getCall('/api/v1/inv/sync', {
  name: 'inventory.sync',
  summary: 'Re-read my inventory from the platform, or report how far that has got',
  session: 'required',
  request: z.object({
    /** False only queries. A sync in progress, or one just finished, is reported instead of starting another. */
    start: queryFlag.default(true),
  }),
  response: z.object({
    state: syncState,
    failure: syncFailure.nullable(),
    started_at: timestamp.nullable(),
    finished_at: timestamp.nullable(),
    /**
     * When the items were last read completely, regardless of later attempts: the age of the listed data. Null: never.
     */
    read_at: timestamp.nullable(),
    /** Of the sync in progress, or of the last one: pages read from the platform so far, and the items on them. */
    pages_read: z.int(),
    items_read: z.int(),
    /** Total items as stated by the platform; null until known. */
    items_expected: z.int().nullable(),
    /** Earliest time of the next sync. */
    next_at: timestamp,
    /** Of the last completed sync: items of this market, unknown items, new ones, ones that left. */
    item_count: z.int(),
    unknown_count: z.int(),
    added_count: z.int(),
    gone_count: z.int(),
  }),
})

/**
 * `locked`: the platform does not allow trading it yet. `in_order`: fills a purchase order. Others: the state of its
 * listing.
 */
export const itemStatus = z.enum(['sellable', 'locked', 'in_order', 'on_sale', 'reserved', 'failed'])

export const inventoryItem = z.object({
  asset_id: id,
  platform_asset_id: z.string(),
  goods_id: goodsId,
  style_id: styleId,
  goods_info: goodsInfo,
  asset: assetInfo,
  status: itemStatus,
  /** When a locked item becomes tradable; null if it already is, or if the platform does not say. */
  tradable_at: timestamp.nullable(),
  reference_price: amount.nullable(),
  /** Of other people's listings of the goods and style. */
  lowest_price: amount.nullable(),
  /** Of other people's purchase orders that take any item of the goods and style. */
  highest_purchase_price: amount.nullable(),
  /** Suggested asking price: the lowest current listing price, unless that is far below the reference price. */
  suggested_price: amount.nullable(),
  listing: myListing.nullable(),
  /** The order in which it is being sold: of a `reserved` item or one `in_order`. */
  order_id: id.nullable(),
  remark: z.string().nullable(),
  /** What was paid for it: the owner's note, set by a purchase here unless one exists. */
  cost: amount.nullable(),
  /** The order by which its owner bought it here; null if it came from elsewhere. */
  bought: z.object({ order_id: id, price: amount, at: timestamp }).nullable(),
})

export const inventorySort = z.enum(['newest', 'value_desc', 'value_asc', 'wear_asc', 'wear_desc'])

export const list = postCall('/api/v1/inv/list', {
  name: 'inventory.list',
  summary: 'My items, as the last reading of the platform has them',
  session: 'required',
  safe: true,
  request: z.object({
    statuses: z.array(itemStatus).min(1).max(6).optional(),
    keyword: keyword.optional(),
    categories: z
      .array(z.string().regex(/^[a-z_]{1,40}$/))
      .min(1)
      .max(20)
      .optional(),
    /** Only items of one goods. */
    goods_id: goodsId.optional(),
    exteriors: z.array(exterior).min(1).max(5).optional(),
    style_ids: z.array(z.int().min(1).max(999)).min(1).max(16).optional(),
    has_stickers: z.boolean().optional(),
    /** Bounds of reference price and wear are inclusive; items without a value match no bound. */
    price_min: amount.optional(),
    price_max: amount.optional(),
    wear_min: z.number().min(0).max(1).optional(),
    wear_max: z.number().min(0).max(1).optional(),
    sort: inventorySort.default('newest'),
    cursor: cursor.optional(),
    /** Large pages serve selection across a whole inventory: 2,000 items take two pages. */
    page_size: z.int().min(1).max(1_000).default(60),
  }),
  response: pageOf(inventoryItem).extend({
    /** Matching items, and their value at reference prices. */
    total: z.int(),
    value: amount,
    /** The market's fee in hundredths of a percent of the price. */
    fee_basis_points: z.int(),
    price_min: amount,
    price_max: amount,
  }),
})

export const detail = getCall('/api/v1/inv/detail', {
  name: 'inventory.detail',
  summary: 'One item of mine, even one that has left, with the history of its listings',
  session: 'required',
  request: z.object({ asset_id: id }),
  response: z.object({
    /** `gone`: no longer in my inventory, and neither listed nor in an order. */
    item: inventoryItem.extend({ status: z.enum([...itemStatus.options, 'gone']) }),
    history: z.array(
      z.object({
        listing_id: id,
        event: z.enum(['list', 'reprice', 'order', 'release', 'sell', 'take_down', 'fail', 'retry']),
        state: listingState,
        price: amount,
        failure: z.string().nullable(),
        at: timestamp,
      }),
    ),
  }),
})

export const remark = postCall('/api/v1/inv/remark', {
  name: 'inventory.remark',
  summary: 'Note something on an item for myself: words, and what was paid for it',
  session: 'required',
  idempotent: true,
  request: z
    .object({
      asset_id: id,
      /** Null or an empty text removes it; if omitted, it stays. */
      remark: plainLines(maxRemark).nullable().optional(),
      cost: amount.nullable().optional(),
    })
    .refine(({ remark: words, cost }) => words !== undefined || cost !== undefined, 'something to note'),
  response: nothing,
})

const sum = z.object({ count: z.int(), amount })

export const statistics = postCall('/api/v1/inv/statistics', {
  name: 'inventory.statistics',
  summary: 'My stock and my sales in figures',
  session: 'required',
  safe: true,
  request: z.object({}),
  response: z.object({
    /** The whole inventory, at reference prices. */
    inventory: sum,
    sellable: sum,
    locked: sum,
    /** At asking prices. */
    on_sale: sum,
    reserved: sum,
    failed: sum,
    /** Orders paid today (UTC), at their prices. */
    sold_today: sum,
    /** Delivered sales of items with a noted cost: proceeds minus cost. */
    realized_profit: signedAmount,
    /** Items held with a noted cost: reference prices minus cost. */
    unrealized_profit: signedAmount,
    /** Items held with a noted cost. */
    cost: sum,
  }),
})

export const parseInspect = getCall('/api/v1/inv/parse_inspect', {
  name: 'inventory.parseInspect',
  summary: 'What an inspect link shows: read out of the link, or looked up among known items',
  request: z.object({ link: z.string().trim().min(1).max(maxInspectLink) }),
  response: z.object({
    /** `encoded`: the link itself contains all data; `known`: the link only names an item that this market has seen. */
    source: z.enum(['encoded', 'known']),
    platform_asset_id: z.string().nullable(),
    /** Null if the item is not a goods of this market. */
    goods_id: goodsId.nullable(),
    style_id: styleId,
    goods_info: goodsInfo.nullable(),
    asset: assetInfo.omit({ asset_id: true }),
    /** The listing under which it can be bought now. */
    listing_id: id.nullable(),
  }),
})
