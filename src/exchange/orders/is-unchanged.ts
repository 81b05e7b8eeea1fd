import type { orders } from '../db/schema/orders.ts'
import type { Delivery } from './observe-delivery.ts'
import { isFinal } from './states.ts'

type OrderRow = Pick<typeof orders.$inferSelect, 'state' | 'offerId' | 'deadlineAt'>

/**
 * Whether an observation leaves an order as it is, the usual case: finding out takes no lock. `asOf` is the database
 * time before the platform was asked. An unfinished order past its deadline always counts as changed.
 */
export function isUnchanged(order: OrderRow, delivery: Delivery, asOf: Date): boolean {
  if (isFinal(order.state)) return true
  if (order.deadlineAt && order.deadlineAt <= asOf) return false
  const isNothing = delivery.seen === 'nothing' || delivery.seen === 'no_key'
  switch (order.state) {
    case 'awaiting_delivery':
      return isNothing
    case 'awaiting_acceptance': {
      const isWaiting = delivery.seen === 'offer' || delivery.seen === 'trading'
      return isNothing || (isWaiting && delivery.offerId === order.offerId)
    }
    case 'in_protection':
      return isNothing || delivery.seen === 'accepted' || delivery.seen === 'trading'
    default:
      return false
  }
}
