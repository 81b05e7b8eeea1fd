import { and, eq } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { purchaseOrders } from '../../db/schema/purchase-orders.ts'
import { sendMails } from '../../mail/send-mail.ts'
import { lockWhere } from '../lock-purchase-orders.ts'
import { mustMovePurchaseOrder } from '../move-purchase-order.ts'

/**
 * S8.10 Suspends all active purchase orders of a person, as a ban on wanting does. The money stays held; the person can
 * resume them once the ban is over, and cancel them at any time. The caller holds the lock on the person's row, so that
 * none is paid or resumed meanwhile, and touches no goods' markets after this in the same transaction.
 *
 * @param reason kept in the history, e.g. `wanted_banned`.
 * @returns the number suspended.
 */
export async function suspendPurchaseOrders(tx: Transaction, buyerId: bigint, reason: string): Promise<number> {
  const active = await lockWhere(tx, and(eq(purchaseOrders.buyerId, buyerId), eq(purchaseOrders.state, 'active')))
  for (const locked of active) await mustMovePurchaseOrder(tx, locked, { event: 'suspend', actor: 'system', reason })
  await sendMails(
    tx,
    active.map(({ purchase }) => ({
      userId: buyerId,
      kind: 'purchase_suspended',
      subjectId: purchase.id,
      goods: purchase,
    })),
  )
  await refreshGoodsMarkets(
    tx,
    active.map(({ purchase }) => purchase),
  )
  return active.length
}
