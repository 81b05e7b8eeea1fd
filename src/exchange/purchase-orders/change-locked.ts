import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { resizeHold } from '../ledger/holds.ts'
import { Refusal } from '../refusal.ts'
import { costOf, holdOf, type LockedPurchaseOrder, type PurchaseOrderRow } from './lock-purchase-orders.ts'
import { movePurchaseOrder, type PurchaseOrderMove } from './move-purchase-order.ts'
import { purchaseRefusals } from './refusals.ts'

/**
 * Changes an open, locked purchase order and resizes its hold in the same transaction. Every change of price or
 * quantity goes through here, whether by hand or by outbidding.
 *
 * @param total the held amount that the buyer was shown for after the change, in fen; null if nobody was shown one.
 */
export async function changeLocked(
  tx: Transaction,
  locked: LockedPurchaseOrder,
  { set, reason }: Pick<PurchaseOrderMove, 'set' | 'reason'>,
  total: bigint | null,
): Promise<PurchaseOrderRow | Refusal> {
  const { purchase } = locked
  const moved = await movePurchaseOrder(tx, locked, { event: 'change', actor: 'buyer', reason, set })
  if (moved instanceof Refusal) return moved
  const amount = costOf(moved)
  if (total !== null && amount !== total) return purchaseRefusals.totalChanged(amount)
  const shortfall = await resizeHold(tx, holdOf(moved), amount)
  if (shortfall) return purchaseRefusals.balanceTooLow(shortfall, amount - costOf(purchase))
  await refreshGoodsMarkets(tx, [purchase, moved])
  return moved
}
