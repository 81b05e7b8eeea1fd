import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { set } from '#contract/purchase-orders/purchase-orders.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { endPurchaseOrder } from '../end-purchase-order.ts'
import { lockPurchaseOrders, type PurchaseOrderRow } from '../lock-purchase-orders.ts'
import { conflictAmong, movePurchaseOrder } from '../move-purchase-order.ts'

/**
 * Suspends the caller's purchase orders (nobody can supply them, the money stays held), resumes them (refused while
 * banned from wanting) or cancels them (the money is released; orders made from them go on). All or none.
 */
export async function setPurchaseOrders(
  tx: Transaction,
  { caller }: SignedInContext,
  { purchase_ids, action }: CallRequest<typeof set>,
): Promise<CallAnswer<typeof set> | Refusal> {
  if (action === 'resume') {
    const allowed = await checkAction(tx, caller.userId, 'purchase', 'share')
    if (allowed instanceof Refusal) return allowed
  }
  const locked = await lockPurchaseOrders(tx, purchase_ids.map(BigInt))
  const isMine =
    locked.length === purchase_ids.length && locked.every(({ purchase }) => purchase.buyerId === caller.userId)
  if (!isMine) return refusals.notFound()
  const move = { event: action, actor: 'buyer' } as const
  const conflict = conflictAmong(locked, move)
  if (conflict) return conflict
  const moved: PurchaseOrderRow[] = []
  for (const entry of locked) {
    const now = action === 'cancel' ? await endPurchaseOrder(tx, entry, move) : await movePurchaseOrder(tx, entry, move)
    if (now instanceof Refusal) return now
    moved.push(now)
  }
  await refreshGoodsMarkets(tx, moved)
  return { items: moved.map(({ id, state }) => ({ purchase_id: id.toString(), state })) }
}
