import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { create } from '#contract/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Queryable, Transaction } from '../../db/connection.ts'
import { purchaseOrderEvents, purchaseOrders } from '../../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refuse } from '../../refusal.ts'
import { costOf } from '../lock-purchase-orders.ts'
import { findWishProblem } from '../wishes.ts'

/** Suppliers look through all of them, so one person has only so many open at a time. */
const maxOpen = 200

/** Posts a purchase order that waits for payment. No money moves yet, and nobody else sees it. */
export async function createPurchaseOrder(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  request: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  const allowed = await checkAction(tx, caller.userId, 'purchase', 'share')
  if (allowed instanceof Refusal) return allowed
  const problem = (await findWishProblem(tx, request)) ?? (await findTooMany(tx, caller.userId))
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
    pay_before: Math.floor(purchase.expiresAt.getTime() / 1000),
  }
}

/** The refusal of a further purchase order where a person has as many as they may. */
export async function findTooMany(db: Queryable | Transaction, buyerId: bigint): Promise<Refusal | null> {
  const open = await db.$count(
    purchaseOrders,
    and(
      eq(purchaseOrders.buyerId, buyerId),
      inArray(purchaseOrders.state, ['awaiting_payment', 'active', 'suspended']),
    ),
  )
  if (open < maxOpen) return null
  return refuse(
    codes.tooManyPurchaseOrders,
    'You have as many open purchase orders as one may have. Cancel one first.',
    '您的求购数量已达上限，请先取消部分求购。',
    { max_open: maxOpen },
  )
}
