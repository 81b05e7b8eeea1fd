import { and, eq } from 'drizzle-orm'
import type { OrderState } from '#contract/orders.ts'
import { codes } from '#contract/codes.ts'
import type { Transaction } from '../db/connection.ts'
import { type Actor, type Fault, orders } from '../db/schema/trading.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { dueTime, nextAfterlook } from './due-time.ts'
import type { LockedOrder } from './lock-orders.ts'
import { writeStep } from './order-history.ts'
import { type OrderEvent, orderMachine } from './states.ts'
import { tellParties } from './tell-parties.ts'

type OrderRow = typeof orders.$inferSelect

export interface Move {
  event: OrderEvent
  actor: Actor
  reason?: string
  fault?: Fault
  /** When the new state ends by itself; null in a final one. */
  deadlineAt: Date | null
  /** Further columns that the new state brings. */
  set?: Partial<
    Pick<OrderRow, 'paidAt' | 'offerId' | 'offerBy' | 'offerSeenAt' | 'tradeId' | 'deliveredAt' | 'endedAt'>
  >
}

/**
 * Moves a locked order along one declared edge and writes the step into its history and to those it concerns. The update is conditional on the
 * state it leaves, so a step can't happen twice.
 *
 * @returns the new state, or a refusal with the machine's reason.
 */
export async function moveOrder(
  tx: Transaction,
  { order, now, cancellableAt }: LockedOrder,
  move: Move,
): Promise<OrderState | Refusal> {
  const facts = { cancellableAt, deadlineAt: order.deadlineAt }
  const step = orderMachine.step(order.state, move.event, move.actor, facts, now)
  if (!step.ok) return stateConflict(order.state, step.reason)
  const isFinal = orderMachine.final.includes(step.to)
  const update = tx
    .update(orders)
    .set({
      ...move.set,
      state: step.to,
      fault: move.fault ?? null,
      deadlineAt: move.deadlineAt,
      dueAt: isFinal
        ? step.to === 'refunded'
          ? nextAfterlook(now, now)
          : null
        : dueTime(step.to, now, move.deadlineAt),
      endedAt: isFinal ? now : null,
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, order.state)))
    .returning({ id: orders.id })
  const { event, actor, reason = null } = move
  const moved = await writeStep(tx, update, { event, from: order.state, to: step.to, actor, reason })
  if (moved.length !== 1) throw new Error(`order ${order.id} left ${order.state} while it was locked`)
  await tellParties(tx, { ...order, ...move.set }, step.to)
  return step.to
}

export const stateConflict = (state: OrderState, reason: string) =>
  refuse(
    codes.stateConflict,
    'The order has moved on; this can no longer be done.',
    '订单状态已变化，无法执行此操作。',
    { state, reason },
  )
