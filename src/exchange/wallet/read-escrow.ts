import { and, eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { OrderState } from '#contract/orders/orders.ts'
import type { escrow } from '#contract/wallet/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import type { Queryable } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { pageOfUnsettled } from './unsettled-orders.ts'

/** The states in which what the buyer paid is neither the seller's to spend nor the buyer's again. */
const unsettled: OrderState[] = ['awaiting_delivery', 'awaiting_acceptance', 'in_protection']

const boughtBy = (userId: bigint) => and(eq(orders.buyerId, userId), inArray(orders.state, unsettled))

/** What a person has paid for purchases that are not settled yet, in fen, and how many these are. */
export async function sumEscrow(db: Queryable, userId: bigint): Promise<{ amount: bigint; orders: number }> {
  const [row] = await db
    .select({ amount: sql<string>`coalesce(sum(${orders.price}), 0)::text`, orders: sql<number>`count(*)::int` })
    .from(orders)
    .where(boughtBy(userId))
  return { amount: BigInt(row!.amount), orders: row!.orders }
}

/** A person's paid purchases that are not settled yet, the next deadline first. */
export async function readEscrow(
  { db, locale, caller }: SignedInContext,
  request: CallRequest<typeof escrow>,
): Promise<CallAnswer<typeof escrow> | Refusal> {
  const page = await pageOfUnsettled(db, boughtBy(caller.userId), request)
  if (page instanceof Refusal) return page
  const goods = await goodsInfosByIds(db, page.shown, locale)
  return {
    items: page.shown.map((order) => ({
      order_id: order.id.toString(),
      goods_info: goodsInfoOf(goods, order),
      price: formatAmount(order.price),
      state: order.state,
      // Every state that an order can be paid and unsettled in has its deadline.
      deadline_at: seconds(order.deadlineAt!),
    })),
    next_cursor: page.next_cursor,
  }
}
