import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, cursor, goodsId, id, positiveAmount, queryPageSize, styleId, timestamp } from './fields.ts'
import { goodsInfo } from './market/goods-fields.ts'
import { assetInfo } from './market/listing-fields.ts'
import { marketItem } from './market/on-sale.ts'

/** What is bookmarked: a goods (style 0: the goods as a whole) or a single listing. */
const goodsTarget = z.strictObject({ goods_id: goodsId, style_id: styleId.default(0) })
const listingTarget = z.strictObject({ listing_id: id })
const target = z.union([goodsTarget, listingTarget])
export type BookmarkTarget = z.output<typeof target>

export const addBookmark = postCall('/api/v1/user/add_bookmark', {
  name: 'bookmarks.add',
  summary: 'Bookmark a goods or a listing; a second time changes nothing',
  session: 'required',
  idempotent: true,
  request: target,
  response: z.object({ bookmark_id: id }),
})

export const deleteBookmark = postCall('/api/v1/user/delete_bookmark', {
  name: 'bookmarks.delete',
  summary: 'Delete bookmarks; what is not bookmarked is passed over',
  session: 'required',
  idempotent: true,
  request: z.union([z.strictObject({ bookmark_ids: z.array(id).min(1).max(100) }), target]),
  response: z.object({ deleted: z.int() }),
})

export const ownBookmarks = getCall('/api/ext/bookmarks', {
  name: 'bookmarks.own',
  summary: 'The ids of everything I have bookmarked, for the lists of the market to show',
  session: 'required',
  request: z.object({}),
  response: z.object({
    goods: z.array(z.object({ goods_id: goodsId, style_id: styleId })),
    listing_ids: z.array(id),
  }),
})

/** Sends one mail when the lowest price that others ask, or the listing's own, is at or below the target. */
const priceAlert = z.object({
  target_price: amount,
  /** The price that was reported, and when; null while the alert is waiting. */
  told: z.object({ price: amount, at: timestamp }).nullable(),
})

export const bookmarkPriceAlert = postCall('/api/ext/bookmarks/price_alert', {
  name: 'bookmarks.priceAlert',
  summary: 'The price alert on a bookmark of mine, and what the goods or the listing costs now',
  session: 'required',
  safe: true,
  request: target,
  response: z.object({
    is_bookmarked: z.boolean(),
    price_alert: priceAlert.nullable(),
    /** The listing's, or the lowest that others ask for the goods; null when nothing is on sale. */
    price_now: amount.nullable(),
  }),
})

/** Setting it again rearms the alert. */
const alertChange = { target_price: positiveAmount.nullable() }

export const setPriceAlert = postCall('/api/ext/bookmarks/set_price_alert', {
  name: 'bookmarks.setPriceAlert',
  summary: 'Have a mail tell when a price is low enough, bookmarking what is not bookmarked yet; null tells no more',
  session: 'required',
  idempotent: true,
  request: z.union([goodsTarget.extend(alertChange), listingTarget.extend(alertChange)]),
  response: z.object({ price_alert: priceAlert.nullable() }),
})

const page = z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) })
const bookmark = z.object({
  bookmark_id: id,
  bookmarked_at: timestamp,
  /** The lowest price, or the listing's own, at the time of bookmarking; null if nothing was on sale. */
  price_then: amount.nullable(),
  price_alert: priceAlert.nullable(),
})

export const goodsBookmarks = getCall('/api/v1/user/bookmark/goods', {
  name: 'bookmarks.goods',
  summary: 'My bookmarked goods, the newest first, with where they stand now',
  session: 'required',
  request: page,
  response: z.object({
    items: z.array(bookmark.extend(marketItem.shape)),
    goods_infos: z.array(goodsInfo),
    next_cursor: cursor.nullable(),
  }),
})

export const listingBookmarks = getCall('/api/v1/user/bookmark/sell_order', {
  name: 'bookmarks.listings',
  summary: 'My bookmarked listings, the newest first, with whether they can still be bought',
  session: 'required',
  request: page,
  response: z.object({
    items: z.array(
      bookmark.extend({
        listing_id: id,
        goods_id: goodsId,
        style_id: styleId,
        price: amount,
        is_available: z.boolean(),
        /** Somebody else's listing that accepts bargains. */
        is_bargainable: z.boolean(),
        seller: z.object({ user_id: id, nickname: z.string() }),
        asset: assetInfo,
      }),
    ),
    goods_infos: z.array(goodsInfo),
    next_cursor: cursor.nullable(),
  }),
})
