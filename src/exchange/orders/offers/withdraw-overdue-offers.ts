import { eq, sql } from 'drizzle-orm'
import { openApiKey } from '../../accounts/api-key.ts'
import { users } from '../../db/schema/accounts.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Services } from '../../services.ts'
import { type Delivery, observeDelivery } from '../observe-delivery.ts'
import type { Side } from '../parties.ts'

/** Most offers withdrawn in one go; the rest wait for the next poll. */
const mostAtOnce = 10

/**
 * Withdraws the offer of an order whose time to accept is over, and looks again: the buyer may have accepted at the
 * same moment, and then the order goes on. Its sender may have sent the item several times, each offer taking the place
 * of the one before: all of them are withdrawn, or the order would live as long as new ones keep coming.
 *
 * @returns the delivery as it stands after that.
 */
export async function withdrawOverdueOffers(
  services: Services,
  orderId: bigint,
  delivery: Delivery,
  mayAsk: () => boolean,
): Promise<Delivery> {
  const withdrawn = new Set<string>()
  let known = delivery
  while (known.seen === 'offer' && !withdrawn.has(known.offerId) && withdrawn.size < mostAtOnce && mayAsk()) {
    const { offerId, sender } = known
    const key = await keyOfOverdue(services, orderId, sender)
    if (!key) return known
    await services.platform.withdrawTradeOffer(key, { offerId, isOurs: true })
    withdrawn.add(offerId)
    known = await observeDelivery(services, orderId)
  }
  return known
}

/** The sender's key; null while there is still time to accept. */
async function keyOfOverdue({ db, settings }: Services, orderId: bigint, sender: Side): Promise<string | null> {
  const [overdue] = await db
    .select({ id: users.id, apiKey: users.apiKey })
    .from(orders)
    .innerJoin(users, eq(users.id, sender === 'seller' ? orders.sellerId : orders.buyerId))
    .where(
      sql`${orders.id} = ${orderId} and ${orders.state} = 'awaiting_acceptance' and ${orders.deadlineAt} <= amber_now()`,
    )
  return overdue ? openApiKey(settings.secretKey, overdue) : null
}
