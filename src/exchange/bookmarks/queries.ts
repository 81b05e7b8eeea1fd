import { and, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { bookmarkPriceAlert, goodsBookmarks, listingBookmarks, ownBookmarks } from '#contract/bookmarks.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { lowestOfOthers } from '../catalogue/lowest-of-others.ts'
import { amountOrNull, marketItem, standingColumns } from '../catalogue/market-standing.ts'
import { offeredItem } from '../catalogue/shown-item.ts'
import type { Queryable } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { bookmarks } from '../db/schema/bookmarks.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { assets } from '../db/schema/assets.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import type { SignedInContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { findTarget, isOn } from './keep-bookmark.ts'
import { priceAlertOf } from './price-alerts.ts'

const newestFirst = 'bookmark'
type Page = CallRequest<typeof goodsBookmarks>

/** S1.7 The goods that a user has bookmarked, each with its current market. */
export async function listGoodsBookmarks(
  { db, caller, locale }: SignedInContext,
  page: Page,
): Promise<CallAnswer<typeof goodsBookmarks> | Refusal> {
  const from = positionOf(page)
  if (from === null) return invalidRequest(['cursor'])
  const rows = await db
    .select({ bookmark: bookmarks, market: standingColumns })
    .from(bookmarks)
    .innerJoin(
      goodsMarkets,
      and(eq(goodsMarkets.goodsId, bookmarks.goodsId), eq(goodsMarkets.styleId, bookmarks.styleId)),
    )
    .where(and(eq(bookmarks.userId, caller.userId), isNull(bookmarks.listingId), from))
    .orderBy(desc(bookmarks.id))
    .limit(page.page_size + 1)
  const shown = rows.slice(0, page.page_size)
  const infos = await goodsInfosByIds(
    db,
    shown.map(({ market }) => market),
    locale,
  )
  return {
    items: shown.map(({ bookmark, market }) => ({ ...bookmarkOf(bookmark), ...marketItem(market) })),
    goods_infos: [...infos.values()],
    next_cursor: nextCursor(rows, page),
  }
}

/** S1.7 The listings that a user has bookmarked; those that are gone stay in the list, marked as such. */
export async function listListingBookmarks(
  { db, caller, locale }: SignedInContext,
  page: Page,
): Promise<CallAnswer<typeof listingBookmarks> | Refusal> {
  const from = positionOf(page)
  if (from === null) return invalidRequest(['cursor'])
  const rows = await db
    .select({
      bookmark: bookmarks,
      listing: listings,
      isAvailable: sql<boolean>`${onMarket}`,
      asset: assets,
      seller: { id: users.id, nickname: users.nickname },
    })
    .from(bookmarks)
    .innerJoin(listings, eq(listings.id, bookmarks.listingId))
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(and(eq(bookmarks.userId, caller.userId), isNotNull(bookmarks.listingId), from))
    .orderBy(desc(bookmarks.id))
    .limit(page.page_size + 1)
  const shown = rows.slice(0, page.page_size)
  const [infos, items] = await Promise.all([
    goodsInfosByIds(
      db,
      shown.map(({ listing }) => listing),
      locale,
    ),
    describeAssets(
      db,
      shown.map(({ asset, listing }) => offeredItem(asset, listing, caller.userId)),
      locale,
    ),
  ])
  return {
    items: shown.map(({ bookmark, listing, isAvailable, seller }, index) => ({
      ...bookmarkOf(bookmark),
      listing_id: listing.id.toString(),
      goods_id: listing.goodsId,
      style_id: listing.styleId,
      price: formatAmount(listing.price),
      is_available: isAvailable,
      is_bargainable: listing.isBargainable && seller.id !== caller.userId,
      seller: { user_id: seller.id.toString(), nickname: seller.nickname },
      asset: items[index]!,
    })),
    goods_infos: [...infos.values()],
    next_cursor: nextCursor(rows, page),
  }
}

/** S1.7 The ids of everything a user has bookmarked; the bookmark limit bounds their number. */
export async function listOwnBookmarks({ db, caller }: SignedInContext): Promise<CallAnswer<typeof ownBookmarks>> {
  const rows = await db
    .select({ goodsId: bookmarks.goodsId, styleId: bookmarks.styleId, listingId: bookmarks.listingId })
    .from(bookmarks)
    .where(eq(bookmarks.userId, caller.userId))
    .orderBy(desc(bookmarks.id))
  return {
    goods: rows.flatMap(({ goodsId, styleId, listingId }) =>
      listingId === null ? { goods_id: goodsId, style_id: styleId } : [],
    ),
    listing_ids: rows.flatMap(({ listingId }) => listingId?.toString() ?? []),
  }
}

/** S1.7 The price alert on something that is, or could be, bookmarked. */
export async function readPriceAlert(
  { db, caller: { userId } }: SignedInContext,
  target: CallRequest<typeof bookmarkPriceAlert>,
): Promise<CallAnswer<typeof bookmarkPriceAlert> | Refusal> {
  const [[bookmark], facts] = await Promise.all([
    db.select().from(bookmarks).where(isOn(userId, target)),
    findTarget(db, target),
  ])
  if (!bookmark && !facts) return refusals.notFound()
  const priceNow = facts && (facts.listingId === null ? await readLowestOfOthers(db, userId, facts) : facts.priceThen)
  return {
    is_bookmarked: bookmark !== undefined,
    price_alert: bookmark ? priceAlertOf(bookmark) : null,
    price_now: amountOrNull(priceNow ?? null),
  }
}

async function readLowestOfOthers(
  db: Queryable,
  userId: bigint,
  { goodsId, styleId }: Pick<typeof goodsMarkets.$inferSelect, 'goodsId' | 'styleId'>,
): Promise<bigint | null> {
  const [row] = await db.select({ price: lowestOfOthers({ userId, goodsId, styleId }) }).from(sql`(select 1) as one`)
  return row!.price
}

/** Where the page begins: undefined at the top, null for another list's cursor. */
function positionOf({ cursor }: Page) {
  if (cursor === undefined) return undefined
  const id = decodeIdCursor(newestFirst, cursor)
  return id === null ? null : lt(bookmarks.id, id)
}

function nextCursor(rows: { bookmark: { id: bigint } }[], { page_size }: Page): string | null {
  return rows.length > page_size
    ? encodeCursor(newestFirst, { key: null, id: rows[page_size - 1]!.bookmark.id.toString() })
    : null
}

const bookmarkOf = ({ id, createdAt, priceThen, ...row }: typeof bookmarks.$inferSelect) => ({
  bookmark_id: id.toString(),
  bookmarked_at: seconds(createdAt),
  price_then: amountOrNull(priceThen),
  price_alert: priceAlertOf(row),
})
