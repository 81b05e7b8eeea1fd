import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import {
  amount,
  cursor,
  goodsId,
  id,
  pageOf,
  pageSize,
  queryPageSize,
  queryStyleId,
  styleId,
  timestamp,
} from './fields.ts'
import { listingFilter, queryListingFilter } from './listing-filter.ts'
import { openPurchase } from './purchase-fields.ts'

/** Slugs of the catalogue; an unknown one is refused by the exchange, never ignored. */
const slug = z.string().regex(/^[a-z0-9-_]{1,60}$/)
const slugs = z.array(slug).max(40)

export const exterior = z.enum(['fn', 'mw', 'ft', 'ww', 'bs'])
export const quality = z.enum(['normal', 'stattrak', 'souvenir', 'star', 'star_stattrak'])
export const goodsSort = z.enum(['popular', 'price_asc', 'price_desc', 'newest', 'discount'])
export const listingSort = z.enum(['price_asc', 'price_desc', 'wear_asc', 'wear_desc', 'newest'])

/** A goods, or one style of it, as the market shows it. S3.8. */
export const goodsInfo = z.object({
  goods_id: goodsId,
  /** 0: the goods as a whole. */
  style: styleId,
  name: z.string(),
  /** First line of a card, e.g. `AK-47`. */
  item_name: z.string(),
  /** Second line, e.g. `Redline`; null where the kind has no finish. */
  finish_name: z.string().nullable(),
  style_name: z.string().nullable(),
  market_hash_name: z.string(),
  category: slug,
  weapon: slug.nullable(),
  exterior: exterior.nullable(),
  quality,
  rarity: slug,
  wear_min: z.number().nullable(),
  wear_max: z.number().nullable(),
  collection: z.object({ key: slug, name: z.string() }).nullable(),
  /** Base address of its picture: `${image}@1.webp` and `${image}@2.webp`. */
  image: z.string(),
})
export type GoodsInfo = z.output<typeof goodsInfo>

/** Where the goods stands in the market now. */
export const goodsMarket = z.object({
  on_sale_count: z.int(),
  lowest_price: amount.nullable(),
  highest_purchase_price: amount.nullable(),
  purchase_count: z.int(),
  /** Median of the sales of the last 7 days, else the last known; null with no sales. */
  reference_price: amount.nullable(),
  /** How many sales stand behind the reference price. */
  reference_sales: z.int(),
})

export const sticker = z.object({
  slot: z.int().min(0).max(5),
  goods_id: goodsId.nullable(),
  name: z.string(),
  image: z.string().nullable(),
  /** 0 is fresh, 1 scraped away. */
  wear: z.number().min(0).max(1),
})

/** What is known of one physical item. */
export const assetInfo = z.object({
  asset_id: z.string(),
  wear: z.number().nullable(),
  paint_seed: z.int().nullable(),
  stickers: z.array(sticker),
  charm: z
    .object({
      goods_id: goodsId.nullable(),
      name: z.string(),
      image: z.string().nullable(),
      /** Its template number, 0 to 99999; null where the platform does not say. */
      pattern: z.int().nullable(),
    })
    .nullable(),
  name_tag: z.string().nullable(),
  inspect_url: z.string().nullable(),
})

/** One listing, as lists of the market show it. */
export const listingItem = z.object({
  listing_id: id,
  goods_id: goodsId,
  style_id: styleId,
  price: amount,
  asset: assetInfo,
  seller: z.object({
    user_id: z.string(),
    nickname: z.string(),
    avatar: z.string().nullable(),
    /** Of the last 90 days; null with no sales. */
    delivered_ratio: z.number().min(0).max(1).nullable(),
    sample: z.int(),
    median_delivery_seconds: z.int().nullable(),
  }),
  /** Offers below the price are welcome. */
  is_bargainable: z.boolean(),
  listed_at: timestamp,
})

const listingCounts = z.record(z.string(), z.int())

