import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { amount, cursor, goodsId, keyword, pageOf, pageSize, styleId } from '../fields.ts'
import { exterior, goodsInfo, goodsMarket, quality, slug } from './goods-fields.ts'
import { listingItem } from './listing-fields.ts'
import { listingFilter, queryListingFilter } from './listing-filter.ts'
import { goodsSorts, marketItemSorts } from '../words.ts'

const slugs = z.array(slug).max(40)

/** Filters on goods, independent of single items. */
const goodsFilter = {
  keyword: keyword.optional(),
  categories: slugs.optional(),
  weapons: slugs.optional(),
  exteriors: z.array(exterior).max(5).optional(),
  qualities: z.array(quality).max(5).optional(),
  rarities: slugs.optional(),
  collections: slugs.optional(),
  /** Of a goods: its lowest price; of a listing: its own. */
  price_min: amount.optional(),
  price_max: amount.optional(),
}

const listingCounts = z.record(z.string(), z.int())

export const filter = getCall('/api/v1/market/filter', {
  name: 'market.filter',
  summary:
    'The filters of the market, or of one goods, with their options and how many each finds, given the other filters',
  request: z.object({
    goods_id: goodsId.optional(),
    ...goodsFilter,
    /** Prices are those of listings, as with any filter on single items. */
    level: z.literal('listings').optional(),
    ...queryListingFilter,
  }),
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
    /**
     * Facet counts at listing level, plus facets only listings have. At most 10 seconds old for the whole market, 2 for
     * one goods.
     */
    listings: z.object({
      /**
       * False if too many match the filters on single items, or finding them would take too long: the counts then ignore
       * these filters and the price.
       */
      is_counted: z.boolean(),
      total: z.int(),
      /** By option key; options without matches are omitted. */
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
      /** Possible wear of the goods' listings; null for goods without wear, and for the whole market. */
      wear: z.object({ min: z.number(), max: z.number() }).nullable(),
    }),
  }),
})

export const marketItem = z.object({
  goods_id: goodsId,
  style_id: styleId,
  ...goodsMarket.shape,
})

/** The grammar of a market search: filters and order. */
export const marketSearch = z.strictObject({
  ...goodsFilter,
  /** `listings` is allowed without item filters, too; if omitted, the filters decide. */
  level: z.enum(['goods', 'listings']).optional(),
  ...listingFilter,
  /**
   * Defaults to `popular` for goods and to the cheapest for listings. Wear and fade apply to listings only. `discount`
   * is how far the lowest price of a goods, or a listing's own price, lies below the reference price of its goods or
   * style; for listings in whole percent. `popular` listings are those of the most popular goods, cheapest first within
   * each.
   */
  sort: z.enum([...new Set([...goodsSorts, ...marketItemSorts])]).optional(),
})

export type MarketSearchRequest = z.output<typeof marketSearch>

/** A sticker, a charm or a collection in a filter, by its key there. */
export const namedPart = z.object({ key: z.string(), name: z.string() })

export const onSaleList = postCall('/api/v1/market/on_sale_list', {
  name: 'market.onSaleList',
  summary: 'Goods on sale that fit the filters, or single listings as soon as a filter is about one item, page by page',
  safe: true,
  request: marketSearch.extend({ cursor: cursor.optional(), page_size: pageSize.default(48) }),
  response: pageOf(
    /** The market of the item's goods or style; at listing level with `listing`, where it is up to 2 seconds old. */
    marketItem.extend({ listing: listingItem.optional() }),
  ).extend({
    level: z.enum(['goods', 'listings']),
    goods_infos: z.array(goodsInfo),
    /** The stickers, charm and collections that the filters refer to, by their filter key. */
    named: z.array(namedPart),
    /** Matching goods; null at listing level, where counting costs more than the page. */
    total: z.int().nullable(),
    /** Listings of these goods. */
    listing_total: z.int().nullable(),
  }),
})

export const suggest = getCall('/api/v1/market/suggest', {
  name: 'market.suggest',
  summary: 'Goods whose name fits what is being typed',
  request: z.object({
    keyword: keyword.min(1),
    /** Only goods of this category. */
    category: slug.optional(),
  }),
  response: z.object({
    items: z.array(
      z.object({ goods_id: goodsId, name: z.string(), image: z.string(), lowest_price: amount.nullable() }),
    ),
    /** The keyword that was searched instead, if nothing matches the keyword as typed. */
    corrected_keyword: z.string().nullable(),
    /** If only the exterior in the keyword was wrong: the exteriors that exist for the rest, best first. */
    exteriors: z.array(exterior).nullable(),
  }),
})
