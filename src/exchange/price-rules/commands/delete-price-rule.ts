import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { remove } from '#contract/price-rules/price-rules.ts'
import type { Transaction } from '../../db/connection.ts'
import { priceRules, ruledListings } from '../../db/schema/price-rules.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'

/** Deletes a rule; its listings keep their prices. */
export async function deletePriceRule(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { rule_id }: CallRequest<typeof remove>,
): Promise<CallAnswer<typeof remove> | Refusal> {
  const isIt = and(eq(priceRules.id, BigInt(rule_id)), eq(priceRules.userId, userId))
  const [rule] = await tx.select({ id: priceRules.id }).from(priceRules).where(isIt).for('update')
  if (!rule) return refusals.notFound()
  await tx.delete(ruledListings).where(eq(ruledListings.ruleId, rule.id))
  await tx.delete(priceRules).where(isIt)
  return {}
}
