import type { OrderFault } from '#contract/orders/orders.ts'
import { otherSide } from '../delivery-side.ts'
import type { Side } from '../parties.ts'
import type { OfferState } from '../../ports/game-platform.ts'

/** Accepted; in escrow, the platform itself still holds the item back. */
export const isAccepted = (state: OfferState) => state === 'accepted' || state === 'in_escrow'
/** Its sender can still take it back. One that waits for the sender's confirmation is delivered by that alone. */
export const isWithdrawable = (state: OfferState) => state === 'active' || state === 'needs_confirmation'
/** Can still become a delivery. */
export const isDeliverable = (state: OfferState) => state === 'active' || isAccepted(state)

/** Whose fault the end of an open offer is if the seller sent it. */
export const endedBy: Partial<Record<OfferState, OrderFault>> = {
  declined: 'buyer',
  countered: 'buyer',
  expired: 'buyer',
  cancelled: 'seller',
  cancelled_by_second_factor: 'seller',
  invalid_items: 'seller',
  invalid: 'platform',
}

/**
 * Whose fault the end of an offer is; undefined if it has not ended. The sides swap for an offer from the buyer, but only
 * the seller gives an item in either, so an item that is gone is the seller's doing.
 */
export function faultOf(state: OfferState, sender: Side): OrderFault | undefined {
  const fault = endedBy[state]
  return fault && sender === 'buyer' && state !== 'invalid_items' ? otherSide(fault) : fault
}
