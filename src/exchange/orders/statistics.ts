import { and, count, eq, or, type SQL, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { statistics } from '#contract/orders/parties.ts'
import { orderState, type OrderState } from '#contract/orders/orders.ts'
import { purchaseState, type PurchaseState } from '#contract/purchase-orders/fields.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { Queryable } from '../db/connection.ts'
import type { SignedInContext } from '../http/context.ts'
import { awaitedOf } from './delivery-side.ts'

/** Counts a person's orders by role and state, those that wait for them, and purchase orders by state. */
export async function countOrders({ db, caller }: SignedInContext): Promise<CallAnswer<typeof statistics>> {
  return {
    by_state: {
      buyer: await countByState(db, eq(orders.buyerId, caller.userId)),
      seller: await countByState(db, eq(orders.sellerId, caller.userId)),
    },
    purchase_orders_by_state: await countPurchaseOrders(db, caller.userId),
    awaiting_me: await countAwaiting(db, caller.userId),
  }
}

/** Of all that a person ever bought or sold, so it reads nothing that is not in that role's index. */
async function countByState(db: Queryable, ofRole: SQL): Promise<Record<OrderState, number>> {
  const { state } = orders
  const rows = await db.select({ state, number: count() }).from(orders).where(ofRole).groupBy(state)
  const byState = noneOf<OrderState>(orderState.options)
  for (const row of rows) byState[row.state] = row.number
  return byState
}

/** Orders that wait for the person, who is never both sides of one: among the few that are live. */
async function countAwaiting(db: Queryable, userId: bigint): Promise<{ buyer: number; seller: number }> {
  const { state, deliveryLimit, offerBy } = orders
  const isBuyer = sql<boolean>`${orders.buyerId} = ${userId}`
  const rows = await db
    .select({ isBuyer, state, deliveryLimit, offerBy, number: count() })
    .from(orders)
    .where(and(or(eq(orders.buyerId, userId), eq(orders.sellerId, userId)), isOneOf(state, liveOrderStates)))
    .groupBy(sql`1`, state, deliveryLimit, offerBy)
  const awaiting = { buyer: 0, seller: 0 }
  for (const row of rows) {
    const role = row.isBuyer ? 'buyer' : 'seller'
    if (awaitedOf(row) === role) awaiting[role] += row.number
  }
  return awaiting
}

async function countPurchaseOrders(db: Queryable, userId: bigint): Promise<Record<PurchaseState, number>> {
  const { buyerId, state } = purchaseOrders
  const rows = await db
    .select({ state, number: count() })
    .from(purchaseOrders)
    .where(eq(buyerId, userId))
    .groupBy(state)
  const byState = noneOf<PurchaseState>(purchaseState.options)
  for (const row of rows) byState[row.state] = row.number
  return byState
}

const noneOf = <State extends string>(states: readonly State[]) =>
  Object.fromEntries(states.map((state) => [state, 0])) as Record<State, number>
