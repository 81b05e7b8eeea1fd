import { sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { create } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { purchaseOrderEvents, purchaseOrders } from '../../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { costOf } from '../lock-purchase-orders.ts'
import { findTooManyOpen } from '../too-many-open.ts'
import { findTermsProblem } from '../purchase-terms.ts'

/** Creates a purchase order that waits for payment. No money moves yet, and nobody else sees it. */
export async function createPurchaseOrder(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  request: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  // Locks exclusively: each of many concurrent requests counts the purchase orders of those before it.
  const allowed = await checkAction(tx, caller.userId, 'purchase', 'alone')
  if (allowed instanceof Refusal) return allowed
  const problem = (await findTermsProblem(tx, request)) ?? (await findTooManyOpen(tx, caller.userId))
  if (problem) return problem
  const [created] = await tx
    .insert(purchaseOrders)
    .values({
      buyerId: caller.userId,
      goodsId: request.goods_id,
      styleId: request.style_id,
      conditions: request.conditions,
      price: parseAmount(request.price),
      quantity: request.quantity,
      openDays: request.open_days,
      state: 'awaiting_payment',
      expiresAt: sql`amber_now() + make_interval(secs => ${settings.orderPayment})`,
    })
    .returning()
  const purchase = created!
  await tx.insert(purchaseOrderEvents).values({
    purchaseOrderId: purchase.id,
    event: 'create',
    toState: purchase.state,
    actor: 'buyer',
    price: purchase.price,
    quantity: purchase.quantity,
    filled: purchase.filled,
  })
  return {
    purchase_id: purchase.id.toString(),
    total: formatAmount(costOf(purchase)),
    pay_before: seconds(purchase.expiresAt),
  }
}
