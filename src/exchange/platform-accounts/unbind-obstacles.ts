import { and, eq, inArray, isNotNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { unbindObstacle } from '#contract/accounts/user.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { bargains, liveBargainStates } from '../db/schema/bargains.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import { livePurchaseOrderStates, purchaseOrders } from '../db/schema/purchase-orders.ts'

type Obstacle = z.infer<typeof unbindObstacle>

const countOf = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::integer`

/**
 * Counts what depends on a person's platform account, by kind; kinds with nothing under way are left out. Each kind is
 * what one list of the person's shows.
 */
export async function findUnbindObstacles(db: Queryable | Transaction, userId: bigint): Promise<Obstacle[]> {
  const ofMine = and(eq(listings.sellerId, userId), isOneOf(listings.state, liveListingStates))
  const counts: Record<Obstacle['kind'], number> = {
    ...(await countOrders(db, userId)),
    listings: await db.$count(listings, ofMine),
    ...(await countPurchaseOrders(db, userId)),
    ...(await countBargains(db, userId)),
  }
  return unbindObstacle.shape.kind.options
    .map((kind) => ({ kind, count: counts[kind] }))
    .filter(({ count }) => count > 0)
}

async function countOrders(db: Queryable | Transaction, userId: bigint) {
  const [isBuyer, isSeller] = [eq(orders.buyerId, userId), eq(orders.sellerId, userId)]
  const isLive = inArray(orders.state, [...liveOrderStates])
  const isProtected = eq(orders.state, 'in_protection')
  // A refunded order is watched for a while: an offer for it may still be accepted, and must be found by its accounts.
  const isUnderWay = or(isLive, isNotNull(orders.dueAt))
  const [counts] = await db
    .select({
      purchases: countOf(and(isBuyer, isLive)),
      sales: countOf(and(isSeller, isLive, not(isProtected))),
      protected_sales: countOf(and(isSeller, isProtected)),
      refunded_purchases: countOf(and(isBuyer, not(isLive))),
      refunded_sales: countOf(and(isSeller, not(isLive))),
    })
    .from(orders)
    .where(and(or(isBuyer, isSeller), isUnderWay))
  return counts!
}

async function countPurchaseOrders(db: Queryable | Transaction, userId: bigint) {
  const isSuspended = eq(purchaseOrders.state, 'suspended')
  const [counts] = await db
    .select({ purchase_orders: countOf(not(isSuspended)), suspended_purchase_orders: countOf(isSuspended) })
    .from(purchaseOrders)
    .where(and(eq(purchaseOrders.buyerId, userId), inArray(purchaseOrders.state, livePurchaseOrderStates)))
  return counts!
}

async function countBargains(db: Queryable | Transaction, userId: bigint) {
  const [isBuyer, isSeller] = [eq(bargains.buyerId, userId), eq(bargains.sellerId, userId)]
  const [counts] = await db
    .select({
      sent_bargains: countOf(isBuyer),
      // A seller is not shown an unpaid one, and the listing that it is for is an obstacle of its own.
      received_bargains: countOf(and(isSeller, isNotNull(bargains.paidAt))),
    })
    .from(bargains)
    .where(and(or(isBuyer, isSeller), inArray(bargains.state, liveBargainStates)))
  return counts!
}
