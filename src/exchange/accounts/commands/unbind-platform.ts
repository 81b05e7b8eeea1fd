import { and, eq, inArray, or } from 'drizzle-orm'
import type { OrderState } from '#contract/orders.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { listings, orders, type ListingState } from '../../db/schema/trading.ts'
import type { SignedInContext } from '../../http/context.ts'
import type { Refusal } from '../../refusal.ts'
import { accountRefusals } from '../refusals.ts'

const liveOrders: OrderState[] = ['awaiting_payment', 'awaiting_delivery', 'awaiting_acceptance', 'in_protection']
const liveListings: ListingState[] = ['on_sale', 'reserved', 'failed']

/**
 * Ends a binding, and with it the key and link that belong to that account. Refused while listings or orders rest on it.
 * The row lock comes first: commands that begin an order or a listing hold the row shared, so none slips in between.
 */
export async function unbindPlatform(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
): Promise<Record<string, never> | Refusal> {
  const [user] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId)).for('update')
  if (!user?.steamId) return accountRefusals.platformNotBound()
  const mine = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))
  const live = await Promise.all([
    tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(mine, inArray(orders.state, liveOrders)))
      .limit(1),
    tx
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.sellerId, userId), inArray(listings.state, liveListings)))
      .limit(1),
  ])
  if (live.some((rows) => rows.length > 0)) return accountRefusals.platformInUse()
  await tx
    .update(users)
    .set({ steamId: null, apiKey: null, tradeUrl: null, setupFailure: null, isInventoryOpen: false })
    .where(eq(users.id, userId))
  return {}
}
