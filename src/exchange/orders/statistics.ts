import { count, eq, or, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { statistics } from '#contract/orders/parties.ts'
import { orderState, type OrderState } from '#contract/orders/orders.ts'
import { purchaseState, type PurchaseState } from '#contract/purchase-orders/fields.ts'
import { orders } from '../db/schema/orders.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import type { Queryable } from '../db/connection.ts'
import type { SignedInContext } from '../http/context.ts'
import { awaitedOf } from './delivery-side.ts'

/**
 * Counts a person's orders by role and state, and purchase orders by state. Nobody is both buyer and seller of an
 * order.
 */
export async function countOrders({ db, caller }: SignedInContext): Promise<CallAnswer<typeof statistics>> {
  const { state, deliveryLimit, offerBy } = orders
  const isBuyer = sql<boolean>`${orders.buyerId} = ${caller.userId}`
  const rows = await db
    .select({ isBuyer, state, deliveryLimit, offerBy, number: count() })
    .from(orders)
    .where(or(eq(orders.buyerId, caller.userId), eq(orders.sellerId, caller.userId)))
    .groupBy(sql`1`, state, deliveryLimit, offerBy)
  const byState = { buyer: noneOf<OrderState>(orderState.options), seller: noneOf<OrderState>(orderState.options) }
  const awaitingMe = { buyer: 0, seller: 0 }
  for (const row of rows) {
    const role = row.isBuyer ? 'buyer' : 'seller'
    byState[role][row.state] += row.number
    if (awaitedOf(row) === role) awaitingMe[role] += row.number
  }
  return {
    by_state: byState,
    purchase_orders_by_state: await countPurchaseOrders(db, caller.userId),
    awaiting_me: awaitingMe,
  }
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
