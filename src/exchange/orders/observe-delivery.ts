import type { OrderFault } from '#contract/orders/orders.ts'
import type { OfferState, TradeStatusName } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { otherSide } from './delivery-side.ts'
import { findOffer, type SeenOffer } from './offers/find-offer.ts'
import { byOurClock, senderOf } from './offers/offer-facts.ts'
import { endedBy, isAccepted } from './offers/offer-states.ts'
import { readOffers } from './offers/read-offers.ts'
import { warnOfOffers } from './offers/warn-of-offers.ts'
import { type Parties, readParties, type Side } from './parties.ts'
import { orderMachine } from './states.ts'

/** What the platform shows of an order's delivery. Only the status of an offer or trade proves anything. */
export type Delivery =
  /** Nothing yet, or nothing about this order. */
  | { seen: 'nothing' }
  /** None of the keys at hand works. */
  | { seen: 'no_key' }
  | (OwnOffer &
      (
        | { seen: 'offer' }
        /** Accepted, but the platform has not handed the item over yet. */
        | { seen: 'trading' }
        | { seen: 'accepted'; tradeId: string; settlesAt: Date | null; newAssetId: string }
        | { seen: 'ended'; fault: OrderFault; reason: OfferState }
        | { seen: 'reversed'; reason: TradeStatusName }
      ))

/** The order's own offer and the side that opened it; the other side accepts it. */
interface OwnOffer {
  offerId: string
  sender: Side
}

const reversedStatuses = new Set<TradeStatusName>([
  'escrow_rollback',
  'trade_protection_rollback',
  'full_support_rollback',
  'partial_support_rollback',
  'support_rollback_selective',
])

/**
 * Asks the platform how the delivery of a paid order stands, and warns both sides of offers that only look like it.
 *
 * @throws ServiceUnavailable when the platform can't tell.
 */
export async function observeDelivery(services: Services, orderId: bigint): Promise<Delivery> {
  const parties = await readParties(services, orderId)
  return parties ? observe(services, parties) : { seen: 'nothing' }
}

/** Same as `observeDelivery`, for an order that has been read already. */
export async function observe(services: Services, parties: Parties): Promise<Delivery> {
  if (!parties.order.paidAt) return { seen: 'nothing' }
  if (parties.order.state === 'in_protection') return observeTrade(services, parties)
  const { views, unknown } = await readOffers(services, parties)
  await warnOfOffers(services, parties, views)
  if (orderMachine.final.includes(parties.order.state)) return { seen: 'nothing' }
  const found = await findOffer(services, parties, views)
  if (found) return readOffer(services, parties, found)
  if (unknown) throw unknown
  return { seen: views.length > 0 ? 'nothing' : 'no_key' }
}

async function readOffer(services: Services, parties: Parties, { offer, owner, key }: SeenOffer): Promise<Delivery> {
  const { offerId, state, tradeId } = offer
  const own = { offerId, sender: senderOf(offer, owner) }
  if (state === 'active') return { seen: 'offer', ...own }
  if (isAccepted(state))
    return tradeId ? readTrade(services, parties, { own, tradeId, key, owner }) : { seen: 'trading', ...own }
  const fault = endedBy[state]
  // Not confirmed yet, or a state the platform has added since: wait.
  if (!fault) return { seen: 'nothing' }
  return { seen: 'ended', ...own, fault: own.sender === 'seller' ? fault : otherSide(fault), reason: state }
}

async function readTrade(
  { platform }: Services,
  { order, now }: Parties,
  { own, tradeId, key, owner }: { own: OwnOffer; tradeId: string; key: string; owner: Side },
): Promise<Delivery> {
  const status = await platform.getTradeStatus(key, tradeId)
  if (!status.ok) return { seen: 'trading', ...own }
  const { trade, at } = status
  if (reversedStatuses.has(trade.status)) return { seen: 'reversed', ...own, reason: trade.status }
  const items = owner === 'seller' ? trade.itemsGiven : trade.itemsReceived
  const item = items.find(({ assetId }) => assetId === order.platformAssetId)
  if (trade.status !== 'complete' || !item?.newAssetId) return { seen: 'trading', ...own }
  const settlesAt = trade.settlesAt && byOurClock(trade.settlesAt, { at, now })
  return { seen: 'accepted', ...own, tradeId, settlesAt, newAssetId: item.newAssetId }
}

async function observeTrade(services: Services, parties: Parties): Promise<Delivery> {
  const { order, keys } = parties
  const own = { offerId: order.offerId!, sender: order.offerBy ?? ('seller' as const) }
  for (const { owner, key } of keys) {
    const delivery = await readTrade(services, parties, { own, tradeId: order.tradeId!, key, owner })
    if (delivery.seen !== 'trading') return delivery
  }
  return { seen: 'no_key' }
}
