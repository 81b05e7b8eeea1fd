import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { deleteBookmark as call } from '#contract/bookmarks.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { Transaction } from '../../db/connection.ts'
import { bookmarks } from '../../db/schema/bookmarks.ts'
import type { SignedInContext } from '../../http/context.ts'

/** S1.7 Deletes bookmarks. Another person's are not found and stay. */
export async function deleteBookmark(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  request: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call>> {
  const deleted = await tx
    .delete(bookmarks)
    .where(and(eq(bookmarks.userId, userId), meantBy(request)))
    .returning({ id: bookmarks.id })
  return { deleted: deleted.length }
}

function meantBy(request: CallRequest<typeof call>) {
  if ('bookmark_ids' in request) return inArray(bookmarks.id, request.bookmark_ids.map(BigInt))
  if ('listing_id' in request) return eq(bookmarks.listingId, BigInt(request.listing_id))
  return and(
    eq(bookmarks.goodsId, request.goods_id),
    eq(bookmarks.styleId, request.style_id),
    isNull(bookmarks.listingId),
  )
}
