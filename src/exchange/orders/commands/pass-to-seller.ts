import type { Transaction } from '../../db/connection.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { lockOrders } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { notifySellers } from '../notify-sellers.ts'

/**
 * Makes it the seller's for good to send the offer of an order whose buyer can't open one, and tells both sides. The
 * deadline stays: the buyer's money waits no longer because of the seller's link. Past it there is nothing to send any
 * more, and who is at fault does not depend on this step.
 */
export async function passToSeller(tx: Transaction, services: Pick<Services, 'jobs'>, orderId: bigint): Promise<void> {
  const [locked] = await lockOrders(tx, [orderId])
  if (!locked?.isPassing) return
  const { order } = locked
  const move = { event: 'pass_to_seller', actor: 'system', deadlineAt: order.deadlineAt } as const
  if (!((await moveOrder(tx, locked, move)) instanceof Refusal)) await notifySellers(tx, services, [order])
}
