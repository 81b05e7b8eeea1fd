import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { change } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { changeLocked } from '../change-locked.ts'
import { costOf, lockPurchaseOrders, type PurchaseOrderRow } from '../lock-purchase-orders.ts'
import { openUntil } from '../open-until.ts'
import { noOutbid } from '../outbid-columns.ts'
import { findTermsProblem } from '../purchase-terms.ts'

/**
 * Changes price, quantity, style, conditions or days of an open purchase order and resizes its hold in the same
 * transaction. `total` is the held amount that the person was shown for after the change: if a supply got in first, the
 * sum differs and nothing is changed.
 */
export async function changePurchaseOrder(
  tx: Transaction,
  { caller }: SignedInContext,
  request: CallRequest<typeof change>,
): Promise<CallAnswer<typeof change> | Refusal> {
  const allowed = await checkAction(tx, caller.userId, 'purchase', 'share')
  if (allowed instanceof Refusal) return allowed
  const [locked] = await lockPurchaseOrders(tx, [BigInt(request.purchase_id)])
  if (locked?.purchase.buyerId !== caller.userId) return refusals.notFound()
  const { purchase } = locked
  const { quantity, style_id = purchase.styleId, conditions = purchase.conditions } = request
  const problem = await findTermsProblem(tx, { ...request, goods_id: purchase.goodsId, style_id, conditions })
  if (problem) return problem
  if (quantity <= purchase.filled)
    return refuse(
      codes.quantityFilled,
      'So many were supplied already. Cancel the purchase order to end it.',
      '已供应数量不少于该数量，如需结束请取消求购。',
      { filled: purchase.filled },
    )
  const price = parseAmount(request.price)
  const set = {
    price,
    quantity,
    styleId: style_id,
    conditions,
    ...withinCeiling(purchase, price),
    ...(request.open_days && { openDays: request.open_days, expiresAt: openUntil(locked.now, request.open_days) }),
  }
  const changed = await changeLocked(tx, locked, { set }, parseAmount(request.total))
  if (changed instanceof Refusal) return changed
  return { purchase_id: request.purchase_id, state: changed.state, held: formatAmount(costOf(changed)) }
}

/** A buyer who sets a price above the outbid ceiling by hand turns outbidding off. */
const withinCeiling = ({ outbidCeiling }: PurchaseOrderRow, price: bigint) =>
  outbidCeiling !== null && price > outbidCeiling ? noOutbid : {}
