import { noteSetupFailure } from '../accounts/trade-preparation.ts'
import { transact } from '../db/transact.ts'
import type { Fault } from '../db/schema/trading.ts'
import type { OfferState, TradeOffer, TradeStatusName } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { findOffer } from './find-offer.ts'
import { endedBy, isAccepted } from './offer-states.ts'
import { type Parties, readParties, type Side } from './parties.ts'

/** What the platform shows of an order's delivery. Only an offer's and a trade's own status prove anything. */
export type Delivery =
  /** Nothing yet, or nothing that concerns this order. */
  | { seen: 'nothing' }
  /** The platform can't be asked with the keys at hand. */
  | { seen: 'no_key' }
  /** The bound offer, open: somebody has to accept it. */
  | { seen: 'offer'; offerId: string; sender: Side }
  /** Accepted, but the platform has not handed the item over yet. */
  | { seen: 'trading'; offerId: string }
  | { seen: 'accepted'; offerId: string; tradeId: string; settlesAt: Date | null; newAssetId: string }
  | { seen: 'ended'; offerId: string; fault: Fault; reason: OfferState }
  | { seen: 'reversed'; offerId: string; reason: TradeStatusName }

const reversedStatuses = new Set<TradeStatusName>([
  'escrow_rollback',
  'trade_protection_rollback',
  'full_support_rollback',
  'partial_support_rollback',
  'support_rollback_selective',
])
/** Asks the platform where the delivery of a paid order stands. Throws `ServiceUnavailable` when it can't tell. */
export async function observeDelivery(services: Services, orderId: bigint): Promise<Delivery> {
  const parties = await readParties(services, orderId)
  if (!parties?.order.paidAt) return { seen: 'nothing' }
  const { order, keys } = parties
  if (order.state === 'in_protection') return observeTrade(services, parties)
  for (const { owner, key } of keys) {
    const offer = await findOffer(services, parties, owner, key)
    if (offer === 'refused') {
      await noteDeadKey(services, owner === 'seller' ? order.sellerId : order.buyerId)
      continue
    }
    return offer ? readOffer(services, offer, owner, key) : { seen: 'nothing' }
  }
  return { seen: 'no_key' }
}

/** From now on this person is told to set their key anew before they trade. */
async function noteDeadKey({ db }: Services, userId: bigint): Promise<void> {
  await transact(db, (tx) => noteSetupFailure(tx, userId, 'api_key_invalid'))
}

async function readOffer(services: Services, offer: TradeOffer, owner: Side, key: string): Promise<Delivery> {
  const { offerId, state, tradeId } = offer
  const sender = offer.isOurs ? owner : owner === 'seller' ? 'buyer' : 'seller'
  if (state === 'active') return { seen: 'offer', offerId, sender }
  if (isAccepted(state))
    return tradeId ? readTrade(services, offerId, tradeId, key, owner) : { seen: 'trading', offerId }
  const fault = endedBy[state]
  // Not confirmed yet, or a state the platform has added since: wait.
  if (!fault) return { seen: 'nothing' }
  return { seen: 'ended', offerId, fault: sender === 'seller' ? fault : otherSide(fault), reason: state }
}

async function readTrade(
  { platform }: Services,
  offerId: string,
  tradeId: string,
  key: string,
  owner: Side,
): Promise<Delivery> {
  const status = await platform.getTradeStatus(key, tradeId)
  if (!status.ok) return { seen: 'trading', offerId }
  const { trade } = status
  if (reversedStatuses.has(trade.status)) return { seen: 'reversed', offerId, reason: trade.status }
  const [item] = owner === 'seller' ? trade.itemsGiven : trade.itemsReceived
  if (trade.status !== 'complete' || !item?.newAssetId) return { seen: 'trading', offerId }
  return { seen: 'accepted', offerId, tradeId, settlesAt: trade.settlesAt, newAssetId: item.newAssetId }
}

async function observeTrade(services: Services, { order, keys }: Parties): Promise<Delivery> {
  for (const { owner, key } of keys) {
    const delivery = await readTrade(services, order.offerId!, order.tradeId!, key, owner)
    if (delivery.seen !== 'trading') return delivery
  }
  return { seen: 'no_key' }
}

const otherSide = (fault: Fault): Fault => (fault === 'buyer' ? 'seller' : fault === 'seller' ? 'buyer' : fault)
