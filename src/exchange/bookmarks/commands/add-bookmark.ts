import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { addBookmark as call } from '#contract/bookmarks.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { keepBookmark } from '../keep-bookmark.ts'

/** S1.7 Bookmarks a goods or a listing that can be bought now; idempotent. */
export async function addBookmark(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  target: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  const kept = await keepBookmark(tx, userId, target)
  return kept instanceof Refusal ? kept : { bookmark_id: kept.toString() }
}
