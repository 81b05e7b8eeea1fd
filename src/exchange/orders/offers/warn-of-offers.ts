import { and, eq, inArray, isNotNull, ne, notInArray, or } from 'drizzle-orm'
import type { OrderWarningKind } from '#contract/orders/orders.ts'
import type { Queryable } from '../../db/connection.ts'
import { orders, orderWarnings } from '../../db/schema/orders.ts'
import { transact } from '../../db/transact.ts'
import { sendMails } from '../../mail/send-mail.ts'
import type { TradeOffer } from '../../ports/game-platform.ts'
import type { Services } from '../../services.ts'
import type { Parties } from '../parties.ts'
import { orderMachine } from '../states.ts'
import { judgeOffer, onlyAssetOf } from './judge-offer.ts'
import { isRecent } from './offer-facts.ts'
import { isDeliverable } from './offer-states.ts'
import type { OfferView } from './read-offers.ts'

/**
 * Warns both sides, once per offer, of offers that look like the order's delivery and are not. The order and its money
 * stay as they are.
 */
export async function warnOfOffers(
  { db }: Pick<Services, 'db'>,
  parties: Parties,
  views: readonly OfferView[],
): Promise<void> {
  const { order } = parties
  // Most polls show nothing but the order's own offer and ended ones: nothing needs to be read for those.
  const isOfInterest = (offer: TradeOffer) =>
    isDeliverable(offer.state) && isRecent(offer, parties) && offer.offerId !== order.offerId
  if (!views.some(({ offers }) => offers.some(isOfInterest))) return
  // Nor for offers that need no warning, such as those of a busy seller's other sales.
  const judged = new Map<string, { kind: OrderWarningKind; offer: TradeOffer }>()
  for (const { owner, offers } of views) {
    for (const offer of offers) {
      const kind = judgeOffer(parties, owner, offer)
      if (kind) judged.set(offer.offerId, { kind, offer })
    }
  }
  if (judged.size === 0) return
  const harmless = await readHarmless(db, parties, judged)
  for (const offerId of harmless) judged.delete(offerId)
  if (judged.size === 0) return
  const found = [...judged].map(([offerId, { kind }]) => ({ orderId: order.id, offerId, kind }))
  await transact(db, async (tx) => {
    // Concurrent polls may find the same offer: the one whose insert wins sends the mails.
    const fresh = await tx.insert(orderWarnings).values(found).onConflictDoNothing().returning()
    const about = { subjectId: order.id, goods: { goodsId: order.goodsId, styleId: order.styleId } }
    await sendMails(
      tx,
      fresh.flatMap(({ offerId, kind }) =>
        [order.buyerId, order.sellerId].map((userId) => ({
          userId,
          kind: `order_warning_${kind}` as const,
          ...about,
          params: { offer_id: offerId },
        })),
      ),
    )
  })
}

/** Offers already warned of, and offers that deliver another order. */
async function readHarmless(
  db: Queryable,
  parties: Parties,
  judged: ReadonlyMap<string, { offer: TradeOffer }>,
): Promise<string[]> {
  const { id, buyerId, sellerId, endedAt } = parties.order
  const offerIds = [...judged.keys()]
  const offers = [...judged.values()].map(({ offer }) => offer)
  const assets = offers.flatMap((offer) => onlyAssetOf(offer) ?? [])
  const people = [buyerId, sellerId]
  const known = await db
    .select({ offerId: orderWarnings.offerId })
    .from(orderWarnings)
    .where(eq(orderWarnings.orderId, id))
  // An offer that another order is bound to is its delivery, whatever state that order is in.
  const bound = await db.select({ offerId: orders.offerId }).from(orders).where(inArray(orders.offerId, offerIds))
  const isOpen = notInArray(orders.state, [...orderMachine.final])
  const others = await db
    .select()
    .from(orders)
    .where(
      and(
        ne(orders.id, id),
        inArray(orders.platformAssetId, assets),
        or(inArray(orders.buyerId, people), inArray(orders.sellerId, people)),
        or(isOpen, endedAt ? and(eq(orders.state, 'refunded'), isNotNull(orders.paidAt)) : undefined),
      ),
    )
  const isOfOther = (offer: TradeOffer) =>
    others.some(
      (other) =>
        other.platformAssetId === onlyAssetOf(offer) &&
        // A later order that was refunded, too, watches the item itself: what was offered since it was paid is its own.
        (other.endedAt === null || (other.id > id && isRecent(offer, { order: other }))),
    )
  const ofOthers = offers.filter(isOfOther)
  return [...[...known, ...bound].map(({ offerId }) => offerId!), ...ofOthers.map(({ offerId }) => offerId)]
}
