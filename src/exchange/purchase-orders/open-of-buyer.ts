import { and, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { CallAnswer } from '#contract/call.ts'
import type { checkCreate } from '#contract/check-create.ts'
import { formatAmount } from '#lib/money.ts'
import type { Queryable } from '../db/connection.ts'
import { livePurchaseOrderStates, purchaseOrders } from '../db/schema/purchase-orders.ts'
import { unitsLeft } from './lock-purchase-orders.ts'

/** The purchase orders of a person that have not ended. */
export const openOf = (buyerId: bigint): SQL | undefined =>
  and(eq(purchaseOrders.buyerId, buyerId), inArray(purchaseOrders.state, livePurchaseOrderStates))

/** The newest open purchase order of a person for a goods, whatever its style and conditions; null without one. */
export async function findOpenOf(
  db: Queryable,
  buyerId: bigint,
  goodsId: string,
): Promise<CallAnswer<typeof checkCreate>['my_open_purchase']> {
  const [open] = await db
    .select()
    .from(purchaseOrders)
    .where(and(openOf(buyerId), eq(purchaseOrders.goodsId, goodsId)))
    .orderBy(desc(purchaseOrders.id))
    .limit(1)
  return open
    ? { purchase_id: open.id.toString(), state: open.state, price: formatAmount(open.price), left: unitsLeft(open) }
    : null
}
