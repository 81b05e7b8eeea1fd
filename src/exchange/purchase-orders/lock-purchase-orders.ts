import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'

export type PurchaseOrderRow = typeof purchaseOrders.$inferSelect

/** A purchase order that this transaction holds, with the database's time. */
export interface LockedPurchaseOrder {
  purchase: PurchaseOrderRow
  now: Date
}

/** Locks purchase orders in the order of their ids; ids that do not exist are absent from the answer. */
export const lockPurchaseOrders = (tx: Transaction, ids: readonly bigint[]): Promise<LockedPurchaseOrder[]> =>
  lockWhere(tx, inArray(purchaseOrders.id, [...ids]))

/** As `lockPurchaseOrders`, for those that fit a condition. */
export async function lockWhere(tx: Transaction, where: SQL | undefined): Promise<LockedPurchaseOrder[]> {
  const rows = await tx
    .select({ purchase: purchaseOrders, now: sql<string>`amber_now()` })
    .from(purchaseOrders)
    .where(and(where))
    .orderBy(asc(purchaseOrders.id))
    // Orders refer to it by its key, which stays: they and this must not wait for each other crosswise.
    .for('no key update')
  return rows.map(({ purchase, now }) => ({ purchase, now: new Date(now) }))
}

/** Units that are still wanted. */
export const unitsLeft = ({ quantity, filled }: Pick<PurchaseOrderRow, 'quantity' | 'filled'>) => quantity - filled

/** What has to be set aside for the units that are still wanted, in fen. */
export const costOf = (purchase: Pick<PurchaseOrderRow, 'price' | 'quantity' | 'filled'>) =>
  purchase.price * BigInt(unitsLeft(purchase))

/** The money set aside for a purchase order. */
export const holdOf = ({ id }: Pick<PurchaseOrderRow, 'id'>) => ({ kind: 'purchase_order' as const, referenceId: id })
