import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { BookmarkTarget } from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import { lockPerson } from '../db/lock-person.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { bookmarks } from '../db/schema/bookmarks.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { listings, onMarket } from '../db/schema/listings.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'

/** Limit for goods and for listings, each. */
const maxBookmarks = 500

/** The condition for a user's bookmark on a target. */
export const isOn = (userId: bigint, target: BookmarkTarget) =>
  and(
    eq(bookmarks.userId, userId),
    'listing_id' in target
      ? eq(bookmarks.listingId, BigInt(target.listing_id))
      : and(
          isNull(bookmarks.listingId),
          eq(bookmarks.goodsId, target.goods_id),
          eq(bookmarks.styleId, target.style_id),
        ),
  )

/** Returns the id of a user's bookmark. If there is none, creates it for a goods, or a listing that can be bought now. */
export async function keepBookmark(tx: Transaction, userId: bigint, target: BookmarkTarget): Promise<bigint | Refusal> {
  await lockPerson(tx, userId)
  const [existing] = await tx.select({ id: bookmarks.id }).from(bookmarks).where(isOn(userId, target))
  if (existing) return existing.id
  const facts = await findTarget(tx, target)
  if (!facts) return refusals.notFound()
  const ofKind = facts.listingId === null ? isNull(bookmarks.listingId) : isNotNull(bookmarks.listingId)
  if ((await tx.$count(bookmarks, and(eq(bookmarks.userId, userId), ofKind))) >= maxBookmarks) {
    return refuse(
      codes.bookmarksFull,
      `You can have ${maxBookmarks} bookmarks at most.`,
      `最多收藏 ${maxBookmarks} 个。`,
    )
  }
  const [made] = await tx
    .insert(bookmarks)
    .values({ userId, ...facts })
    .returning({ id: bookmarks.id })
  return made!.id
}

/** What can be bookmarked now, with its price; undefined if it is not on the market. */
export async function findTarget(db: Queryable | Transaction, target: BookmarkTarget) {
  if ('listing_id' in target) {
    const [listing] = await db
      .select({
        goodsId: listings.goodsId,
        styleId: listings.styleId,
        listingId: listings.id,
        priceThen: listings.price,
      })
      .from(listings)
      .where(and(eq(listings.id, BigInt(target.listing_id)), onMarket))
    return listing
  }
  const { goodsId, styleId, lowestPrice: priceThen } = goodsMarkets
  const [goods] = await db
    .select({ goodsId, styleId, priceThen })
    .from(goodsMarkets)
    .where(and(eq(goodsId, target.goods_id), eq(styleId, target.style_id)))
  return goods && { ...goods, listingId: null }
}
