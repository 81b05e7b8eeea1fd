import type { OrderFault } from '#contract/orders/orders.ts'
import type { OfferState } from '../../ports/game-platform.ts'

/** Accepted; in escrow, the platform itself still holds the item back. */
export const isAccepted = (state: OfferState) => state === 'accepted' || state === 'in_escrow'
/** Can still become a delivery. */
export const isDeliverable = (state: OfferState) => state === 'active' || isAccepted(state)

/** Whose fault the end of an open offer is if the seller sent it; the sides swap for an offer from the buyer. */
export const endedBy: Partial<Record<OfferState, OrderFault>> = {
  declined: 'buyer',
  countered: 'buyer',
  expired: 'buyer',
  cancelled: 'seller',
  cancelled_by_second_factor: 'seller',
  invalid_items: 'seller',
  invalid: 'platform',
}
