import { sql } from 'drizzle-orm'
import { isLive } from '../bargains/lock-bargains.ts'
import type { Transaction } from '../db/connection.ts'
import { isAmong, prepared } from '../db/statement.ts'
import { bargains } from '../db/schema/bargains.ts'
import { orders } from '../db/schema/orders.ts'
import type { ExchangeSettings } from '../settings.ts'

/** An order that this transaction holds, with the database's time. */
export interface LockedOrder {
  order: typeof orders.$inferSelect
  now: Date
  cancellableAt: Date | null
  /** Somebody bargains for its listing. While it is unpaid, nobody can begin to. */
  isBargained: boolean
}

/** Locks orders in the order of their ids; ids that do not exist are absent from the answer. */
export async function lockOrders(
  tx: Transaction,
  settings: Pick<ExchangeSettings, 'orderCancelAfter'>,
  ids: readonly bigint[],
): Promise<LockedOrder[]> {
  const rows = await lockQuery(tx, { ids: ids.map(String) })
  return rows.map(({ order, now, isBargained }) => ({
    order,
    now: new Date(now),
    cancellableAt: cancellableAt(order, settings),
    isBargained,
  }))
}

const lockQuery = prepared('lock_orders', (tx) => {
  const live = sql`select 1 from ${bargains} where ${bargains.listingId} = ${orders.listingId} and ${isLive}`
  return tx
    .select({ order: orders, now: sql<string>`amber_now()`, isBargained: sql<boolean>`exists (${live})` })
    .from(orders)
    .where(isAmong(orders.id, sql.placeholder('ids'), 'bigint'))
    .orderBy(orders.id)
    .for('update')
})

/** From when on the buyer may end the order: at once while unpaid, after the seller's grace once paid, else never. */
export function cancellableAt(
  order: Pick<typeof orders.$inferSelect, 'state' | 'createdAt' | 'paidAt'>,
  settings: Pick<ExchangeSettings, 'orderCancelAfter'>,
): Date | null {
  if (order.state === 'awaiting_payment') return order.createdAt
  if (order.state !== 'awaiting_delivery' || !order.paidAt) return null
  return new Date(order.paidAt.getTime() + settings.orderCancelAfter * 1000)
}
