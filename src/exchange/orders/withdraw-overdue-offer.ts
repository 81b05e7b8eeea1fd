import { eq, sql } from 'drizzle-orm'
import { openApiKey } from '../accounts/api-key.ts'
import { users } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/orders.ts'
import type { Services } from '../services.ts'
import { type Delivery, observeDelivery } from './observe-delivery.ts'

/**
 * Withdraws the offer of an order whose time to accept is over, and looks again: the buyer may have accepted in the same
 * moment, and then the order goes on.
 *
 * @returns what is true after that.
 */
export async function withdrawOverdueOffer(services: Services, orderId: bigint, delivery: Delivery): Promise<Delivery> {
  if (delivery.seen !== 'offer') return delivery
  const [overdue] = await services.db
    .select({ id: users.id, apiKey: users.apiKey })
    .from(orders)
    .innerJoin(users, eq(users.id, delivery.sender === 'seller' ? orders.sellerId : orders.buyerId))
    .where(
      sql`${orders.id} = ${orderId} and ${orders.state} = 'awaiting_acceptance' and ${orders.deadlineAt} <= amber_now()`,
    )
  const key = overdue && openApiKey(services.settings.secretKey, overdue)
  if (!key) return delivery
  await services.platform.withdrawTradeOffer(key, { offerId: delivery.offerId, isOurs: true })
  return observeDelivery(services, orderId)
}
