import { and, eq, sql } from 'drizzle-orm'
import type { PaymentActor } from '#contract/wallet/withdrawals.ts'
import type { Transaction } from '../../db/connection.ts'
import { rechargeEvents, recharges } from '../../db/schema/payments.ts'
import { type RechargeEvent, rechargeMachine } from './states.ts'

export type RechargeRow = typeof recharges.$inferSelect

export interface LockedRecharge {
  recharge: RechargeRow
  now: Date
}

/** Locks a recharge and reads the database time; null if there is none. */
export async function lockRecharge(
  tx: Transaction,
  which: { id: bigint } | { outTradeNo: string },
): Promise<LockedRecharge | null> {
  const [row] = await tx
    .select({ recharge: recharges, now: sql<string>`amber_now()` })
    .from(recharges)
    .where('id' in which ? eq(recharges.id, which.id) : eq(recharges.outTradeNo, which.outTradeNo))
    .for('update')
  return row ? { recharge: row.recharge, now: new Date(row.now) } : null
}

/**
 * Moves a locked recharge along one declared transition and records the step in its history. The update is conditional
 * on the state it leaves, so a step can't happen twice. The caller has checked that the step is allowed: a refusal is a
 * bug.
 */
export async function moveRecharge(
  tx: Transaction,
  { recharge, now }: LockedRecharge,
  { event, actor, tradeNo }: { event: RechargeEvent; actor: PaymentActor; tradeNo?: string },
): Promise<RechargeRow> {
  const step = rechargeMachine.step(recharge.state, event, actor, recharge, now)
  if (!step.ok) throw new Error(`recharge ${recharge.id}: ${step.reason}`)
  const [moved] = await tx
    .update(recharges)
    .set({ state: step.to, tradeNo: tradeNo ?? null, dueAt: null, endedAt: now })
    .where(and(eq(recharges.id, recharge.id), eq(recharges.state, recharge.state)))
    .returning()
  if (!moved) throw new Error(`recharge ${recharge.id} left ${recharge.state} while it was locked`)
  await tx
    .insert(rechargeEvents)
    .values({ rechargeId: recharge.id, event, fromState: recharge.state, toState: step.to, actor })
  return moved
}
