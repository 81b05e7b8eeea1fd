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
 * Makes a unit wanted again after the refund of the order that filled it, and holds its current price again out of that
 * refund, unless the buyer was at fault, the purchase order has ended, or its price has risen since. Then the unit stays
 * filled and the refund stays in the balance: the buyer confirmed the higher price for the units left at that time, and
 * a seller could get it for a unit by not delivering. The buyer is told, unless they cancelled the purchase order or
 * were at fault.
 *
 * Refreshes the goods' markets, so the caller need not.
 */
export async function returnUnit(
  tx: Transaction,
  { purchase, now }: LockedPurchaseOrder,
  order: OrderRow,
  fault: OrderFault | undefined,
): Promise<void> {
  if (fault === 'buyer') return
  const tell = (kind: 'purchase_unit_returned' | 'purchase_unit_lost', price: bigint) =>
    sendMail(tx, purchase.buyerId, {
      kind,
      subjectId: purchase.id,
      goods: purchase,
      params: { price: formatAmount(price) },
    })
  const step = purchaseOrderMachine.step(purchase.state, 'return_unit', 'system', purchase, now)
  const filled = purchase.filled - 1
  if (!step.ok || purchase.price > order.price) {
    if (purchase.state !== 'cancelled') await tell('purchase_unit_lost', order.price)
    return
  }
  const shortfall = await resizeHold(tx, holdOf(purchase), costOf({ ...purchase, filled }))
  if (shortfall) throw new Error(`the refund of order ${order.id} does not cover its unit`)
  await mustMovePurchaseOrder(
    tx,
    { purchase, now },
    { event: 'return_unit', actor: 'system', orderId: order.id, set: { filled } },
  )
  await tell('purchase_unit_returned', purchase.price)
  await refreshGoodsMarkets(tx, [purchase])
}
