import { z } from 'zod'
import { getCall } from '../call.ts'
import { amount, cursor, goodsId, id, pageOf, queryFlag, queryPageSize, queryStyleId, styleId } from '../fields.ts'
import { exterior, goodsInfo, goodsMarket, quality, slug } from './goods-fields.ts'
import { listingItem } from './listing-fields.ts'
import { queryListingFilter } from './listing-filter.ts'
import { openPurchase } from '../purchase-orders/fields.ts'
import { listingSorts, priceRanges } from '../words.ts'

export const detail = getCall('/api/v1/market/detail', {
  name: 'market.detail',
  summary: 'One goods: what it is, where it stands, its styles and its other exteriors and qualities',
  request: z.object({ goods_id: goodsId }),
  response: z.object({
    goods_info: goodsInfo,
    market: goodsMarket,
    styles: z.array(z.object({ style_id: styleId, name: z.string(), image: z.string(), ...goodsMarket.shape })),
    siblings: z.array(
      z.object({
        goods_id: goodsId,
        exterior: exterior.nullable(),
        quality,
        on_sale_count: z.int(),
        lowest_price: amount.nullable(),
      }),
    ),
    containers: z.array(z.object({ key: slug, name: z.string() })),
    /** Its items have a fade percentage. */
    has_fade: z.boolean(),
  }),
})

export const sell = getCall('/api/v1/market/sell', {
  name: 'market.sell',
  summary: 'The listings of one goods as sorted; topped ones come before all others, unless asked otherwise',
  session: 'optional',
  request: z.object({
    goods_id: goodsId,
    style_id: queryStyleId.default(0),
    price_min: amount.optional(),
    price_max: amount.optional(),
    ...queryListingFilter,
    sort: z.enum(listingSorts).default('price_asc'),
    /** False for the order alone: the first is then the cheapest, say. */
    topped_first: queryFlag.default(true),
    /** Leaves out the caller's own, in the total too. */
    of_others: queryFlag.default(false),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(
    listingItem.extend({
      /** Listed by the caller. */
      is_mine: z.boolean(),
      /** It comes before others because its seller has topped it. */
      is_topped: z.boolean(),
    }),
  ).extend({
    /** Matching listings. */
    total: z.int(),
  }),
})

export const listing = getCall('/api/ext/market/listing', {
  name: 'market.listing',
  summary: 'One listing by itself, as a shared link names it',
  session: 'optional',
  request: z.object({ listing_id: id }),
  response: z.object({
    goods_id: goodsId,
    style_id: styleId,
    /** Null once it is no longer on sale. */
    listing: listingItem.extend({ is_mine: z.boolean() }).nullable(),
  }),
})

export const purchase = getCall('/api/v1/market/purchase', {
  name: 'market.purchase',
  summary: 'The open purchase orders of one goods: gathered by price, and each by itself; highest price first',
  session: 'optional',
  request: z.object({
    goods_id: goodsId,
    style_id: queryStyleId.default(0),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(openPurchase).extend({
    /** Units wanted at each price, and how many of them have conditions. Not paged: the highest hundred prices. */
    levels: z.array(z.object({ price: amount, quantity: z.int(), conditional_quantity: z.int() })),
  }),
})

const level = z.object({ price: amount, quantity: z.int() })

export const depth = getCall('/api/ext/market/depth', {
  name: 'market.depth',
  summary: 'How much of a goods can be bought and sold at each price: all of it, or items within a range of wear',
  request: z.object({
    goods_id: goodsId,
    style_id: queryStyleId.default(0),
    wear_min: queryListingFilter.wear_min,
    wear_max: queryListingFilter.wear_max,
  }),
  response: z.object({
    /** Units on sale at each of the lowest two hundred prices, lowest first. */
    asks: z.array(level),
    /** Units on sale at any price. */
    ask_count: z.int(),
    /**
     * Units wanted at each of the highest two hundred prices, highest first, by purchase orders that take every item
     * asked about: without other conditions, of any style if none is named, and of any wear in the range.
     */
    bids: z.array(level),
    bid_count: z.int(),
    /** Units wanted by purchase orders that take only some of these items. */
    conditional_bid_count: z.int(),
  }),
})

export const priceRange = z.enum(priceRanges)

export const price = getCall('/api/v1/market/price', {
  name: 'market.price',
  summary: 'Daily prices and volumes of one goods or style; days without a sale are absent',
  request: z.object({ goods_id: goodsId, style_id: queryStyleId.default(0), range: priceRange.default('30d') }),
  response: z.object({
    days: z.array(
      z.object({
        /** `2026-11-06`, UTC. */
        day: z.iso.date(),
        median: amount,
        low: amount,
        high: amount,
        volume: z.int(),
        /** Today: its figures are not final, since more sales may follow. */
        is_under_way: z.boolean(),
      }),
    ),
  }),
})