export const filter = getCall('/api/v1/market/filter', {
  name: 'market.filter',
  summary: 'The filters of the market, or of one goods, with their options and how much each finds',
  request: z.object({ goods_id: goodsId.optional() }),
  response: z.object({
    /** Goods that have a market, on sale or not. */
    goods_total: z.int(),
    categories: z.array(
      z.object({
        key: slug,
        name: z.string(),
        count: z.int(),
        weapons: z.array(z.object({ key: slug, name: z.string(), count: z.int() })),
      }),
    ),
    exteriors: z.array(z.object({ key: exterior, name: z.string(), count: z.int() })),
    qualities: z.array(z.object({ key: quality, name: z.string(), count: z.int() })),
    rarities: z.array(z.object({ key: slug, name: z.string(), count: z.int() })),
    /** The same in single listings, and what only listings have. Counts of the whole market are at most 10 seconds old, of one goods 2. */
    listings: z.object({
      total: z.int(),
      /** By the key of the option; those that find nothing are left out. */
      categories: listingCounts,
      weapons: listingCounts,
      exteriors: listingCounts,
      qualities: listingCounts,
      rarities: listingCounts,
      styles: z.array(z.object({ style_id: styleId, name: z.string(), count: z.int() })),
      with_stickers: z.int(),
      with_charm: z.int(),
      with_name_tag: z.int(),
      bargainable: z.int(),
      /** What the goods' listings can have; null without wear, and for the whole market. */
      wear: z.object({ min: z.number(), max: z.number() }).nullable(),
    }),
  }),
})

export const marketItem = z.object({
  goods_id: goodsId,
  style_id: styleId,
  ...goodsMarket.shape,
})

export const onSaleList = postCall('/api/v1/market/on_sale_list', {
  name: 'market.onSaleList',
  summary: 'Goods on sale that fit the filters, or single listings as soon as a filter is about one item, page by page',
  safe: true,
  request: z.strictObject({
    keyword: z.string().trim().max(80).optional(),
    categories: slugs.optional(),
    weapons: slugs.optional(),
    exteriors: z.array(exterior).max(5).optional(),
    qualities: z.array(quality).max(5).optional(),
    rarities: slugs.optional(),
    /** Of a goods: its lowest price; of a listing: its own. */
    price_min: amount.optional(),
    price_max: amount.optional(),
    /** `listings` without a filter of single items as well; left out, the filters decide. */
    level: z.enum(['goods', 'listings']).optional(),
    ...listingFilter,
    /** Left out: `popular` goods, the cheapest listings. `popular` and `discount` are for goods, wear for listings. */
    sort: z.enum([...goodsSort.options, 'wear_asc', 'wear_desc']).optional(),
    cursor: cursor.optional(),
    page_size: pageSize.default(48),
  }),
  response: pageOf(
    /** The market of the item's goods or style; with `listing` at the level of listings, where it is up to 2 seconds old. */
    marketItem.extend({ listing: listingItem.optional() }),
  ).extend({
    level: z.enum(['goods', 'listings']),
    goods_infos: z.array(goodsInfo),
    /** Goods that fit the filters; null at the level of listings, where counting costs more than the page. */
    total: z.int().nullable(),
    /** Listings of these goods. */
    listing_total: z.int().nullable(),
  }),
})

export const suggest = getCall('/api/v1/market/suggest', {
  name: 'market.suggest',
  summary: 'Goods whose name fits what is being typed',
  request: z.object({ keyword: z.string().trim().min(1).max(80) }),
  response: z.object({
    items: z.array(
      z.object({ goods_id: goodsId, name: z.string(), image: z.string(), lowest_price: amount.nullable() }),
    ),
  }),
})

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
  }),
})

export const sell = getCall('/api/v1/market/sell', {
  name: 'market.sell',
  summary: 'The listings of one goods; topped ones first, then as sorted',
  session: 'optional',
  request: z.object({
    goods_id: goodsId,
    style_id: queryStyleId.default(0),
    price_min: amount.optional(),
    price_max: amount.optional(),
    ...queryListingFilter,
    sort: listingSort.default('price_asc'),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(
    listingItem.extend({
      /** Listed by the one who asks. */
      is_mine: z.boolean(),
      is_topped: z.boolean(),
    }),
  ).extend({
    /** Listings that fit. */
    total: z.int(),
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
    /** Units wanted at each price, and how many of them under conditions. Not paged: the highest hundred prices. */
    levels: z.array(z.object({ price: amount, quantity: z.int(), conditional_quantity: z.int() })),
  }),
})

export const priceRange = z.enum(['7d', '30d', '180d', '1y'])

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
      }),
    ),
  }),
})
