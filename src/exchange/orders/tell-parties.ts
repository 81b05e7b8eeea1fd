import type { OrderState } from '#contract/orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../db/connection.ts'
import type { Actor, orders } from '../db/schema/orders.ts'
import { type MailTo, sendMails } from '../mail/send-mail.ts'
import { accepterOf, openerOf } from './delivery-side.ts'

type OrderRow = typeof orders.$inferSelect

/** Tells buyer and seller by mail that somebody has brought an order to a state. What a person did themselves they are not told. */
export async function tellParties(
  tx: Transaction,
  order: OrderRow,
  { state, actor }: { state: OrderState; actor: Actor },
): Promise<void> {
  await sendMails(tx, lettersOf(order, state, actor))
}

function lettersOf(order: OrderRow, state: OrderState, actor: Actor): MailTo[] {
  const { buyerId, sellerId } = order
  const about = { subjectId: order.id, goods: { goodsId: order.goodsId, styleId: order.styleId } }
  const price = formatAmount(order.price)
  const sellerNet = { seller_net: formatAmount(order.sellerNet) }
  switch (state) {
    case 'awaiting_delivery':
      if (openerOf(order) === 'seller') return [{ userId: sellerId, kind: 'order_sold', ...about, params: { price } }]
      return [
        { userId: sellerId, kind: 'order_sold_buyer_opens', ...about, params: { price } },
        { userId: buyerId, kind: 'order_offer_to_open', ...about },
      ]
    case 'awaiting_acceptance':
      return accepterOf(order) === 'buyer'
        ? [{ userId: buyerId, kind: 'order_offer_sent', ...about }]
        : [{ userId: sellerId, kind: 'order_offer_opened', ...about }]
    case 'in_protection':
      return [{ userId: sellerId, kind: 'order_delivered', ...about, params: sellerNet }]
    case 'completed':
      return [{ userId: sellerId, kind: 'order_completed', ...about, params: sellerNet }]
    case 'refunded':
      return [
        { userId: buyerId, kind: 'order_refunded', ...about, params: { price } },
        { userId: sellerId, kind: 'order_ended_for_seller', ...about },
      ]
    case 'reversed': {
      const kind = actor === 'operator' ? 'order_ended_by_support' : 'order_reversed'
      return [buyerId, sellerId].map((userId) => ({ userId, kind, ...about, params: { price } }))
    }
    case 'awaiting_payment':
    case 'cancelled':
      return []
  }
}
