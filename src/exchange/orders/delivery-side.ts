import type { OrderActor, OrderFault } from '#contract/orders/orders.ts'
import type { orders } from '../db/schema/orders.ts'
import type { Side } from './parties.ts'

type OrderRow = typeof orders.$inferSelect

/** Whether a side may open an order's offer. `deliveryLimit`: 1 both may, 2 only the buyer, 3 only the seller. */
export const mayOpen = ({ deliveryLimit }: Pick<OrderRow, 'deliveryLimit'>, side: Side): boolean =>
  deliveryLimit === 1 || side === (deliveryLimit === 2 ? 'buyer' : 'seller')

/** The side that has to open the offer. Where both may it is the seller: sellers deliver, and the buyer merely may. */
export const openerOf = ({ deliveryLimit }: Pick<OrderRow, 'deliveryLimit'>): Side =>
  deliveryLimit === 2 ? 'buyer' : 'seller'

/** The side that has to accept an order's bound offer: the one that did not open it. */
export const accepterOf = ({ offerBy }: Pick<OrderRow, 'offerBy'>): Side => (offerBy === 'buyer' ? 'seller' : 'buyer')

/** The side that has to act on an order now; null in a final state and while only time has to pass. */
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
