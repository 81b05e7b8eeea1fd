import { and, countDistinct, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'

/** Whether the user has sold and delivered each of these items here. Such an item was theirs once, whoever has it now. */
export async function haveSold(
  db: Queryable | Transaction,
  userId: bigint,
  assetIds: readonly bigint[],
): Promise<boolean> {
  if (assetIds.length === 0) return true
  const [sold] = await db
    .select({ count: countDistinct(orders.assetId) })
    .from(orders)
    .where(and(inArray(orders.assetId, [...assetIds]), eq(orders.sellerId, userId), isNotNull(orders.deliveredAt)))
  return sold!.count === new Set(assetIds).size
}
