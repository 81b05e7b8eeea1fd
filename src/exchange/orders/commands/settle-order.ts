import type { OrderActor } from '#contract/orders/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import { postCovered } from '../../ledger/post.ts'
import { Refusal } from '../../refusal.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { orderSettled } from '../postings.ts'

/** Pays the seller of a delivered order whose protection is over. */
export async function settleOrder(
  tx: Transaction,
  locked: LockedOrder,
  by: { actor: Extract<OrderActor, 'system' | 'operator'>; reason?: string },
): Promise<Refusal | null> {
  const moved = await moveOrder(tx, locked, { event: 'settle', ...by, deadlineAt: null })
  if (moved instanceof Refusal) return moved
  await postCovered(tx, [orderSettled(locked.order)])
  return null
}
