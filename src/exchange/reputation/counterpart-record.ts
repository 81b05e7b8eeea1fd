import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { counterpartRecord } from '#contract/reputation.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { type Refusal, refusals } from '../refusal.ts'
import { readRecords } from './read-records.ts'

/** How the other side of an order has traded; the two sides of it alone may ask. */
export async function showCounterpartRecord(
  { db, caller }: SignedInContext,
  { order_id }: CallRequest<typeof counterpartRecord>,
): Promise<CallAnswer<typeof counterpartRecord> | Refusal> {
  const [order] = await db
    .select({ buyerId: orders.buyerId, sellerId: orders.sellerId })
    .from(orders)
    .where(eq(orders.id, BigInt(order_id)))
  if (order?.buyerId === caller.userId)
    return { role: 'seller', record: (await readRecords(db, order.sellerId)).seller }
  if (order?.sellerId === caller.userId) return { role: 'buyer', record: (await readRecords(db, order.buyerId)).buyer }
  return refusals.notFound()
}
