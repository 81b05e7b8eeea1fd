import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../db/connection.ts'
import type { orders } from '../db/schema/orders.ts'
import { type MailTo, sendMails } from '../mail/send-mail.ts'
import { openerOf } from './delivery-side.ts'

type OrderRow = typeof orders.$inferSelect

/**
 * Mails the sellers of orders paid together, and the buyer who has to open offers: one mail per person and way of
 * delivery.
 */
export async function notifyOfSale(tx: Transaction, paid: readonly OrderRow[], batchId: bigint | null): Promise<void> {
  const toOpen = paid.filter((order) => openerOf(order) === 'buyer')
  await sendMails(tx, [
    ...[...Map.groupBy(paid, ({ sellerId, deliveryLimit }) => `${sellerId} ${deliveryLimit === 2}`).values()].map(
      (theirs) => soldLetter(theirs, batchId),
    ),
    ...[...Map.groupBy(toOpen, ({ buyerId }) => buyerId).values()].map((mine) => openLetter(mine, batchId)),
  ])
}

/** To a seller, about orders that are delivered the same way. */
function soldLetter(orders: readonly OrderRow[], batchId: bigint | null): MailTo {
  const [first] = orders as [OrderRow]
  const isBuyers = openerOf(first) === 'buyer'
  const price = formatAmount(orders.reduce((sum, order) => sum + order.price, 0n))
  const userId = first.sellerId
  if (orders.length === 1) {
    return { userId, kind: isBuyers ? 'order_sold_buyer_opens' : 'order_sold', ...aboutOrder(first), params: { price } }
  }
  const params = { price, count: `${orders.length}` }
  return { userId, kind: isBuyers ? 'orders_sold_buyer_opens' : 'orders_sold', subjectId: batchId ?? first.id, params }
}

function openLetter(orders: readonly OrderRow[], batchId: bigint | null): MailTo {
  const [first] = orders as [OrderRow]
  if (orders.length === 1) return { userId: first.buyerId, kind: 'order_offer_to_open', ...aboutOrder(first) }
  const params = { count: `${orders.length}` }
  return { userId: first.buyerId, kind: 'orders_offer_to_open', subjectId: batchId ?? first.id, params }
}

export const aboutOrder = ({ id, goodsId, styleId }: Pick<OrderRow, 'id' | 'goodsId' | 'styleId'>) => ({
  subjectId: id,
  goods: { goodsId, styleId },
})
