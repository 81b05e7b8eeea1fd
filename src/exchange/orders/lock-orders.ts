import { sql } from 'drizzle-orm'
import { isLive } from '../bargains/lock-bargains.ts'
import type { Transaction } from '../db/connection.ts'
import { isAmong, prepared } from '../db/statement.ts'
import { bargains } from '../db/schema/bargains.ts'
import { orders } from '../db/schema/orders.ts'
import type { ExchangeSettings } from '../settings.ts'
import { asPassed, isPassing } from './opening-side.ts'

/** An order locked by this transaction, as `asPassed` has it, with the database time. */
export interface LockedOrder {
  order: typeof orders.$inferSelect
  now: Date
  /** As `cancellableAt` says; needed only where its buyer cancels it. */
  cancellableAt?: Date | null
  /** Whether its listing has a live bargain. None can be made while the order is unpaid. */
  isBargained: boolean
  /** Whether it passes to its seller with its next step; see `opening-side.ts`. */
  isPassing?: boolean
}

/** Locks orders in id order; unknown ids are absent from the result. */
export async function lockOrders(tx: Transaction, ids: readonly bigint[]): Promise<LockedOrder[]> {
  const rows = await lockQuery(tx, { ids: ids.map(String) })
  return rows.map((row) => ({ ...asPassed(row), now: new Date(row.now) }))
}

const lockQuery = prepared('lock_orders', (tx) => {
  const live = sql`select 1 from ${bargains} where ${bargains.listingId} = ${orders.listingId} and ${isLive}`
  return tx
    .select({ order: orders, now: sql<string>`amber_now()`, isBargained: sql<boolean>`exists (${live})`, isPassing })
    .from(orders)
    .where(isAmong(orders.id, sql.placeholder('ids'), 'bigint'))
    .orderBy(orders.id)
    .for('update')
})

/** When the buyer may end the order: at once while unpaid, after the seller's grace period once paid, else never. */
export function cancellableAt(
  order: Pick<typeof orders.$inferSelect, 'state' | 'createdAt' | 'paidAt'>,
  settings: Pick<ExchangeSettings, 'orderCancelAfter'>,
): Date | null {
  if (order.state === 'awaiting_payment') return order.createdAt
  if (order.state !== 'awaiting_delivery' || !order.paidAt) return null
  return new Date(order.paidAt.getTime() + settings.orderCancelAfter * 1000)
}
