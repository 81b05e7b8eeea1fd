import type { OrderFault } from '#contract/orders/orders.ts'
import type { OfferState } from '../../ports/game-platform.ts'

/** Accepted; in escrow the platform itself holds the item back for a while. */
export const isAccepted = (state: OfferState) => state === 'accepted' || state === 'in_escrow'
/** Can still become a delivery. */
export const isDeliverable = (state: OfferState) => state === 'active' || isAccepted(state)

/** Whose doing the end of an open offer is. The sender's words count from the side that sent it: here the seller. */
export const endedBy: Partial<Record<OfferState, OrderFault>> = {
  declined: 'buyer',
  countered: 'buyer',
  expired: 'buyer',
  cancelled: 'seller',
  cancelled_by_second_factor: 'seller',
  invalid_items: 'seller',
  invalid: 'platform',
}
