import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { addBookmark as call } from '#contract/bookmarks.ts'
import { codes } from '#contract/codes.ts'
import { lockPerson } from '../../db/lock-person.ts'
import type { Transaction } from '../../db/connection.ts'
import { bookmarks } from '../../db/schema/bookmarks.ts'
import { goodsMarkets } from '../../db/schema/catalogue.ts'
import { listings, onMarket } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals, refuse } from '../../refusal.ts'

/** Of goods, and of listings, each. */
const maxBookmarks = 500

/** S1.7 Bookmarks a goods or a listing that can be bought now; a bookmark that is there already stays. */
export async function addBookmark(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  request: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const target = await ('listing_id' in request ? findListing(tx, BigInt(request.listing_id)) : findGoods(tx, request))
  if (!target) return refusals.notFound()
  await lockPerson(tx, userId)
  const [existing] = await tx.select({ id: bookmarks.id }).from(bookmarks).where(isSame(userId, target))
  if (existing) return { bookmark_id: existing.id.toString() }
  const ofKind = target.listingId === null ? isNull(bookmarks.listingId) : isNotNull(bookmarks.listingId)
  if ((await tx.$count(bookmarks, and(eq(bookmarks.userId, userId), ofKind))) >= maxBookmarks) {
    return refuse(
      codes.bookmarksFull,
      `You can have ${maxBookmarks} bookmarks at most.`,
      `最多收藏 ${maxBookmarks} 个。`,
    )
  }
  const [made] = await tx
    .insert(bookmarks)
    .values({ userId, ...target })
    .returning({ id: bookmarks.id })
  return { bookmark_id: made!.id.toString() }
}

interface Target {
  goodsId: string
  styleId: number
  listingId: bigint | null
}

const isSame = (userId: bigint, { goodsId, styleId, listingId }: Target) =>
  and(
    eq(bookmarks.userId, userId),
    listingId === null
      ? and(isNull(bookmarks.listingId), eq(bookmarks.goodsId, goodsId), eq(bookmarks.styleId, styleId))
      : eq(bookmarks.listingId, listingId),
  )

async function findListing(tx: Transaction, id: bigint) {
  const [row] = await tx
    .select({
      goodsId: listings.goodsId,
      styleId: listings.styleId,
      listingId: listings.id,
      priceThen: listings.price,
    })
    .from(listings)
    .where(and(eq(listings.id, id), onMarket))
  return row
}

async function findGoods(tx: Transaction, { goods_id, style_id }: { goods_id: string; style_id: number }) {
  const [row] = await tx
    .select({ goodsId: goodsMarkets.goodsId, styleId: goodsMarkets.styleId, priceThen: goodsMarkets.lowestPrice })
    .from(goodsMarkets)
    .where(and(eq(goodsMarkets.goodsId, goods_id), eq(goodsMarkets.styleId, style_id)))
  return row && { ...row, listingId: null }
}
