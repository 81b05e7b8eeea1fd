import { and, asc, eq, lte } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow, isOneOf } from '../../db/schema/columns.ts'
import { livePurchaseOrderStates, purchaseOrderDueAt, purchaseOrders } from '../../db/schema/purchase-orders.ts'
import { transact } from '../../db/transact.ts'
import { boundedLogger } from '../../bounded-log.ts'
import { retryTime } from '../../jobs/retry-time.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { endPurchaseOrder } from '../end-purchase-order.ts'
import { costOf, lockPurchaseOrders } from '../lock-purchase-orders.ts'

const batchSize = 50

/**
 * Runs one round over purchase orders whose time is over: cancels unpaid ones, and expires open ones, releasing their
 * holds. Any number of processes may run it; a latecomer finds nothing left to do. One that cannot be ended is put off.
 *
 * @returns the number that ended or were put off.
 */
export async function expirePurchaseOrders({ db }: Pick<Services, 'db'>): Promise<number> {
  const due = await db
    .select({ id: purchaseOrders.id })
    .from(purchaseOrders)
    .where(and(isOneOf(purchaseOrders.state, livePurchaseOrderStates), lte(purchaseOrderDueAt, databaseNow)))
    .orderBy(asc(purchaseOrderDueAt))
    .limit(batchSize)
  let handled = 0
  for (const { id } of due) {
    try {
      if ((await transact(db, (tx) => expire(tx, id))) === true) handled += 1
    } catch (error) {
      boundedLogger.error({ purchaseOrderId: id, error }, 'purchase order could not be ended')
      await db.update(purchaseOrders).set({ retryAt: retryTime }).where(eq(purchaseOrders.id, id))
      handled += 1
    }
  }
  return handled
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
