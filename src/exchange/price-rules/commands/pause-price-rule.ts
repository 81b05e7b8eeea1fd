import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { pause } from '#contract/price-rules/price-rules.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { priceRules } from '../../db/schema/price-rules.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { showRule } from '../queries.ts'
import { scheduleLooks } from '../schedule-looks.ts'

/** Pauses a rule or resumes it. Nothing else is written, so a page with an old copy of the rule cannot undo a change. */
export async function pausePriceRule(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { rule_id, is_paused }: CallRequest<typeof pause>,
): Promise<CallAnswer<typeof pause> | Refusal> {
  // Waits for a round over the person's listings, whose changes decide when the next may be.
  await lockPerson(tx, userId)
  const [rule] = await tx
    .update(priceRules)
    .set({ isPaused: is_paused, updatedAt: databaseNow })
    .where(and(eq(priceRules.id, BigInt(rule_id)), eq(priceRules.userId, userId)))
    .returning()
  if (!rule) return refusals.notFound()
  await scheduleLooks(tx, rule)
  return showRule(tx, rule)
}
