import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { settleOrders } from '#contract/wallet/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { seconds } from '#lib/time/seconds.ts'
import { pageOfUnsettled } from './unsettled-orders.ts'

/** A person's sales in protection, the next to settle first. */
export async function readSettlements(
  { db, locale, caller }: SignedInContext,
  request: CallRequest<typeof settleOrders>,
): Promise<CallAnswer<typeof settleOrders> | Refusal> {
  const mine = and(eq(orders.sellerId, caller.userId), eq(orders.state, 'in_protection'))
  const page = await pageOfUnsettled(db, mine, request)
  if (page instanceof Refusal) return page
  const [sums] = await db
    .select({ total: sql<string>`coalesce(sum(${orders.sellerNet}), 0)::text` })
    .from(orders)
    .where(mine)
  const goods = await goodsInfosByIds(db, page.shown, locale)
  return {
    items: page.shown.map((order) => ({
      order_id: order.id.toString(),
      goods_info: goodsInfoOf(goods, order),
      price: formatAmount(order.price),
      fee: formatAmount(order.fee),
      seller_net: formatAmount(order.sellerNet),
      // Both are set on delivery, which is what starts protection.
      delivered_at: seconds(order.deliveredAt!),
      settles_at: seconds(order.deadlineAt!),
    })),
    next_cursor: page.next_cursor,
    total: formatAmount(BigInt(sums!.total)),
  }
}
