import { inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { orders } from '../db/schema/trading.ts'
import type { TradeOffer } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { endedBy, isAlive } from './offer-states.ts'
import type { Parties, Side } from './parties.ts'

/** How far the platform's clock may be off ours. */
const clockSkewMs = 60_000

/** The order's own offer: the bound one, else one between these two that moves just this asset for nothing. */
export async function findOffer(
  { db, platform }: Services,
  { order, sellerSteamId, buyerSteamId }: Parties,
  owner: Side,
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

/** Offers that other orders are bound to: the same item may have been on its way before. */
async function boundOffers(db: Queryable, offers: readonly TradeOffer[]): Promise<Set<string | null>> {
  if (offers.length === 0) return new Set()
  const ids = offers.map(({ offerId }) => offerId)
  const rows = await db.select({ offerId: orders.offerId }).from(orders).where(inArray(orders.offerId, ids))
  return new Set(rows.map(({ offerId }) => offerId))
}

/** The seller's side gives this asset and nothing else, the buyer's side gives nothing. */
function carriesOnly(offer: TradeOffer, owner: Side, assetId: string): boolean {
  const [fromSeller, fromBuyer] =
    owner === 'seller' ? [offer.itemsToGive, offer.itemsToReceive] : [offer.itemsToReceive, offer.itemsToGive]
  return fromBuyer.length === 0 && fromSeller.length === 1 && fromSeller[0]!.assetId === assetId
}
