import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { change } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { resizeHold } from '../../ledger/holds.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { costOf, holdOf, lockPurchaseOrders } from '../lock-purchase-orders.ts'
import { movePurchaseOrder } from '../move-purchase-order.ts'
import { purchaseRefusals } from '../refusals.ts'
import { findWishProblem } from '../wishes.ts'

/**
 * Changes price, quantity, style or conditions of an open purchase order; the money set aside follows in the same
 * transaction. `total` is what the person saw as set aside afterwards: where a supplier was faster it is another sum,
 * and nothing is changed.
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
  const problem = await findWishProblem(tx, { ...request, goods_id: purchase.goodsId, style_id, conditions })
  if (problem) return problem
  if (quantity <= purchase.filled)
    return refuse(
      codes.quantityFilled,
      'So many were supplied already. Cancel the purchase order to end it.',
      '已供应数量不少于该数量，如需结束请取消求购。',
      { filled: purchase.filled },
    )
  const set = { price: parseAmount(request.price), quantity, styleId: style_id, conditions }
  const moved = await movePurchaseOrder(tx, locked, { event: 'change', actor: 'buyer', set })
  if (moved instanceof Refusal) return moved
  const amount = costOf(moved)
  if (amount !== parseAmount(request.total)) return purchaseRefusals.totalChanged(amount)
  const shortfall = await resizeHold(tx, holdOf(moved), amount)
  if (shortfall) return purchaseRefusals.balanceTooLow(shortfall, amount - costOf(purchase))
  await refreshGoodsMarkets(tx, [purchase, moved])
  return { purchase_id: request.purchase_id, state: moved.state, held: formatAmount(amount) }
}
