import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable } from '../db/connection.ts'
import { orders, soldStates } from '../db/schema/orders.ts'

/** By asset id: the order by which the buyer last received it, with its price. Items from elsewhere are absent. */
export async function findBought(db: Queryable, buyerId: bigint, assetIds: readonly bigint[]) {
  const rows = await db
    .select({ id: orders.id, assetId: orders.assetId, price: orders.price, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        inArray(orders.assetId, [...assetIds]),
        eq(orders.buyerId, buyerId),
        isNotNull(orders.deliveredAt),
        inArray(orders.state, soldStates),
      ),
    )
    .orderBy(asc(orders.id))
  // Later entries overwrite earlier ones, so an asset bought twice keeps the later purchase.
  return new Map(
    rows.map(({ id, assetId, price, createdAt }) => [
      assetId,
      { order_id: id.toString(), price: formatAmount(price), at: seconds(createdAt) },
    ]),
  )
}
