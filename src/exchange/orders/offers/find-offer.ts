import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'
import type { TradeOffer } from '../../ports/game-platform.ts'
import type { Services } from '../../services.ts'
import { mayOpen } from '../delivery-side.ts'
import { readPassedAt } from '../opening-side.ts'
import type { Parties } from '../parties.ts'
import { carries, carriesOnly, isBetween, senderOf } from './offer-facts.ts'
import { endedBy, isAccepted, isDeliverable } from './offer-states.ts'
import type { OfferView } from './read-offers.ts'

/** An offer with the side and the key that it was seen with. */
export interface SeenOffer extends Pick<OfferView, 'owner' | 'key'> {
  offer: TradeOffer
}

/**
 * Finds the order's own offer: the bound one, else one between the two sides, made since the payment, that moves just
 * this asset for nothing and was opened by a side that may. If the bound one has ended while another such offer is live
 * (its sender replaced it, or repeated a send that seemed to fail), the live one is returned.
 *
 * An offer opened by the wrong side, or one that moves other things as well, is bound only once accepted: by then the item
 * has changed hands with the consent of both, and whoever has it can't have the money too. What a seller sent before the
 * order passed to them counts while it is live, but its end decides nothing.
 */
export async function findOffer(
  services: Services,
  parties: Parties,
  views: readonly OfferView[],
): Promise<SeenOffer | null> {
  const { order } = parties
  const bound = order.offerId === null ? null : await findBound(services, order.offerId, views)
  if (bound && !endedBy[bound.offer.state]) return bound
  const fitting = views.flatMap(({ owner, key, offers }) =>
    offers.filter((offer) => isDelivery(parties, owner, offer)).map((offer) => ({ owner, key, offer })),
  )
  const taken = await boundToOthers(services.db, order, fitting)
  const free = fitting.filter(({ offer }) => !taken.has(offer.offerId))
  const opened = free.filter(({ owner, offer }) => mayOpen(order, senderOf(offer, owner)))
  const found =
    free.find(({ offer }) => isAccepted(offer.state)) ?? opened.find(({ offer }) => isDeliverable(offer.state)) ?? bound
  if (found || order.offerId !== null) return found ?? null
  // An offer withdrawn by its sender before we saw it was never a delivery; a better one may follow.
  const ended = opened.filter(({ offer }) => endedBy[offer.state] === 'buyer')
  return (await findAsked(services.db, parties, ended)) ?? null
}

/** The first of these ended offers that was its sender's to open. What a seller sent too early, a buyer may decline. */
async function findAsked(db: Queryable, parties: Parties, ended: readonly SeenOffer[]): Promise<SeenOffer | undefined> {
  const passedAt = ended.length > 0 ? await readPassedAt(db, parties) : null
  return ended.find(
    ({ offer, owner }) => passedAt === null || senderOf(offer, owner) === 'buyer' || offer.createdAt > passedAt,
  )
}

const isDelivery = (parties: Parties, owner: OfferView['owner'], offer: TradeOffer) =>
  isBetween(parties, owner, offer) &&
  (isAccepted(offer.state) ? carries : carriesOnly)(offer, owner, parties.order.platformAssetId)

/** The lists omit offers that have not changed for long, and are empty at times: then fetch the offer itself. */
async function findBound(
  { platform }: Services,
  offerId: string,
  views: readonly OfferView[],
): Promise<SeenOffer | null> {
  for (const { owner, key, offers } of views) {
    const offer = offers.find((each) => each.offerId === offerId)
    if (offer) return { owner, key, offer }
  }
  for (const { owner, key } of views) {
    const asked = await platform.getTradeOffer(key, offerId)
    if (asked.ok) return { owner, key, offer: asked.offer }
  }
  return null
}

/** Offers bound to other orders of the same item, which may have been traded before. */
async function boundToOthers(
  db: Queryable,
  { id, platformAssetId }: Parties['order'],
  seen: readonly SeenOffer[],
): Promise<ReadonlySet<string | null>> {
  if (seen.length === 0) return new Set()
  const ids = seen.map(({ offer }) => offer.offerId)
  const rows = await db
    .select({ offerId: orders.offerId })
    .from(orders)
    .where(and(inArray(orders.offerId, ids), eq(orders.platformAssetId, platformAssetId), ne(orders.id, id)))
  return new Set(rows.map(({ offerId }) => offerId))
}
