import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { OrderActor } from '#contract/orders/orders.ts'
import type { Transaction } from '../db/connection.ts'
import { awaitAll } from '../db/await-all.ts'
import { purchaseOrderEvents, purchaseOrders } from '../db/schema/purchase-orders.ts'
import { recordMarketEvent } from '../market-events/record-market-event.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { LockedPurchaseOrder, PurchaseOrderRow } from './lock-purchase-orders.ts'
import { type PurchaseOrderEvent, purchaseOrderMachine } from './states.ts'

export interface PurchaseOrderMove {
  event: PurchaseOrderEvent
  actor: OrderActor
  reason?: string
  /** The order that filled or returned a unit. */
  orderId?: bigint
  /** Other columns that change in the same step. */
  set?: Partial<
    Pick<
      PurchaseOrderRow,
      | 'styleId'
      | 'conditions'
      | 'price'
      | 'quantity'
      | 'filled'
      | 'paidAt'
      | 'openDays'
      | 'expiresAt'
      | 'outbidCeiling'
      | 'outbidStep'
      | 'outbidDueAt'
    >
  >
}

/**
 * Moves a locked purchase order along one declared transition and records the step in its history, and in the
 * market's feed if others can see it. The update is conditional on the state it leaves. Money and the goods' market are
 * up to the caller.
 *
 * @returns the updated purchase order, or a refusal with the machine's reason.
 */
export async function movePurchaseOrder(
  tx: Transaction,
  { purchase, now }: LockedPurchaseOrder,
  { event, actor, reason, orderId, set }: PurchaseOrderMove,
): Promise<PurchaseOrderRow | Refusal> {
  const step = purchaseOrderMachine.step(purchase.state, event, actor, purchase, now)
  if (!step.ok) return purchaseConflict(purchase, step.reason)
  const isFinal = purchaseOrderMachine.final.includes(step.to)
  const [moved] = await tx
    .update(purchaseOrders)
    .set({ ...set, state: step.to, endedAt: isFinal ? now : null })
    .where(and(eq(purchaseOrders.id, purchase.id), eq(purchaseOrders.state, purchase.state)))
    .returning()
  if (!moved) throw new Error(`purchase order ${purchase.id} left ${purchase.state} while it was locked`)
  const writing = tx.insert(purchaseOrderEvents).values({
    purchaseOrderId: moved.id,
    event,
    fromState: purchase.state,
    toState: moved.state,
    actor,
    reason: reason ?? null,
    price: moved.price,
    quantity: moved.quantity,
    filled: moved.filled,
    orderId: orderId ?? null,
  })
  await awaitAll(writing.execute(), notifyFeed(tx, purchase, moved))
  return moved
}

/** Others see only what is active. */
async function notifyFeed(tx: Transaction, before: PurchaseOrderRow, moved: PurchaseOrderRow): Promise<void> {
  if (before.state !== 'active' && moved.state !== 'active') return
  const { goodsId, styleId, price } = moved
  await recordMarketEvent(tx, { kind: 'purchase_changed', listingId: null, goodsId, styleId, price })
}

/** Same as `movePurchaseOrder`, where the state was read under the lock and a refusal would be a bug. */
export async function mustMovePurchaseOrder(
  tx: Transaction,
  locked: LockedPurchaseOrder,
  move: PurchaseOrderMove,
): Promise<PurchaseOrderRow> {
  const moved = await movePurchaseOrder(tx, locked, move)
  if (moved instanceof Refusal) throw new Error(moved.message.en, { cause: moved.extra })
  return moved
}

/** Refuses to move several purchase orders if an event can't move each of them, and names all that it can't. */
export function conflictAmong(
  locked: readonly LockedPurchaseOrder[],
  { event, actor }: Pick<PurchaseOrderMove, 'event' | 'actor'>,
): Refusal | undefined {
  const stuck = locked.flatMap(({ purchase, now }) => {
    const step = purchaseOrderMachine.step(purchase.state, event, actor, purchase, now)
    return step.ok ? [] : [{ ...purchase, reason: step.reason }]
  })
  const [first] = stuck
  if (!first) return undefined
  if (locked.length === 1) return purchaseConflict(first, first.reason)
  return refuse(
    codes.stateConflict,
    `Nothing was done: ${stuck.length} of these ${locked.length} purchase orders moved on meanwhile.`,
    `未执行任何操作：这 ${locked.length} 个求购单中有 ${stuck.length} 个状态已变化。`,
    { purchase_ids: stuck.map(({ id }) => id.toString()), state: first.state, reason: first.reason },
  )
}

const purchaseConflict = ({ id, state }: Pick<PurchaseOrderRow, 'id' | 'state'>, reason: string) =>
  refuse(
    codes.stateConflict,
    'The purchase order has moved on; this can no longer be done.',
    '求购单状态已变化，无法执行此操作。',
    { purchase_ids: [id.toString()], state, reason },
  )
