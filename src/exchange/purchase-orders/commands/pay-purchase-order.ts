import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { pay } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { openHold } from '../../ledger/holds.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { costOf, holdOf, lockPurchaseOrders } from '../lock-purchase-orders.ts'
import { movePurchaseOrder } from '../move-purchase-order.ts'
import { openUntil } from '../open-until.ts'
import { purchaseRefusals } from '../refusals.ts'

/** Holds price × quantity: from now on sellers can supply the purchase order. */
export async function payPurchaseOrder(
  tx: Transaction,
  { caller }: SignedInContext,
  { purchase_id, total }: CallRequest<typeof pay>,
): Promise<CallAnswer<typeof pay> | Refusal> {
  const allowed = await checkAction(tx, caller.userId, 'purchase', 'share')
  if (allowed instanceof Refusal) return allowed
  const [locked] = await lockPurchaseOrders(tx, [BigInt(purchase_id)])
  if (locked?.purchase.buyerId !== caller.userId) return refusals.notFound()
  const amount = costOf(locked.purchase)
  if (amount !== parseAmount(total)) return purchaseRefusals.totalChanged(amount)
  const paid = await movePurchaseOrder(tx, locked, {
    event: 'pay',
    actor: 'buyer',
    set: { paidAt: locked.now, expiresAt: openUntil(locked.now, locked.purchase.openDays) },
  })
  if (paid instanceof Refusal) return paid
  const shortfall = await openHold(tx, { ...holdOf(paid), userId: caller.userId, amount })
  if (shortfall) return purchaseRefusals.balanceTooLow(shortfall, amount)
  await refreshGoodsMarkets(tx, [paid])
  return {
    purchase_id,
    state: paid.state,
    held: formatAmount(amount),
    expires_at: seconds(paid.expiresAt),
  }
}
