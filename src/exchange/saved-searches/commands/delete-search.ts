import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { remove } from '#contract/saved-searches.ts'
import type { Transaction } from '../../db/connection.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'

/** Deletes a saved search. */
export async function deleteSearch(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { search_id }: CallRequest<typeof remove>,
): Promise<CallAnswer<typeof remove> | Refusal> {
  const { id } = savedSearches
  const deleted = await tx
    .delete(savedSearches)
    .where(and(eq(id, BigInt(search_id)), eq(savedSearches.userId, userId)))
    .returning({ id })
  return deleted.length > 0 ? {} : refusals.notFound()
}
