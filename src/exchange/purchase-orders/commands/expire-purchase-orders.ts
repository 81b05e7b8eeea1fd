import { and, asc, inArray, lte } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { livePurchaseOrderStates, purchaseOrders } from '../../db/schema/purchase-orders.ts'
import { transact } from '../../db/transact.ts'
import { boundedLogger } from '../../bounded-log.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { endPurchaseOrder } from '../end-purchase-order.ts'
import { costOf, lockPurchaseOrders } from '../lock-purchase-orders.ts'

const batchSize = 50

/**
 * Runs one round over purchase orders whose time is over: cancels unpaid ones, and expires open ones, releasing their
 * holds. Any number of processes may run it; a latecomer finds nothing left to do.
 *
 * @returns the number that ended.
 */
export async function expirePurchaseOrders({ db }: Pick<Services, 'db'>): Promise<number> {
  const due = await db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(and(inArray(purchaseOrders.state, livePurchaseOrderStates), lte(purchaseOrders.expiresAt, databaseNow)))
    .orderBy(asc(purchaseOrders.expiresAt))
    .limit(batchSize)
  let ended = 0
  for (const { id } of due) {
    try {
      if ((await transact(db, (tx) => expire(tx, id))) === true) ended += 1
    } catch (error) {
      boundedLogger.error({ purchaseOrderId: id, error }, 'purchase order could not be ended')
    }
  }
  return ended
}

async function expire(tx: Transaction, id: bigint): Promise<boolean> {
  const [locked] = await lockPurchaseOrders(tx, [id])
  if (!locked) return false
  const { purchase } = locked
  const wasPaid = purchase.state !== 'awaiting_payment'
  const event = wasPaid ? 'expire' : 'payment_overdue'
  const ended = await endPurchaseOrder(tx, locked, { event, actor: 'system' })
  if (ended instanceof Refusal) return false
  if (wasPaid) {
    await sendMail(tx, purchase.buyerId, {
      kind: 'purchase_expired',
      subjectId: purchase.id,
      goods: purchase,
      params: {
        filled: String(purchase.filled),
        quantity: String(purchase.quantity),
        released: formatAmount(costOf(purchase)),
      },
    })
    await refreshGoodsMarkets(tx, [purchase])
  }
  return true
}
