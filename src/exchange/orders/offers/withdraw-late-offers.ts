import { and, eq, ne, notInArray } from 'drizzle-orm'
import { orders } from '../../db/schema/orders.ts'
import { boundedLogger } from '../../bounded-log.ts'
import type { Services } from '../../services.ts'
import type { Parties } from '../parties.ts'
import { carries, isBetween } from './offer-facts.ts'
import { isAccepted } from './offer-states.ts'
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
  const { order } = parties
  const { endedAt } = order
  if (order.state !== 'refunded' || !endedAt) return
  const late = views.flatMap(({ owner, key, offers }) =>
    offers
      .filter(
        (offer) =>
          (offer.state === 'active' || isAccepted(offer.state)) &&
          offer.createdAt.getTime() <= endedAt.getTime() + graceMs &&
          isBetween(parties, owner, offer) &&
          carries(offer, owner, order.platformAssetId),
      )
      .map((offer) => ({ key, offer })),
  )
  if (late.length === 0 || (await isOrderedAgain(services, parties))) return
  for (const { key, offer } of late) {
    const { offerId, isOurs, state } = offer
    if (state === 'active') await services.platform.withdrawTradeOffer(key, { offerId, isOurs })
    else
      boundedLogger.error(
        { orderId: order.id, offerId, event: 'order.delivered_after_refund' },
        'an item was delivered after its order had been refunded',
      )
  }
}

/** Whether another order of the item is or was under way since: then the offer may be its delivery. */
async function isOrderedAgain({ db }: Services, { order }: Parties): Promise<boolean> {
  const isSame = and(eq(orders.platformAssetId, order.platformAssetId), ne(orders.id, order.id))
  return (await db.$count(orders, and(isSame, notInArray(orders.state, ['cancelled', 'refunded'])))) > 0
}
