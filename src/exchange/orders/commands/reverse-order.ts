import type { OrderActor, OrderFault } from '#contract/orders/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockHandedOver, takeAssetBack } from '../../inventory/hand-over-asset.ts'
import { userAccount } from '../../ledger/accounts.ts'
import { postCovered } from '../../ledger/post.ts'
import { heldAgainFor, lockPurchaseOf, returnUnit } from '../../purchase-orders/return-unit.ts'
import { Refusal } from '../../refusal.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { orderReversed } from '../postings.ts'
import type { OrderEvent } from '../states.ts'

export interface Reversal {
  event: Extract<OrderEvent, 'trade_reversed' | 'end'>
  actor: OrderActor
  fault: OrderFault
  reason?: string
}

/**
 * Undoes a delivered order in protection: proceeds and fee, which nobody could spend yet, go back to the buyer, and the
 * item is the seller's again, whatever id the platform gives it next. A unit of a purchase order is wanted again unless
 * the buyer was at fault.
 */
export async function reverseOrder(tx: Transaction, locked: LockedOrder, reversal: Reversal): Promise<Refusal | null> {
  const { sellerId, platformAssetId } = locked.order
  await lockHandedOver(tx, locked.order, { ownerId: sellerId, platformAssetId })
  const purchase = await lockPurchaseOf(tx, locked.order, [userAccount(sellerId, 'pending')])
  const heldAgain = purchase && heldAgainFor(purchase, locked.order, reversal.fault)
  const moved = await moveOrder(tx, locked, { ...reversal, deadlineAt: null, heldAgain })
  if (moved instanceof Refusal) return moved
  await postCovered(tx, [orderReversed(locked.order)])
  await takeAssetBack(tx, locked.order)
  // Last, since it locks the market of the goods.
  if (purchase) await returnUnit(tx, purchase, locked.order, reversal.fault)
  return null
}
