import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { z } from 'zod'
import type { ListingState } from '#contract/selling.ts'
import type { unbindObstacle } from '#contract/accounts/user.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { bargains, liveBargainStates } from '../db/schema/bargains.ts'
import { listings } from '../db/schema/listings.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import { livePurchaseOrderStates, purchaseOrders } from '../db/schema/purchase-orders.ts'

const liveListingStates = ['on_sale', 'reserved', 'failed'] satisfies ListingState[]

/** Counts what depends on a person's platform account, by kind; kinds with nothing under way are left out. */
export async function findUnbindObstacles(
  db: Queryable | Transaction,
  userId: bigint,
): Promise<z.infer<typeof unbindObstacle>[]> {
  const ofMine = or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))
  // A refunded order is watched for a while: an offer for it may still be accepted, and must be found by its accounts.
  const isUnderWay = or(inArray(orders.state, [...liveOrderStates]), isNotNull(orders.dueAt))
  const bargained = or(eq(bargains.buyerId, userId), eq(bargains.sellerId, userId))
  const counts = [
    { kind: 'orders', count: await db.$count(orders, and(ofMine, isUnderWay)) },
    {
      kind: 'listings',
      count: await db.$count(listings, and(eq(listings.sellerId, userId), inArray(listings.state, liveListingStates))),
    },
    {
      kind: 'purchase_orders',
      count: await db.$count(
        purchaseOrders,
        and(eq(purchaseOrders.buyerId, userId), inArray(purchaseOrders.state, livePurchaseOrderStates)),
      ),
    },
    { kind: 'bargains', count: await db.$count(bargains, and(bargained, inArray(bargains.state, liveBargainStates))) },
  ] as const
  return counts.filter(({ count }) => count > 0)
}
