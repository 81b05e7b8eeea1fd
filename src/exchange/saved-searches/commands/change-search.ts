import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { change } from '#contract/saved-searches.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { savedSearches } from '../../db/schema/saved-searches.ts'
import type { SignedInContext } from '../../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../../refusal.ts'
import { nextLook } from '../next-look.ts'

/** Renames a search, or turns its alert on or off. An alert that is turned on covers listings made from then on. */
export async function changeSearch(
  tx: Transaction,
  { caller: { userId }, settings }: SignedInContext,
  { search_id, name, is_alerting }: CallRequest<typeof change>,
): Promise<CallAnswer<typeof change> | Refusal> {
  if (name === undefined && is_alerting === undefined) return invalidRequest(['name', 'is_alerting'])
  const { id, isAlerting, dueAt, lookedAt } = savedSearches
  // Turning it on twice has no effect: what it has reported stays reported.
  const turnedOn = { dueAt: sql`case when ${isAlerting} then ${dueAt} else ${nextLook(settings)} end` }
  const changed = await tx
    .update(savedSearches)
    .set({
      ...(name !== undefined && { name }),
      ...(is_alerting !== undefined && { isAlerting: is_alerting }),
      ...(is_alerting === false && { dueAt: null }),
      ...(is_alerting && {
        ...turnedOn,
        lookedAt: sql`case when ${isAlerting} then ${lookedAt} else ${databaseNow} end`,
      }),
    })
    .where(and(eq(id, BigInt(search_id)), eq(savedSearches.userId, userId)))
    .returning({ id })
  return changed.length > 0 ? {} : refusals.notFound()
}
