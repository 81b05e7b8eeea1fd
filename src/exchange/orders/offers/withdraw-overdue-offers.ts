import { eq, sql } from 'drizzle-orm'
import { openApiKey } from '../../accounts/api-key.ts'
import { users } from '../../db/schema/accounts.ts'
import { orders } from '../../db/schema/orders.ts'
import type { Services } from '../../services.ts'
import { type Delivery, observeDelivery } from '../observe-delivery.ts'
import type { Side } from '../parties.ts'

/** What one look withdraws at most; whatever is left waits for the next one. */
const mostAtOnce = 10

/**
 * Withdraws the offer of an order whose time to accept is over, and looks again: the buyer may have accepted in the same
 * moment, and then the order goes on. Its sender may have sent the item more than once, and each next offer takes the place
 * of the one before: all of them go, or the order would live as long as new ones come.
 *
 * @returns what is true after that.
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

/** The sender's key; none while there is time to accept. */
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
