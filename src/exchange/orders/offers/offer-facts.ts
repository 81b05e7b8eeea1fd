import type { TradeOffer } from '../../ports/game-platform.ts'
import type { Parties, Side } from '../parties.ts'

/** Tolerance for platform times converted to our clock: the duration of a call, and rounding to whole seconds. */
const slackMs = 60_000

/** Converts a platform time to our clock, from an answer that the platform dated `at` and that came at `now`. */
export const byOurClock = (moment: Date, { at, now }: { at: Date; now: Date }) =>
  new Date(moment.getTime() + now.getTime() - at.getTime())

type Offer = Pick<TradeOffer, 'partner' | 'isOurs' | 'createdAt' | 'itemsToGive' | 'itemsToReceive'>

/** The side that opened an offer seen with `owner`'s key, if it is between the order's two sides. */
export const senderOf = ({ isOurs }: Pick<Offer, 'isOurs'>, owner: Side): Side =>
  isOurs === (owner === 'seller') ? 'seller' : 'buyer'

/** Created since the order was paid. */
export const isRecent = ({ createdAt }: Offer, { order }: Pick<Parties, 'order'>) =>
  createdAt.getTime() >= order.paidAt!.getTime() - slackMs

/** Between the order's own accounts, and created since it was paid. */
export const isBetween = (parties: Parties, owner: Side, offer: Offer) =>
  offer.partner === (owner === 'seller' ? parties.buyerSteamId : parties.sellerSteamId) && isRecent(offer, parties)

/** What each side of an order gives, regardless of whose key shows the offer. */
export const givenBy = ({ itemsToGive, itemsToReceive }: Offer, owner: Side) =>
  owner === 'seller'
    ? { fromSeller: itemsToGive, fromBuyer: itemsToReceive }
    : { fromSeller: itemsToReceive, fromBuyer: itemsToGive }

/** The seller's side gives this asset, whatever else the offer moves. */
export const carries = (offer: Offer, owner: Side, assetId: string) =>
  givenBy(offer, owner).fromSeller.some((item) => item.assetId === assetId)

/** The seller's side gives this asset and nothing else, the buyer's side gives nothing. */
export function carriesOnly(offer: Offer, owner: Side, assetId: string): boolean {
  const { fromSeller, fromBuyer } = givenBy(offer, owner)
  return fromBuyer.length === 0 && fromSeller.length === 1 && fromSeller[0]!.assetId === assetId
}
