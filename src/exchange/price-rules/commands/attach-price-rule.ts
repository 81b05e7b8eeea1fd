import { and, eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { attach } from '#contract/price-rules/price-rules.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { listings } from '../../db/schema/listings.ts'
import { ruledListings } from '../../db/schema/price-rules.ts'
import type { SignedInContext } from '../../http/context.ts'
import { attachRule, lockRule } from '../../listings/attach-rule.ts'
import { Refusal, refusals } from '../../refusal.ts'

/**
 * Attaches a rule to the caller's listings, in place of any other; without one, detaches theirs. A rule reprices only
 * for who may sell, so others are refused one, but can always detach theirs.
 */
export async function attachPriceRule(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { rule_id, listing_ids }: CallRequest<typeof attach>,
): Promise<CallAnswer<typeof attach> | Refusal> {
  // Waits for a round over the person's listings, whose changes decide when the next may be.
  await lockPerson(tx, userId)
  const allowed = rule_id === null ? null : await checkAction(tx, userId, 'sale', 'share')
  if (allowed instanceof Refusal) return allowed
  const ids = listing_ids.map(BigInt)
  const own = await tx.$count(listings, and(eq(listings.sellerId, userId), inArray(listings.id, ids)))
  if (own !== ids.length) return refusals.notFound()
  if (rule_id === null) {
    await tx.delete(ruledListings).where(inArray(ruledListings.listingId, ids))
    return { attached: 0, is_paused: false }
  }
  const rule = await lockRule(tx, userId, BigInt(rule_id))
  if (!rule) return refusals.notFound()
  return { attached: await attachRule(tx, rule, ids), is_paused: rule.isPaused }
}
