import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { orderEvents, orders } from '../db/schema/orders.ts'
import { openerOf } from './delivery-side.ts'
import type { OrderEvent } from './states.ts'

type OrderRow = typeof orders.$inferSelect

const lostLink = sql`select 1 from ${users} where ${users.id} = ${orders.sellerId}
  and (${users.isTradeUrlDead} or ${users.tradeUrlReplacedAt} >= ${orders.paidAt})`

/**
 * Whether an undelivered order passes to its seller: the buyer was to open the offer, but the seller's link is dead, or
 * was replaced after the payment, and had been dead for nobody knows how long. The order's next step stores it, so a
 * link that works again never gives the duty back to the buyer.
 */
export const isPassing = sql<boolean>`(${orders.deliveryLimit} = 2
  and ${orders.state} in ('awaiting_payment', 'awaiting_delivery') and exists (${lostLink}))`

/**
 * A row whose order, if it passes, is the seller's to deliver. The buyer may still open the offer: one that is on its
 * way counts.
 */
export const asPassed = <Row extends { order: OrderRow; isPassing: boolean }>(row: Row): Row =>
  row.isPassing ? { ...row, order: { ...row.order, deliveryLimit: 1 } } : row

/**
 * When an order passed to its seller: `now` if no step has stored it yet; null if who may open its offer has not changed
 * since the payment.
 */
export async function readPassedAt(
  db: Queryable,
  { order, isPassing, now }: { order: OrderRow; isPassing: boolean; now: Date },
): Promise<Date | null> {
  if (isPassing) return now
  const passing = and(eq(orderEvents.orderId, order.id), eq(orderEvents.event, 'pass_to_seller' satisfies OrderEvent))
  const [step] = await db.select({ at: orderEvents.at }).from(orderEvents).where(passing)
  return step?.at ?? null
}

/**
 * Whose fault it is that an order, as `asPassed` has it, got no offer: the side that had to open it. A seller can't send
 * one to a buyer whose own link is known to be dead, which the order's history then gives as the reason. Call
 * `lookAtLinks` before the transaction.
 */
export async function faultWithoutOffer(
  tx: Transaction,
  order: Pick<OrderRow, 'deliveryLimit' | 'buyerId'>,
): Promise<{ fault: 'seller' | 'buyer'; reason?: 'buyer_link_dead' }> {
  if (openerOf(order) === 'buyer') return { fault: 'buyer' }
  const [buyer] = await tx.select({ isDead: users.isTradeUrlDead }).from(users).where(eq(users.id, order.buyerId))
  return buyer!.isDead ? { fault: 'buyer', reason: 'buyer_link_dead' } : { fault: 'seller' }
}
