import type { OrderActor, OrderFault } from '#contract/orders/orders.ts'
import type { orders } from '../db/schema/orders.ts'
import type { Side } from './parties.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether a side may open the offer of an order: 1 both may, 2 only the buyer, 3 only the seller. */
export const mayOpen = ({ deliveryLimit }: Pick<OrderRow, 'deliveryLimit'>, side: Side): boolean =>
  deliveryLimit === 1 || side === (deliveryLimit === 2 ? 'buyer' : 'seller')

/**
 * Whose task it is to open the offer, and whose fault when nobody does. Where both may it is the seller's: who sells
 * delivers, and the buyer merely may.
 */
export const openerOf = ({ deliveryLimit }: Pick<OrderRow, 'deliveryLimit'>): Side =>
  deliveryLimit === 2 ? 'buyer' : 'seller'

/** Who has to accept the offer that an order is bound to: the side that did not open it. */
export const accepterOf = ({ offerBy }: Pick<OrderRow, 'offerBy'>): Side => (offerBy === 'buyer' ? 'seller' : 'buyer')

/** Who has to act on an order now; null in a final state and while only time passes. */
export function awaitedOf(order: Pick<OrderRow, 'state' | 'deliveryLimit' | 'offerBy'>): Side | null {
  switch (order.state) {
    case 'awaiting_payment':
      return 'buyer'
    case 'awaiting_delivery':
      return openerOf(order)
    case 'awaiting_acceptance':
      return accepterOf(order)
    default:
      return null
  }
}

export const otherSide = <Party extends OrderActor | OrderFault>(party: Party): Party | Side =>
  party === 'buyer' ? 'seller' : party === 'seller' ? 'buyer' : party
