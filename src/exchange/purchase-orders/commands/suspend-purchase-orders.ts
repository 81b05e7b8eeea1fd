import { and, eq } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { purchaseOrders } from '../../db/schema/purchase-orders.ts'
import { sendMails } from '../../mail/send-mail.ts'
import { lockWhere } from '../lock-purchase-orders.ts'
import { mustMovePurchaseOrder } from '../move-purchase-order.ts'

/**
 * S8.10 Takes all active purchase orders of a person off the market, as a ban on wanting does. The money stays set
 * aside; once the ban is over the person resumes them, and cancelling is free at any time. The caller holds the person's
 * row, so that none is paid or resumed meanwhile, and does nothing more to goods' markets in this transaction.
 *
 * @param reason kept in the history, e.g. `wanted_banned`.
 * @returns how many there were.
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
