import type { OrderWarningKind } from '../db/schema/orders.ts'
import type { TradeOffer } from '../ports/game-platform.ts'
import { mayOpen } from './delivery-side.ts'
import { carriesOnly, givenBy, isBetween, isRecent, senderOf } from './offer-facts.ts'
import { isAlive } from './offer-states.ts'
import type { Parties, Side } from './parties.ts'

export interface WatchedOrder extends Parties {
  /** The platform's name of the goods. */
  marketHashName: string
  /** Platform ids of assets that other live orders of these people move: offers of these are none of our business. */
  otherAssets: ReadonlySet<string>
}

/**
 * Why both sides of an order have to be warned of an offer, or null. Between the order's own accounts: it carries
 * something else, asks the buyer for something, or was opened by the side that may not. With anybody else: the seller
 * would give this very asset away, or the buyer is to take an item of the same kind for it — what a thief with an API
 * key does, who cancels the true offer and sends a lookalike. Once the order has come to nothing, only the seller's
 * asset is still looked after: what these people do otherwise is their own business again.
 */
export function judgeOffer(watched: WatchedOrder, owner: Side, offer: TradeOffer): OrderWarningKind | null {
  const { order, otherAssets, marketHashName } = watched
  const isOver = order.endedAt !== null
  if (!isAlive(offer.state) || !isRecent(offer, watched) || offer.offerId === order.offerId) return null
  const items = [...offer.itemsToGive, ...offer.itemsToReceive]
  if (items.length === 1 && otherAssets.has(items[0]!.assetId)) return null
  if (isOver && (owner !== 'seller' || isBetween(watched, owner, offer))) return null
  if (isBetween(watched, owner, offer)) {
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
