import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { cancel } from '#contract/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { openerOf } from '../delivery-side.ts'
import { lockOrders } from '../lock-orders.ts'
import { stateConflict } from '../move-order.ts'
import { type Delivery, observeDelivery } from '../observe-delivery.ts'
import { endOrder } from './end-order.ts'

/** Before a paid order is cancelled the platform is asked: an offer that was sent meanwhile wins. */
export async function prepareCancel(
  context: SignedInContext,
  { order_id }: CallRequest<typeof cancel>,
): Promise<Delivery> {
  return observeDelivery(context, BigInt(order_id))
}

/** The buyer ends an unpaid order, or a paid one whose grace has passed without an offer. */
export async function cancelOrder(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  { order_id }: CallRequest<typeof cancel>,
  delivery: Delivery,
): Promise<CallAnswer<typeof cancel> | Refusal> {
  const [locked] = await lockOrders(tx, settings, [BigInt(order_id)])
  if (locked?.order.buyerId !== caller.userId) return refusals.notFound()
  if ('offerId' in delivery && delivery.seen !== 'ended')
    return stateConflict('awaiting_acceptance', 'the offer has been sent')
  const wasPaid = locked.order.state !== 'awaiting_payment'
  const refusal = await endOrder(tx, locked, {
    event: 'cancel',
    actor: 'buyer',
    fault: wasPaid ? openerOf(locked.order) : 'buyer',
  })
  return refusal ?? { state: wasPaid ? 'refunded' : 'cancelled' }
}
