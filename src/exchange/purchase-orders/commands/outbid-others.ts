import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { setOutbid } from '#contract/purchase-orders/outbid.ts'
import { repricingPause } from '#contract/price-rules/words.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { purchaseOrders } from '../../db/schema/purchase-orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals, refuse } from '../../refusal.ts'
import { lockPurchaseOrders } from '../lock-purchase-orders.ts'
import { noOutbid, outbidView } from '../outbid-columns.ts'
import { purchaseOrderMachine } from '../states.ts'

/**
 * Turns outbidding on or off for one of the caller's purchase orders. No price changes yet: `outbidDuePurchases`
 * compares it with others' prices at most once in ten minutes, however often this is set.
 */
export async function outbidOthers(
  tx: Transaction,
  { caller }: SignedInContext,
  { purchase_id, outbid }: CallRequest<typeof setOutbid>,
): Promise<CallAnswer<typeof setOutbid> | Refusal> {
  const allowed = outbid && (await checkAction(tx, caller.userId, 'purchase', 'share'))
  if (allowed instanceof Refusal) return allowed
  const [locked] = await lockPurchaseOrders(tx, [BigInt(purchase_id)])
  if (locked?.purchase.buyerId !== caller.userId) return refusals.notFound()
  const { purchase, now } = locked
  const step = purchaseOrderMachine.step(purchase.state, 'change', 'buyer', purchase, now)
  if (outbid && !step.ok)
    return refuse(
      codes.stateConflict,
      'The purchase order has moved on; this can no longer be done.',
      '求购单状态已变化，无法执行此操作。',
      { state: purchase.state, reason: step.reason },
    )
  if (outbid && parseAmount(outbid.ceiling) < purchase.price)
    return refuse(codes.amountTooSmall, 'The ceiling is below the price.', '加价上限低于当前求购价。', {
      minimum: formatAmount(purchase.price),
    })
  const pause = sql`coalesce(${purchaseOrders.outbidAt} + make_interval(secs => ${repricingPause}), ${databaseNow})`
  const [set] = await tx
    .update(purchaseOrders)
    .set(
      outbid
        ? {
            outbidCeiling: parseAmount(outbid.ceiling),
            outbidStep: parseAmount(outbid.step),
            outbidDueAt: sql`greatest(${databaseNow}, ${pause})`,
            outbidOutcome: null,
          }
        : noOutbid,
    )
    .where(eq(purchaseOrders.id, purchase.id))
    .returning()
  return { purchase_id, outbid: outbidView(set!) }
}
