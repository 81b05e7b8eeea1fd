import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import type { orders } from '../db/schema/orders.ts'
import { openerOf } from './delivery-side.ts'
import type { Side } from './parties.ts'

const isLinkDead = sql<boolean>`coalesce(${users.setupFailure} = 'trade_url_invalid', false)`

/**
 * How new orders of a seller, the row of `users`, are delivered: as they chose, but nobody can open an offer to a dead
 * link, so then they do it themselves.
 */
export const deliveryLimitNow = sql<number>`case when ${isLinkDead} then 3 else ${users.sellDeliveryLimit} end`

/** Whose failure it is that a paid order has no offer: the opener's, but not the buyer's if the seller's link is dead. */
export async function faultForNoOffer(
  tx: Transaction,
  order: Pick<typeof orders.$inferSelect, 'deliveryLimit' | 'sellerId'>,
): Promise<Side> {
  if (openerOf(order) === 'seller') return 'seller'
  const [seller] = await tx.select({ isLinkDead }).from(users).where(eq(users.id, order.sellerId))
  return seller?.isLinkDead ? 'seller' : 'buyer'
}
