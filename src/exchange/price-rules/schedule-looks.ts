import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { ruledListings } from '../db/schema/price-rules.ts'
import { nextLook } from '../listings/rule-looks.ts'
import type { PriceRuleRow } from './queries.ts'

/** Has the listings of a rule that has changed checked again, as soon as each may be; while it is paused, not at all. */
export async function scheduleLooks(
  tx: Transaction,
  { id, isPaused }: Pick<PriceRuleRow, 'id' | 'isPaused'>,
): Promise<void> {
  await tx
    .update(ruledListings)
    .set({ dueAt: isPaused ? null : nextLook(sql`${ruledListings.listingId}`) })
    .where(eq(ruledListings.ruleId, id))
}
