import { count, eq, or, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { statistics } from '#contract/orders/parties.ts'
import { orderState, type OrderState } from '#contract/orders/orders.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { awaitedOf } from './delivery-side.ts'

type Counts = Record<OrderState, number>

/** How many orders a person has in each state and role. Nobody is buyer and seller of the same order. */
export async function countOrders({ db, caller }: SignedInContext): Promise<CallAnswer<typeof statistics>> {
  const { state, deliveryLimit, offerBy } = orders
  const isBuyer = sql<boolean>`${orders.buyerId} = ${caller.userId}`
  const rows = await db
    .select({ isBuyer, state, deliveryLimit, offerBy, number: count() })
    .from(orders)
    .where(or(eq(orders.buyerId, caller.userId), eq(orders.sellerId, caller.userId)))
    .groupBy(sql`1`, state, deliveryLimit, offerBy)
  const byState = { buyer: noOrders(), seller: noOrders() }
  const awaitingMe = { buyer: 0, seller: 0 }
  for (const row of rows) {
    const role = row.isBuyer ? 'buyer' : 'seller'
    byState[role][row.state] += row.number
    if (awaitedOf(row) === role) awaitingMe[role] += row.number
  }
  return { by_state: byState, awaiting_me: awaitingMe }
}

const noOrders = () => Object.fromEntries(orderState.options.map((state) => [state, 0])) as Counts
