import { eq, inArray } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openApiKey } from '../accounts/api-key.ts'
import { noteSetupFailure } from '../accounts/trade-preparation.ts'
import type { Queryable } from '../db/connection.ts'
import { transact } from '../db/transact.ts'
import { users } from '../db/schema/accounts.ts'
import { type Fault, orders } from '../db/schema/trading.ts'
import type { OfferState, TradeOffer, TradeStatusName } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'

/** What the platform shows of an order's delivery. Only an offer's and a trade's own status prove anything. */
export type Delivery =
  /** Nothing yet, or nothing that concerns this order. */
  | { seen: 'nothing' }
  /** The platform can't be asked with the keys at hand. */
  | { seen: 'no_key' }
  /** The bound offer, open: somebody has to accept it. */
  | { seen: 'offer'; offerId: string; sender: 'seller' | 'buyer' }
  /** Accepted, but the platform has not handed the item over yet. */
  | { seen: 'trading'; offerId: string }
  | { seen: 'accepted'; offerId: string; tradeId: string; settlesAt: Date | null; newAssetId: string }
  | { seen: 'ended'; offerId: string; fault: Fault; reason: OfferState }
  | { seen: 'reversed'; offerId: string; reason: TradeStatusName }

interface Parties {
  order: typeof orders.$inferSelect
  sellerSteamId: string | null
  buyerSteamId: string | null
  keys: { owner: 'seller' | 'buyer'; key: string }[]
}

/** How far the platform's clock may be off ours. */
const clockSkewMs = 60_000
const openStates = new Set<OfferState>(['active', 'in_escrow'])
const reversedStatuses = new Set<TradeStatusName>([
  'escrow_rollback',
  'trade_protection_rollback',
  'full_support_rollback',
  'partial_support_rollback',
  'support_rollback_selective',
])
/** Whose doing the end of an open offer is. The sender's words count from the side that sent it: here the seller. */
const endedBy: Partial<Record<OfferState, Fault>> = {
  declined: 'buyer',
  countered: 'buyer',
  expired: 'buyer',
  cancelled: 'seller',
  cancelled_by_second_factor: 'seller',
  invalid_items: 'seller',
  invalid: 'platform',
}

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

async function readParties({ db, settings }: Services, orderId: bigint): Promise<Parties | null> {
  const seller = alias(users, 'seller')
  const buyer = alias(users, 'buyer')
  const [row] = await db
    .select({ order: orders, seller, buyer })
    .from(orders)
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .where(eq(orders.id, orderId))
  if (!row) return null
  const sellerKey = openApiKey(settings.secretKey, row.seller)
  const buyerKey = openApiKey(settings.secretKey, row.buyer)
  return {
    order: row.order,
    sellerSteamId: row.seller.steamId,
    buyerSteamId: row.buyer.steamId,
    keys: [
      ...(sellerKey ? [{ owner: 'seller' as const, key: sellerKey }] : []),
      ...(buyerKey ? [{ owner: 'buyer' as const, key: buyerKey }] : []),
    ],
  }
}

/** The order's own offer: the bound one, else one between these two that moves just this asset for nothing. */
async function findOffer(
  { db, platform }: Services,
  { order, sellerSteamId, buyerSteamId }: Parties,
  owner: 'seller' | 'buyer',
  key: string,
): Promise<TradeOffer | null | 'refused'> {
  if (order.offerId) {
    const bound = await platform.getTradeOffer(key, order.offerId)
    if (bound.ok) return bound.offer
    return bound.reason === 'api_key_invalid' ? 'refused' : null
  }
  const paidAt = order.paidAt!
  const lists = [
    await platform.listSentOffers(key, { since: paidAt }),
    await platform.listReceivedOffers(key, { since: paidAt }),
  ]
  const offers: TradeOffer[] = []
  for (const list of lists) {
    if (!list.ok) return 'refused'
    offers.push(...list.offers)
  }
  const partner = owner === 'seller' ? buyerSteamId : sellerSteamId
  const earliest = paidAt.getTime() - clockSkewMs
  const fitting = offers.filter(
    (offer) =>
      offer.partner === partner &&
      offer.createdAt.getTime() >= earliest &&
      carriesOnly(offer, owner, order.platformAssetId),
  )
  const taken = await boundOffers(db, fitting)
  const free = fitting.filter(({ offerId }) => !taken.has(offerId))
  // An offer that its own sender took back before we saw it was never a delivery; a better one may follow.
  return free.find(({ state }) => isAlive(state)) ?? free.find(({ state }) => endedBy[state] === 'buyer') ?? null
}

const isAlive = (state: OfferState) => openStates.has(state) || state === 'accepted'

/** Offers that other orders are bound to: the same item may have been on its way before. */
async function boundOffers(db: Queryable, offers: readonly TradeOffer[]): Promise<Set<string | null>> {
  if (offers.length === 0) return new Set()
  const ids = offers.map(({ offerId }) => offerId)
  const rows = await db.select({ offerId: orders.offerId }).from(orders).where(inArray(orders.offerId, ids))
  return new Set(rows.map(({ offerId }) => offerId))
}

/** The seller's side gives this asset and nothing else, the buyer's side gives nothing. */
function carriesOnly(offer: TradeOffer, owner: 'seller' | 'buyer', assetId: string): boolean {
  const [fromSeller, fromBuyer] =
    owner === 'seller' ? [offer.itemsToGive, offer.itemsToReceive] : [offer.itemsToReceive, offer.itemsToGive]
  return fromBuyer.length === 0 && fromSeller.length === 1 && fromSeller[0]!.assetId === assetId
}

async function readOffer(
  services: Services,
  offer: TradeOffer,
  owner: 'seller' | 'buyer',
  key: string,
): Promise<Delivery> {
  const { offerId, state, tradeId } = offer
  const sender = offer.isOurs ? owner : owner === 'seller' ? 'buyer' : 'seller'
  if (openStates.has(state)) return { seen: 'offer', offerId, sender }
  if (state === 'accepted')
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
  owner: 'seller' | 'buyer',
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
