import type { OrderFault } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import type { orders } from '../db/schema/orders.ts'
import { type AccountKey, userAccount } from '../ledger/accounts.ts'
import { resizeHold } from '../ledger/holds.ts'
import { lockAccounts } from '../ledger/post.ts'
import { sendMail } from '../mail/send-mail.ts'
import { costOf, holdOf, type LockedPurchaseOrder, lockPurchaseOrders } from './lock-purchase-orders.ts'
import { purchaseOrderMachine } from './states.ts'
import { mustMovePurchaseOrder } from './move-purchase-order.ts'

type OrderRow = Pick<typeof orders.$inferSelect, 'id' | 'purchaseOrderId' | 'buyerId' | 'price'>

/**
 * Locks the purchase order that an order fills; null for any other order. Call it before money moves: suppliers hold
 * this lock while they wait for the same accounts.
 *
 * @param others accounts of other people that the refund moves money from.
 */
export async function lockPurchaseOf(
  tx: Transaction,
  { purchaseOrderId, buyerId }: OrderRow,
  others: readonly AccountKey[] = [],
): Promise<LockedPurchaseOrder | null> {
  if (purchaseOrderId === null) return null
  const [locked] = await lockPurchaseOrders(tx, [purchaseOrderId])
  // Of the refund, the unit's price may be held again, so both of the buyer's accounts are locked with the others.
  await lockAccounts(tx, [userAccount(buyerId, 'held'), userAccount(buyerId, 'available'), ...others])
  return locked!
}

/**
 * What the purchase order holds again, in fen, out of the refund of an order that filled a unit: the unit's current price.
 * Null if the buyer was at fault, the purchase order has ended, or its price has risen since. Then the unit stays filled
 * and the refund stays in the balance: the buyer confirmed the higher price for the units left at that time, and a seller
 * could get it for a unit by not delivering.
 */
export function heldAgainFor(
  { purchase, now }: LockedPurchaseOrder,
  order: Pick<OrderRow, 'price'>,
  fault: OrderFault,
): bigint | null {
  if (fault === 'buyer' || purchase.price > order.price) return null
  const step = purchaseOrderMachine.step(purchase.state, 'return_unit', 'system', purchase, now)
  return step.ok ? purchase.price : null
}

/**
 * Makes a unit wanted again after the refund of the order that filled it, if `heldAgainFor` says so. The order's own
 * message tells the buyer of that; if the unit is not wanted again, they are told why, unless they cancelled the purchase
 * order or were at fault.
 *
 * Refreshes the goods' markets, so the caller need not.
 */
export async function returnUnit(
  tx: Transaction,
  locked: LockedPurchaseOrder,
  order: OrderRow,
  fault: OrderFault,
): Promise<void> {
  const { purchase } = locked
  if (heldAgainFor(locked, order, fault) === null) {
    if (fault === 'buyer' || purchase.state === 'cancelled') return
    return sendMail(tx, purchase.buyerId, {
      kind: 'purchase_unit_lost',
      subjectId: purchase.id,
      goods: purchase,
      params: { price: formatAmount(order.price) },
    })
  }
  const filled = purchase.filled - 1
  const shortfall = await resizeHold(tx, holdOf(purchase), costOf({ ...purchase, filled }))
  if (shortfall) throw new Error(`the refund of order ${order.id} does not cover its unit`)
  await mustMovePurchaseOrder(tx, locked, {
    event: 'return_unit',
    actor: 'system',
    orderId: order.id,
    set: { filled },
  })
  await refreshGoodsMarkets(tx, [purchase])
}
