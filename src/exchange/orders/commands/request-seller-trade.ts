import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { requestSellerTrade } from '#contract/orders/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { openerOf } from '../delivery-side.ts'
import { lockOrders } from '../lock-orders.ts'
import { stateConflict } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'

/** Lets the buyer remind the seller of a paid order; the message goes through the outbox. */
export async function requestDelivery(
  tx: Transaction,
  context: SignedInContext,
  { order_id }: CallRequest<typeof requestSellerTrade>,
): Promise<CallAnswer<typeof requestSellerTrade> | Refusal> {
  const [locked] = await lockOrders(tx, context.settings, [BigInt(order_id)])
  if (locked?.order.buyerId !== context.caller.userId) return refusals.notFound()
  if (locked.order.state !== 'awaiting_delivery')
    return stateConflict(locked.order.state, 'the order does not wait for the seller')
  if (openerOf(locked.order) === 'buyer')
    return stateConflict(locked.order.state, 'the buyer opens the offer of this order')
  await notifySellers(tx, context, [locked.order])
  return {}
}
