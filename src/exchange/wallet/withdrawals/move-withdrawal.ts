import { and, eq, sql } from 'drizzle-orm'
import type { PaymentActor } from '#contract/wallet/withdrawals.ts'
import type { Transaction } from '../../db/connection.ts'
import { withdrawalEvents, withdrawals } from '../../db/schema/payments.ts'
import type { Refusal } from '../../refusal.ts'
import { walletRefusals } from '../refusals.ts'
import { type WithdrawalEvent, withdrawalMachine } from './states.ts'

export type WithdrawalRow = typeof withdrawals.$inferSelect

export interface LockedWithdrawal {
  withdrawal: WithdrawalRow
  now: Date
}

/** Locks a withdrawal and reads the database time; null if there is none. */
export async function lockWithdrawal(tx: Transaction, id: bigint): Promise<LockedWithdrawal | null> {
  const [row] = await tx
    .select({ withdrawal: withdrawals, now: sql<string>`amber_now()` })
    .from(withdrawals)
    .where(eq(withdrawals.id, id))
    .for('update')
  return row ? { withdrawal: row.withdrawal, now: new Date(row.now) } : null
}

export interface WithdrawalMove {
  event: WithdrawalEvent
  actor: PaymentActor
  reason?: string
  /** When a worker next handles it; null in a final state. */
  dueAt: Date | null
  /** Other columns that the new state sets. */
  set?: Partial<Pick<WithdrawalRow, 'failure' | 'confirmedAt' | 'transferNo'>>
}

/**
 * Moves a locked withdrawal along one declared transition and records the step in its history. The update is
 * conditional on the state it leaves, so a step can't happen twice.
 *
 * @returns the moved row, or a refusal with the machine's reason.
 */
export async function moveWithdrawal(
  tx: Transaction,
  { withdrawal, now }: LockedWithdrawal,
  { event, actor, reason, dueAt, set }: WithdrawalMove,
): Promise<WithdrawalRow | Refusal> {
  const step = withdrawalMachine.step(withdrawal.state, event, actor, withdrawal, now)
  if (!step.ok) return walletRefusals.stateConflict(withdrawal.state, step.reason)
  const isFinal = withdrawalMachine.final.includes(step.to)
  const [moved] = await tx
    .update(withdrawals)
    .set({ ...set, state: step.to, dueAt, endedAt: isFinal ? now : null })
    .where(and(eq(withdrawals.id, withdrawal.id), eq(withdrawals.state, withdrawal.state)))
    .returning()
  if (!moved) throw new Error(`withdrawal ${withdrawal.id} left ${withdrawal.state} while it was locked`)
  await tx.insert(withdrawalEvents).values({
    withdrawalId: withdrawal.id,
    event,
    fromState: withdrawal.state,
    toState: step.to,
    actor,
    reason: reason ?? null,
  })
  return moved
}
