import { and, eq, inArray, ne, notInArray, or } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { goods } from '../db/schema/catalogue.ts'
import { type OrderWarningKind, orders, orderWarnings } from '../db/schema/orders.ts'
import { transact } from '../db/transact.ts'
import { sendMails } from '../mail/send-mail.ts'
import type { TradeOffer } from '../ports/game-platform.ts'
import type { Services } from '../services.ts'
import { judgeOffer, type WatchedOrder } from './judge-offer.ts'
import { isRecent } from './offer-facts.ts'
import { isAlive } from './offer-states.ts'
import type { Parties } from './parties.ts'
import type { OfferView } from './read-offers.ts'
import { orderMachine } from './states.ts'

/**
 * Tells both sides of offers that look like the order's delivery and are not, each offer once. The order and its money
 * stay where they are.
 */
export async function warnOfOffers(
  { db }: Pick<Services, 'db'>,
  parties: Parties,
  views: readonly OfferView[],
): Promise<void> {
  const { order } = parties
  // Most looks show nothing but the order's own offer, and what has ended: no need to read anything for that.
  const isOfInterest = (offer: TradeOffer) =>
    isAlive(offer.state) && isRecent(offer, parties) && offer.offerId !== order.offerId
  if (!views.some(({ offers }) => offers.some(isOfInterest))) return
  const watched = await watch(db, parties)
  const judged = new Map<string, OrderWarningKind>()
  for (const { owner, offers } of views) {
    for (const offer of offers) {
      const kind = judgeOffer(watched, owner, offer)
      if (kind) judged.set(offer.offerId, kind)
    }
  }
  if (judged.size === 0) return
  const known = await db
    .select({ offerId: orderWarnings.offerId })
    .from(orderWarnings)
    .where(eq(orderWarnings.orderId, order.id))
  for (const { offerId } of known) judged.delete(offerId)
  if (judged.size === 0) return
  // What another order is bound to is its delivery, however that order stands by now.
  const bound = await db
    .select({ offerId: orders.offerId })
    .from(orders)
    .where(inArray(orders.offerId, [...judged.keys()]))
  for (const { offerId } of bound) judged.delete(offerId!)
  if (judged.size === 0) return
  const found = [...judged].map(([offerId, kind]) => ({ orderId: order.id, offerId, kind }))
  await transact(db, async (tx) => {
    // Two looks at once may find the same: whoever writes it down tells.
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

async function watch(db: Queryable, parties: Parties): Promise<WatchedOrder> {
  const { id, goodsId, buyerId, sellerId } = parties.order
  const [named] = await db.select({ name: goods.marketHashName }).from(goods).where(eq(goods.id, goodsId))
  const people = [buyerId, sellerId]
  const others = await db
    .select({ assetId: orders.platformAssetId })
    .from(orders)
    .where(
      and(
        ne(orders.id, id),
        or(inArray(orders.buyerId, people), inArray(orders.sellerId, people)),
        notInArray(orders.state, [...orderMachine.final]),
      ),
    )
  const otherAssets = new Set(others.map(({ assetId }) => assetId))
  return { ...parties, marketHashName: named!.name, otherAssets }
}
