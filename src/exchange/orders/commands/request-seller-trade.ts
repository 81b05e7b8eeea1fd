import { and, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { requestSellerTrade } from '#contract/orders/orders.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Transaction } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { openerOf } from '../delivery-side.ts'
import { lockOrders } from '../lock-orders.ts'
import { stateConflict } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'
import { asPassed, isPassing } from '../opening-side.ts'

type Request = CallRequest<typeof requestSellerTrade>

/** Counts a reminder, before the transaction that sends it: each costs an SMS and the seller's patience. */
export async function countReminder(
  { db, caller: { userId } }: SignedInContext,
  { order_id }: Request,
): Promise<Refusal | null> {
  const mine = and(eq(orders.id, BigInt(order_id)), eq(orders.buyerId, userId))
  const [row] = await db.select({ order: orders, isPassing }).from(orders).where(mine)
  if (!row) return refusals.notFound()
  const attempts = [
    [limits.reminderByOrder, order_id],
    [limits.reminderByUser, String(userId)],
  ] as const
  return findProblem(asPassed(row).order) ?? consumeLimits(db, attempts)
}

/** Lets the buyer remind the seller of a paid order; the message goes through the outbox. */
export async function requestDelivery(
  tx: Transaction,
  { jobs, caller }: SignedInContext,
  { order_id }: Request,
): Promise<CallAnswer<typeof requestSellerTrade> | Refusal> {
  const [locked] = await lockOrders(tx, [BigInt(order_id)])
  if (locked?.order.buyerId !== caller.userId) return refusals.notFound()
  const problem = findProblem(locked.order)
  if (problem) return problem
  await notifySellers(tx, { jobs }, [locked.order])
  return {}
}

/** Why nobody can be reminded of an order, or null. */
function findProblem(order: typeof orders.$inferSelect): Refusal | null {
  if (order.state !== 'awaiting_delivery') return stateConflict(order.state, 'the order does not wait for the seller')
  return openerOf(order) === 'buyer'
    ? stateConflict(order.state, 'the buyer sends the trade offer of this order')
    : null
}
