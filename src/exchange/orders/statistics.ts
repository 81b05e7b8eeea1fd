import { count, eq, or, sql } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { statistics } from '#contract/order-parties.ts'
import { orderState, type OrderState } from '#contract/orders.ts'
import { orders } from '../db/schema/trading.ts'
import type { SignedInContext } from '../http/context.ts'
import { awaitedActor } from './order-views.ts'

type Counts = Record<OrderState, number>

/** How many orders a person has in each state and role. Nobody is buyer and seller of the same order. */
export async function countOrders({ db, caller }: SignedInContext): Promise<CallAnswer<typeof statistics>> {
  const isBuyer = sql<boolean>`${orders.buyerId} = ${caller.userId}`
  const rows = await db
    .select({ isBuyer, state: orders.state, number: count() })
    .from(orders)
    .where(or(eq(orders.buyerId, caller.userId), eq(orders.sellerId, caller.userId)))
    .groupBy(sql`1`, orders.state)
  const byState = { buyer: noOrders(), seller: noOrders() }
  for (const row of rows) byState[row.isBuyer ? 'buyer' : 'seller'][row.state] = row.number
  return {
    by_state: byState,
    awaiting_me: { buyer: awaiting('buyer', byState.buyer), seller: awaiting('seller', byState.seller) },
  }
}

const noOrders = () => Object.fromEntries(orderState.options.map((state) => [state, 0])) as Counts

const awaiting = (role: 'buyer' | 'seller', counts: Counts) =>
  orderState.options.filter((state) => awaitedActor[state] === role).reduce((sum, state) => sum + counts[state], 0)
