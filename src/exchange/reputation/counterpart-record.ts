import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { counterpartRecord } from '#contract/reputation.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { readRecords } from './read-records.ts'

/** Returns the trading record of the other side of an order; only its two sides may ask. */
export async function showCounterpartRecord(
  { db, caller }: SignedInContext,
  { order_id }: CallRequest<typeof counterpartRecord>,
): Promise<CallAnswer<typeof counterpartRecord> | Refusal> {
  const [order] = await db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(eq(orders.id, BigInt(order_id)))
  if (order?.buyerId === caller.userId) {
    const { seller } = await readRecords(db, order.sellerId)
    return { counterpart: { role: 'seller', record: seller } }
  }
  if (order?.sellerId === caller.userId) {
    const { buyer } = await readRecords(db, order.buyerId)
    return { counterpart: { role: 'buyer', record: buyer } }
  }
  return refusals.notFound()
}
