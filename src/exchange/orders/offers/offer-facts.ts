import type { TradeOffer } from '../../ports/game-platform.ts'
import type { Parties, Side } from '../parties.ts'

/** How far a moment of the platform's may be off when it is told by our clock: what asking takes, and whole seconds. */
const slackMs = 60_000

/** A moment of the platform's by our clock, from an answer that it dated `at` and that came at `now`. */
export const byOurClock = (moment: Date, { at, now }: { at: Date; now: Date }) =>
  new Date(moment.getTime() + now.getTime() - at.getTime())

type Offer = Pick<TradeOffer, 'partner' | 'isOurs' | 'createdAt' | 'itemsToGive' | 'itemsToReceive'>

/** Who opened an offer that `owner`'s key shows, where it is one between the order's two sides. */
export const senderOf = ({ isOurs }: Pick<Offer, 'isOurs'>, owner: Side): Side =>
  isOurs === (owner === 'seller') ? 'seller' : 'buyer'

/** Made since the order was paid. */
export const isRecent = ({ createdAt }: Offer, { order }: Parties) =>
  createdAt.getTime() >= order.paidAt!.getTime() - slackMs

/** Between the order's own accounts, and made since it was paid. */
export const isBetween = (parties: Parties, owner: Side, offer: Offer) =>
  offer.partner === (owner === 'seller' ? parties.buyerSteamId : parties.sellerSteamId) && isRecent(offer, parties)

/** What each side of an order gives, whoever's key shows the offer. */
export const givenBy = ({ itemsToGive, itemsToReceive }: Offer, owner: Side) =>
  owner === 'seller'
    ? { fromSeller: itemsToGive, fromBuyer: itemsToReceive }
    : { fromSeller: itemsToReceive, fromBuyer: itemsToGive }

/** The seller's side gives this asset and nothing else, the buyer's side gives nothing. */
export function carriesOnly(offer: Offer, owner: Side, assetId: string): boolean {
  const { fromSeller, fromBuyer } = givenBy(offer, owner)
  return fromBuyer.length === 0 && fromSeller.length === 1 && fromSeller[0]!.assetId === assetId
}
