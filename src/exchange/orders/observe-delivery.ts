import type { OrderFault } from '#contract/orders/orders.ts'
import type { OfferState, TradeStatusName } from '../ports/game-platform.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import { findOffer, type SeenOffer } from './offers/find-offer.ts'
import { byOurClock, senderOf } from './offers/offer-facts.ts'
import { faultOf, isAccepted } from './offers/offer-states.ts'
import { canTell, proveKeys } from './offers/prove-keys.ts'
import { noteDeadKey, readOffers } from './offers/read-offers.ts'
import { warnOfOffers } from './offers/warn-of-offers.ts'
import { withdrawLateOffers } from './offers/withdraw-late-offers.ts'
import { type Parties, readParties, type Side } from './parties.ts'
import { orderMachine } from './states.ts'

/** What the platform shows of an order's delivery. Only the status of an offer or trade proves anything. */
export type Delivery =
  /** Nothing yet, or nothing about this order. */
  | { seen: 'nothing' }
  /** None of the keys at hand works, or none that may tell. */
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

/** The seller has the item again, or has never given it. */
const reversedStatuses = new Set<TradeStatusName>([
  'failed',
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
  await proveKeys(services, parties, views)
  await warnOfOffers(services, parties, views)
  if (orderMachine.final.includes(parties.order.state)) {
    await withdrawLateOffers(services, parties, views)
    return { seen: 'nothing' }
  }
  const found = await findOffer(services, parties, views)
  if (found) return readOffer(services, parties, found)
  if (unknown && !(views.length > 0 && hasWaited(services, parties))) throw unknown
  return { seen: canTell(views) ? 'nothing' : 'no_key' }
}

/** A side could keep its own key from answering, and so the other side's money from moving. */
const hasWaited = ({ settings }: Services, { order, now }: Parties) =>
  order.deadlineAt !== null && now.getTime() - order.deadlineAt.getTime() >= settings.orderAcceptance * 1000

async function readOffer(services: Services, parties: Parties, { offer, owner, key }: SeenOffer): Promise<Delivery> {
  const { offerId, state, tradeId } = offer
  const own = { offerId, sender: senderOf(offer, owner) }
  if (state === 'active') return { seen: 'offer', ...own }
  if (isAccepted(state))
    return tradeId
      ? (await readTrade(services, parties, { own, tradeId, key, owner })).delivery
      : { seen: 'trading', ...own }
  const fault = faultOf(state, own.sender)
  // Not confirmed yet, or a state the platform has added since: wait.
  if (!fault) return { seen: 'nothing' }
  return { seen: 'ended', ...own, fault, reason: state }
}

interface TradeLook {
  delivery: Delivery
  isKeyDead: boolean
}

async function readTrade(
  { platform }: Services,
  { order, now }: Parties,
  { own, tradeId, key, owner }: { own: OwnOffer; tradeId: string; key: string; owner: Side },
): Promise<TradeLook> {
  const told = await platform.getTradeStatus(key, tradeId)
  const waiting: Delivery = { seen: 'trading', ...own }
  if (!told.ok) return { delivery: waiting, isKeyDead: told.reason === 'api_key_invalid' }
  const { trade, at } = told
  const seenAs = (delivery: Delivery): TradeLook => ({ delivery, isKeyDead: false })
  const items = owner === 'seller' ? trade.itemsGiven : trade.itemsReceived
  const item = items.find(({ assetId }) => assetId === order.platformAssetId)
  // Another trade, as an operator may have named it, says nothing of this order.
  if (items.length > 0 && !item) return seenAs(waiting)
  if (reversedStatuses.has(trade.status)) return seenAs({ seen: 'reversed', ...own, reason: trade.status })
  if (trade.status !== 'complete' || !item?.newAssetId) return seenAs(waiting)
  const settlesAt = trade.settlesAt && byOurClock(trade.settlesAt, { at, now })
  return seenAs({ seen: 'accepted', ...own, tradeId, settlesAt, newAssetId: item.newAssetId })
}

/**
 * Asks with one side's key after the other: either side could keep its own from answering. An order waits for as long as
 * a key that works does not show its trade, or shows it in a state that decides nothing.
 */
async function observeTrade(services: Services, parties: Parties): Promise<Delivery> {
  const { order, keys } = parties
  const own = { offerId: order.offerId!, sender: order.offerBy ?? ('seller' as const) }
  let otherwise: Delivery = { seen: 'no_key' }
  let unknown: ServiceUnavailable | null = null
  for (const { owner, key } of keys) {
    try {
      const { delivery, isKeyDead } = await readTrade(services, parties, { own, tradeId: order.tradeId!, key, owner })
      if (delivery.seen !== 'trading') return delivery
      if (isKeyDead) await noteDeadKey(services, owner === 'seller' ? order.sellerId : order.buyerId, key)
      else otherwise = delivery
    } catch (error) {
      if (!(error instanceof ServiceUnavailable)) throw error
      unknown = error
    }
  }
  if (unknown) throw unknown
  return otherwise
}
