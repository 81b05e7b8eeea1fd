import type { Transaction } from '../db/connection.ts'
import { releaseHold } from '../ledger/holds.ts'
import { Refusal } from '../refusal.ts'
import { holdOf, type LockedPurchaseOrder, type PurchaseOrderRow } from './lock-purchase-orders.ts'
import { movePurchaseOrder, type PurchaseOrderMove } from './move-purchase-order.ts'

/** Ends an unfilled purchase order and releases what is still held. Orders made from it go on. */
export async function endPurchaseOrder(
  tx: Transaction,
  locked: LockedPurchaseOrder,
  move: PurchaseOrderMove,
): Promise<PurchaseOrderRow | Refusal> {
  const wasPaid = locked.purchase.state !== 'awaiting_payment'
  const ended = await movePurchaseOrder(tx, locked, move)
  if (!(ended instanceof Refusal) && wasPaid) await releaseHold(tx, holdOf(ended))
  return ended
}
