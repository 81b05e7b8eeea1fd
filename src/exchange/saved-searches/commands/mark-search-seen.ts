import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { markSeen } from '#contract/saved-searches.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { nextLook } from '../next-look.ts'

/** Marks a search as seen: nothing in it is new any more, and its alert may fire again. */
export async function markSearchSeen(
  tx: Transaction,
  { caller: { userId }, settings }: SignedInContext,
  { search_id }: CallRequest<typeof markSeen>,
): Promise<CallAnswer<typeof markSeen> | Refusal> {
  const { id, isAlerting } = savedSearches
  const seen = await tx
    .update(savedSearches)
    .set({
      seenAt: databaseNow,
      lookedAt: databaseNow,
      dueAt: sql`case when ${isAlerting} then ${nextLook(settings)} end`,
    })
    .where(and(eq(id, BigInt(search_id)), eq(savedSearches.userId, userId)))
    .returning({ id })
  return seen.length > 0 ? {} : refusals.notFound()
}
