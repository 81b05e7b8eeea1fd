import type { Consequence } from '#contract/mail.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../db/connection.ts'
import type { orders } from '../db/schema/orders.ts'
import { type MailTo, sendMails } from '../mail/send-mail.ts'
import { openerOf } from './delivery-side.ts'

type OrderRow = typeof orders.$inferSelect

interface Sale {
  /** Of orders paid together: what their buyer's mail is about. */
  batchId: bigint | null
  /** When their offers have to be sent. */
  deadlineAt: Date
}

/**
 * Mails the sellers of orders paid together, and the buyer who has to open offers: one mail per person and way of
 * delivery.
 */
export async function notifyOfSale(tx: Transaction, paid: readonly OrderRow[], sale: Sale): Promise<void> {
  const toOpen = paid.filter((order) => openerOf(order) === 'buyer')
  await sendMails(tx, [
    ...[...Map.groupBy(paid, ({ sellerId, deliveryLimit }) => `${sellerId} ${deliveryLimit === 2}`).values()].map(
      (theirs) => soldMail(theirs, sale.deadlineAt),
    ),
    ...[...Map.groupBy(toOpen, ({ buyerId }) => buyerId).values()].map((mine) => openMail(mine, sale)),
  ])
}

/** To a seller, about orders that are delivered the same way. The batch's first order may be another seller's. */
function soldMail(orders: readonly OrderRow[], deadlineAt: Date): MailTo {
  const [first] = orders as [OrderRow]
  const isBuyers = openerOf(first) === 'buyer'
  const price = formatAmount(orders.reduce((sum, order) => sum + order.price, 0n))
  const due = { deadlineAt, otherwise: lossOfSeller(first) }
  if (orders.length === 1) {
    const mail = { userId: first.sellerId, ...aboutOrder(first), params: { price } }
    return isBuyers ? { ...mail, kind: 'order_sold_buyer_opens' } : { ...mail, kind: 'order_sold', due }
  }
  const params = { price, count: `${orders.length}` }
  const mail = { userId: first.sellerId, subjectId: first.id, params }
  return isBuyers ? { ...mail, kind: 'orders_sold_buyer_opens' } : { ...mail, kind: 'orders_sold', due }
}

function openMail(orders: readonly OrderRow[], { batchId, deadlineAt }: Sale): MailTo {
  const [first] = orders as [OrderRow]
  const mail = { userId: first.buyerId, due: { deadlineAt, otherwise: 'money_back' } } as const
  if (orders.length === 1) return { ...mail, kind: 'order_offer_to_open', ...aboutOrder(first) }
  const params = { count: `${orders.length}` }
  return { ...mail, kind: 'orders_offer_to_open', subjectId: batchId ?? first.id, params }
}

/** What happens if a seller misses a deadline: a listing leaves the market, if one was bought. */
export const lossOfSeller = ({ listingId }: Pick<OrderRow, 'listingId'>): Consequence =>
  listingId === null ? 'buyer_refunded' : 'taken_down'

export const aboutOrder = ({ id, goodsId, styleId }: Pick<OrderRow, 'id' | 'goodsId' | 'styleId'>) => ({
  subjectId: id,
  goods: { goodsId, styleId },
})
