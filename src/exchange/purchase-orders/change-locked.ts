import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { resizeHold } from '../ledger/holds.ts'
import { Refusal } from '../refusal.ts'
import { costOf, holdOf, type LockedPurchaseOrder, type PurchaseOrderRow } from './lock-purchase-orders.ts'
import { movePurchaseOrder, type PurchaseOrderMove } from './move-purchase-order.ts'
import { purchaseRefusals } from './refusals.ts'

/**
 * Changes a locked purchase order that is open; the money set aside follows in the same transaction. All changes of price or
 * quantity go through here, by hand or by outbidding.
 *
 * @param total what its buyer saw as set aside afterwards, in fen; null where nobody was shown anything.
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
