import { and, eq, inArray } from 'drizzle-orm'
import type { deleteBookmark as call } from '#contract/bookmarks.ts'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { Transaction } from '../../db/connection.ts'
import { bookmarks } from '../../db/schema/bookmarks.ts'
import type { SignedInContext } from '../../http/context.ts'
import { isOn } from '../keep-bookmark.ts'

/** S1.7 Deletes bookmarks. Other users' are not found and stay. */
export async function deleteBookmark(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  request: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call>> {
  const deleted = await tx
    .delete(bookmarks)
    .where(
      'bookmark_ids' in request
        ? and(eq(bookmarks.userId, userId), inArray(bookmarks.id, request.bookmark_ids.map(BigInt)))
        : isOn(userId, request),
    )
    .returning({ id: bookmarks.id })
  return { deleted: deleted.length }
}
