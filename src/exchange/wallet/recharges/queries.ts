import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { rechargeCheck, rechargeLog } from '#contract/wallet/recharges.ts'
import { recharges } from '../../db/schema/payments.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { readLogPage } from '../log-page.ts'
import { rechargeView } from './views.ts'

/** Returns one of the person's own recharges as last recorded; only a worker asks the provider. */
export async function showRecharge(
  { db, caller }: SignedInContext,
  { recharge_id }: CallRequest<typeof rechargeCheck>,
): Promise<CallAnswer<typeof rechargeCheck> | Refusal> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, BigInt(recharge_id)), eq(recharges.userId, caller.userId)))
  return row ? rechargeView(row) : refusals.notFound()
}

/** Returns a person's recharges, newest first. */
export async function listRecharges(
  { db, caller }: SignedInContext,
  request: CallRequest<typeof rechargeLog>,
): Promise<CallAnswer<typeof rechargeLog> | Refusal> {
  const page = await readLogPage(db, recharges, caller.userId, request)
  if (page instanceof Refusal) return page
  return { items: page.shown.map(rechargeView), next_cursor: page.next_cursor }
}
