import { and, eq, inArray, type Placeholder } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { OrderState } from '#contract/orders/orders.ts'
import type { escrow } from '#contract/wallet/wallet.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal } from '../refusal.ts'
import { pageOfUnsettled } from './unsettled-orders.ts'

/** The states in which the payment is neither the seller's to spend nor back with the buyer. */
const unsettled: OrderState[] = ['awaiting_delivery', 'awaiting_acceptance', 'in_protection']

/** The condition under which a row of `orders` is a person's purchase that is paid and not settled. */
export const isBoughtBy = (userId: bigint | Placeholder) =>
  and(eq(orders.buyerId, userId), inArray(orders.state, unsettled))

/** A person's paid purchases that have not settled, the next deadline first. */
export async function readEscrow(
  { db, locale, caller }: SignedInContext,
  request: CallRequest<typeof escrow>,
): Promise<CallAnswer<typeof escrow> | Refusal> {
  const page = await pageOfUnsettled(db, isBoughtBy(caller.userId), request)
  if (page instanceof Refusal) return page
  const goods = await goodsInfosByIds(db, page.shown, locale)
  return {
    items: page.shown.map((order) => ({
      order_id: order.id.toString(),
      goods_info: goodsInfoOf(goods, order),
      price: formatAmount(order.price),
      state: order.state,
      // Every state in which an order is paid and unsettled has a deadline.
      deadline_at: seconds(order.deadlineAt!),
    })),
    next_cursor: page.next_cursor,
  }
}
