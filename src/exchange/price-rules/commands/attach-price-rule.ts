import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { attach } from '#contract/price-rules/price-rules.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { rowsOf } from '../../db/rows.ts'
import { listings } from '../../db/schema/listings.ts'
import { priceRules, ruledListings } from '../../db/schema/price-rules.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { nextLook } from '../next-look.ts'

/** Attaches a rule to the caller's listings, in place of any other; without one, detaches theirs. */
export async function attachPriceRule(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { rule_id, listing_ids }: CallRequest<typeof attach>,
): Promise<CallAnswer<typeof attach> | Refusal> {
  // Waits for a round over the person's listings, whose changes decide when the next may be.
  await lockPerson(tx, userId)
  const ids = listing_ids.map(BigInt)
  const own = await tx.$count(listings, and(eq(listings.sellerId, userId), inArray(listings.id, ids)))
  if (own !== ids.length) return refusals.notFound()
  if (rule_id === null) {
    await tx.delete(ruledListings).where(inArray(ruledListings.listingId, ids))
    return { attached: 0, is_paused: false }
  }
  const [rule] = await tx
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.id, BigInt(rule_id)), eq(priceRules.userId, userId)))
    // So that it is neither paused nor deleted meanwhile.
    .for('share')
  if (!rule) return refusals.notFound()
  const attached = await rowsOf(
    tx,
    sql`insert into ruled_listings (listing_id, rule_id, user_id, due_at)
      select id, ${rule.id}::bigint, seller_id, ${rule.isPaused ? sql`null` : nextLook(sql`listings.id`)}
      from listings
      where ${inArray(listings.id, ids)} and state in ('on_sale', 'reserved', 'failed')
      order by id
      on conflict (listing_id) do update
        set rule_id = excluded.rule_id, due_at = excluded.due_at, outcome = null, looked_at = null
      returning listing_id::text`,
  )
  return { attached: attached.length, is_paused: rule.isPaused }
}
