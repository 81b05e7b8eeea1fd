import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { boundedLogger } from '../../bounded-log.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Services } from '../../services.ts'
import type { Parties } from '../parties.ts'
import { carries, isBetween, isRecent } from './offer-facts.ts'
import type { SeenOffer } from './find-offer.ts'
import { isAccepted, isWithdrawable } from './offer-states.ts'
import type { OfferView } from './read-offers.ts'

/** An offer sent before its sender could know that the order had ended. */
const graceMs = 60_000

/**
 * Withdraws offers of a refunded order that the platform had not shown before the refund: whoever accepts one would have
 * the item and the money. One that was accepted all the same is for the operators to settle.
 */
export async function withdrawLateOffers(
  services: Services,
  parties: Parties,
  views: readonly OfferView[],
): Promise<void> {
  for (const { key, offer } of await findLate(services, parties, views)) {
    const { offerId, isOurs, state } = offer
    if (isWithdrawable(state)) await services.platform.withdrawTradeOffer(key, { offerId, isOurs })
    else
      boundedLogger.error(
        { orderId: parties.order.id, offerId, event: 'order.delivered_after_refund' },
        'an item was delivered after its order had been refunded',
      )
  }
}

/** The offers of a refunded order that could still deliver, or have delivered since, each once. */
async function findLate(
  { db }: Services,
  parties: Parties,
  views: readonly OfferView[],
): Promise<Pick<SeenOffer, 'key' | 'offer'>[]> {
  const { order } = parties
  const { endedAt } = order
  if (order.state !== 'refunded' || !endedAt) return []
  const found = new Map(
    views.flatMap(({ owner, key, offers }) =>
      offers
        .filter(
          (offer) =>
            (isWithdrawable(offer.state) || isAccepted(offer.state)) &&
            // Its trade has failed, which ended the order.
            !(offer.offerId === order.offerId && order.fault === 'platform') &&
            offer.createdAt.getTime() <= endedAt.getTime() + graceMs &&
            isBetween(parties, owner, offer) &&
            carries(offer, owner, order.platformAssetId),
        )
        .map((offer) => [offer.offerId, { key, offer }] as const),
    ),
  )
  if (found.size === 0) return []
  // The buyer may have ordered the item again: what was made since that payment is the other order's delivery.
  const again = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.platformAssetId, order.platformAssetId),
        eq(orders.buyerId, order.buyerId),
        ne(orders.id, order.id),
        isNotNull(orders.paidAt),
      ),
    )
  const isOfOther = ({ offer }: Pick<SeenOffer, 'offer'>) =>
    again.some((other) => other.paidAt! > order.paidAt! && isRecent(offer, { order: other }))
  return [...found.values()].filter((late) => !isOfOther(late))
}
