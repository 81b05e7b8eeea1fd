import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'

export type PurchaseOrderRow = typeof purchaseOrders.$inferSelect

/** A purchase order locked by this transaction, with the database time. */
export interface LockedPurchaseOrder {
  purchase: PurchaseOrderRow
  now: Date
}

/** Locks purchase orders in id order; unknown ids are absent from the result. */
export const lockPurchaseOrders = (tx: Transaction, ids: readonly bigint[]): Promise<LockedPurchaseOrder[]> =>
  lockWhere(tx, inArray(purchaseOrders.id, [...ids]))

/** Same as `lockPurchaseOrders`, for those that match a condition. */
export async function lockWhere(tx: Transaction, where: SQL | undefined): Promise<LockedPurchaseOrder[]> {
  const rows = await tx
    .select({ purchase: purchaseOrders, now: sql<string>`amber_now()` })
    .from(purchaseOrders)
    .where(and(where))
    .orderBy(asc(purchaseOrders.id))
    // Orders reference the key, which never changes: a weaker lock keeps them and this from deadlocking.
    .for('no key update')
  return rows.map(({ purchase, now }) => ({ purchase, now: new Date(now) }))
}

/** Units still wanted. */
export const unitsLeft = ({ quantity, filled }: Pick<PurchaseOrderRow, 'quantity' | 'filled'>) => quantity - filled

/** The amount to hold for the units still wanted, in fen. */
export const costOf = (purchase: Pick<PurchaseOrderRow, 'price' | 'quantity' | 'filled'>) =>
  purchase.price * BigInt(unitsLeft(purchase))

/** The hold of a purchase order. */
export const holdOf = ({ id }: Pick<PurchaseOrderRow, 'id'>) => ({ kind: 'purchase_order' as const, referenceId: id })
