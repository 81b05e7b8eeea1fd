import type { OrderWarningKind } from '#contract/orders/orders.ts'
import type { TradeOffer } from '../../ports/game-platform.ts'
import { mayOpen } from '../delivery-side.ts'
import type { Parties, Side } from '../parties.ts'
import { carriesOnly, givenBy, isBetween, isRecent, senderOf } from './offer-facts.ts'
import { isDeliverable } from './offer-states.ts'

/**
 * Returns why both sides of an order must be warned of an offer, or null. Between the order's own accounts: it carries
 * something else, asks the buyer for something, or was opened by the side that may not. With anybody else: the seller
 * would give this very asset away, or the buyer would receive an item of the same kind instead. That is what a thief
 * with an API key does, who cancels the real offer and sends a lookalike. Once the order has failed, only the seller's
 * asset is still watched: everything else is these people's own business again.
 *
 * Can't tell whether the offer delivers another order of theirs.
 */
export function judgeOffer(parties: Parties, owner: Side, offer: TradeOffer): OrderWarningKind | null {
  const { order, marketHashName } = parties
  const isOver = order.endedAt !== null
  if (!isDeliverable(offer.state) || !isRecent(offer, parties) || offer.offerId === order.offerId) return null
  if (isOver && (owner !== 'seller' || isBetween(parties, owner, offer))) return null
  if (isBetween(parties, owner, offer)) {
    if (givenBy(offer, owner).fromBuyer.length > 0) return 'asks_in_return'
    if (!carriesOnly(offer, owner, order.platformAssetId)) return 'other_item'
    return mayOpen(order, senderOf(offer, owner)) ? null : 'wrong_side'
  }
  const isLookalike =
    owner === 'seller'
      ? offer.itemsToGive.some(({ assetId }) => assetId === order.platformAssetId)
      : offer.itemsToReceive.some((item) => item.marketHashName === marketHashName)
  return isLookalike ? 'other_account' : null
}

/** The platform's id of the one asset that an offer moves; null if it moves several. */
export function onlyAssetOf({ itemsToGive, itemsToReceive }: TradeOffer): string | null {
  const [only, ...more] = [...itemsToGive, ...itemsToReceive]
  return more.length === 0 ? (only?.assetId ?? null) : null
}
