import { and, eq } from 'drizzle-orm'
import type { BargainState } from '#contract/bargains/fields.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import type { Transaction } from '../db/connection.ts'
import { bargainEvents, bargains } from '../db/schema/bargains.ts'
import { Refusal } from '../refusal.ts'
import type { BargainRow, LockedBargain } from './lock-bargains.ts'
import { bargainRefusals } from './refusals.ts'
import { type BargainEvent, bargainMachine } from './states.ts'

export interface BargainMove {
  event: BargainEvent
  actor: Exclude<OrderActor, 'operator'>
  /** When the new state expires; null in a final one. */
  deadlineAt: Date | null
  /** Fen: the price asked or agreed in this step. */
  price?: bigint
  reason?: string
  /** Further columns to set with the new state. */
  set?: Partial<Pick<BargainRow, 'paidAt' | 'counterPrice' | 'counteredAt' | 'voidReason'>>
}

/**
 * Moves a locked bargain along one declared edge and records the step in its history. The update is conditional on the
 * previous state, so a step cannot happen twice. The caller moves the money, in the same transaction.
 *
 * @returns the new state, or a refusal with the machine's reason.
 */
export async function moveBargain(
  tx: Transaction,
  { bargain, now }: LockedBargain,
  { event, actor, deadlineAt, price, reason, set }: BargainMove,
): Promise<BargainState | Refusal> {
  const step = bargainMachine.step(bargain.state, event, actor, bargain, now)
  if (!step.ok) return bargainRefusals.stateConflict(bargain.state, step.reason)
  const moved = await tx
    .update(bargains)
    .set({ ...set, state: step.to, deadlineAt, endedAt: bargainMachine.final.includes(step.to) ? now : null })
    .where(and(eq(bargains.id, bargain.id), eq(bargains.state, bargain.state)))
    .returning({ id: bargains.id })
  if (moved.length !== 1) throw new Error(`bargain ${bargain.id} left ${bargain.state} while it was locked`)
  await tx.insert(bargainEvents).values({
    bargainId: bargain.id,
    event,
    fromState: bargain.state,
    toState: step.to,
    actor,
    price: price ?? null,
    reason: reason ?? null,
  })
  return step.to
}

/** Like `moveBargain`, for a state that was read under the lock, where a refusal would be a bug. */
export async function mustMoveBargain(tx: Transaction, locked: LockedBargain, move: BargainMove): Promise<void> {
  const moved = await moveBargain(tx, locked, move)
  if (moved instanceof Refusal) throw new Error(moved.message.en, { cause: moved.extra })
}
