import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { priceRules } from '../db/schema/price-rules.ts'
import { nextLook } from './rule-looks.ts'

type Rule = typeof priceRules.$inferSelect

/** Returns a rule of the person's, which until the transaction's end is neither paused nor deleted. */
export async function lockRule(tx: Transaction, userId: bigint, ruleId: bigint): Promise<Rule | undefined> {
  const [rule] = await tx
    .select()
    .from(priceRules)
    .where(and(eq(priceRules.id, ruleId), eq(priceRules.userId, userId)))
    .for('share')
  return rule
}

/**
 * Has listings of its owner priced by a locked rule, in place of any other; those that have ended are left out.
 * @returns how many it now prices
 */
export async function attachRule(
  tx: Transaction,
  { id, isPaused }: Pick<Rule, 'id' | 'isPaused'>,
  listingIds: readonly bigint[],
): Promise<number> {
  const attached = await rowsOf(
    tx,
    sql`insert into ruled_listings (listing_id, rule_id, user_id, due_at)
      select id, ${id}::bigint, seller_id, ${isPaused ? sql`null` : nextLook(sql`listings.id`)}
      from listings
      where ${inArray(listings.id, [...listingIds])} and ${isOneOf('state', liveListingStates)}
      order by id
      on conflict (listing_id) do update
        set rule_id = excluded.rule_id, due_at = excluded.due_at, outcome = null, looked_at = null
      returning listing_id::text`,
  )
  return attached.length
}
