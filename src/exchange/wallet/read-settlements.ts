import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { settleOrders } from '#contract/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import type { Refusal } from '../refusal.ts'
import { walletRefusals } from './refusals.ts'

const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000)

/** A person's sales in protection, the next to settle first. The cursor is `<milliseconds>.<order>` of the last row shown. */
export async function readSettlements(
  { db, locale, caller }: SignedInContext,
  { cursor, page_size }: CallRequest<typeof settleOrders>,
): Promise<CallAnswer<typeof settleOrders> | Refusal> {
  const after = /^(\d{1,15})\.(\d{1,18})$/.exec(cursor ?? '')
  if (cursor !== undefined && !after) return walletRefusals.cursorInvalid()
  const mine = and(eq(orders.sellerId, caller.userId), eq(orders.state, 'in_protection'))
  const place = sql`(${orders.deadlineAt}, ${orders.id})`
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(mine, after ? gt(place, sql`(to_timestamp(${after[1]}::float8 / 1000), ${after[2]}::bigint)`) : undefined),
    )
    .orderBy(asc(orders.deadlineAt), asc(orders.id))
    .limit(page_size + 1)
  const [sums] = await db
    .select({ total: sql<string>`coalesce(sum(${orders.sellerNet}), 0)::text` })
    .from(orders)
    .where(mine)
  const shown = rows.slice(0, page_size)
  const goods = await goodsInfosByIds(db, shown, locale)
  const last = shown.at(-1)
  return {
    items: shown.map((order) => ({
      order_id: order.id.toString(),
      goods_info: goodsInfoOf(goods, order),
      price: formatAmount(order.price),
      fee: formatAmount(order.fee),
      seller_net: formatAmount(order.sellerNet),
      // Both are there from the delivery on, which is what brings an order into protection.
      delivered_at: seconds(order.deliveredAt!),
      settles_at: seconds(order.deadlineAt!),
    })),
    next_cursor: last && rows.length > page_size ? `${last.deadlineAt!.getTime()}.${last.id}` : null,
    total: formatAmount(BigInt(sums!.total)),
  }
}
