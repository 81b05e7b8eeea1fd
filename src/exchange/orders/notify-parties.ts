import { sql } from 'drizzle-orm'
import type { OrderActor, OrderFault, OrderState } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { awaitAll } from '../db/await-all.ts'
import type { orders } from '../db/schema/orders.ts'
import { gatherMail, type MailTo, sendMails } from '../mail/send-mail.ts'
import { accepterOf } from './delivery-side.ts'
import { readAnsweredMails, readMailsToOpen } from './read-answered-mails.ts'
import type { OrderEvent } from './states.ts'
import { aboutOrder, lossOfSeller } from './notify-of-sale.ts'

type OrderRow = typeof orders.$inferSelect

/** The state an order has reached and who brought it there; for an early end also why and through whose fault. */
interface Arrival {
  to: OrderState
  event: OrderEvent
  actor: OrderActor
  reason: string | null
  fault: OrderFault | null
  /** Of a refund: what a purchase order holds again, in fen. */
  heldAgain: bigint | null
}

/**
 * Mails buyer and seller that an order has reached a state, and marks the mails this answers as read. People are not
 * told what they did themselves; `notifyOfSale` announces sales, and orders paid together share one mail.
 */
export async function notifyParties(tx: Transaction, order: OrderRow, arrival: Arrival): Promise<void> {
  await awaitAll(
    arrival.event === 'pass_to_seller' ? readMailsToOpen(tx, order) : readAnsweredMails(tx, order, arrival.to),
    sendMails(tx, mailsOf(order, arrival)),
    notifyBuyerOfBatch(tx, order, arrival.to),
  )
}

async function notifyBuyerOfBatch(tx: Transaction, { batchId, buyerId, offerBy }: OrderRow, to: OrderState) {
  const isOffered = to === 'awaiting_acceptance' && accepterOf({ offerBy }) === 'buyer'
  if (batchId === null || (!isOffered && to !== 'completed')) return
  const [counted] = await countBatch(tx, { batchId })
  const { size, completed } = counted!
  const about = { userId: buyerId, subjectId: batchId }
  if (isOffered) await gatherMail(tx, { ...about, kind: 'orders_offered', params: { size: `${size}` } })
  else {
    const params = { size: `${size}`, count: `${completed}` }
    await gatherMail(tx, { ...about, kind: 'orders_received', params })
  }
}

/** How many orders one payment was for, and how many of them are completed. */
const countBatch = statement<{ batchId: bigint }, { size: number; completed: number }>(
  ({ batchId }) => sql`
    select count(*)::integer as size, (count(*) filter (where state = 'completed'))::integer as completed
    from orders where batch_id = ${batchId}`,
)

function mailsOf(order: OrderRow, { to, event, actor, reason, fault, heldAgain }: Arrival): MailTo[] {
  const { buyerId, sellerId, batchId } = order
  const about = aboutOrder(order)
  const sellerNet = { seller_net: formatAmount(order.sellerNet) }
  switch (to) {
    case 'awaiting_acceptance':
      return offerMails(order)
    case 'in_protection':
      return [{ userId: sellerId, kind: 'order_delivered', ...about, params: sellerNet }]
    case 'completed':
      return [
        { userId: sellerId, kind: 'order_completed', ...about, params: sellerNet },
        ...(batchId === null ? [{ userId: buyerId, kind: 'order_received' as const, ...about }] : []),
      ]
    case 'refunded':
      if (event === 'offer_ended' && reason === 'declined') return mailsOfDeclined(order, fault, heldAgain)
      return [
        refundMail(order, actor === 'operator' ? 'order_called_off' : 'order_refunded', heldAgain),
        {
          userId: sellerId,
          kind: actor === 'operator' ? calledOffKind(order, fault) : 'order_ended_for_seller',
          ...about,
        },
      ]
    case 'reversed': {
      const kind = actor === 'operator' ? 'order_ended_by_support' : 'order_reversed'
      return [refundMail(order, kind, heldAgain), { userId: sellerId, kind: `${kind}_for_seller`, ...about }]
    }
    case 'awaiting_delivery':
      return event === 'pass_to_seller' ? passedMails(order) : []
    case 'awaiting_payment':
    case 'cancelled':
      return []
  }
}

/** To both sides: the seller has to send the offer that the buyer was to open. */
function passedMails(order: OrderRow): MailTo[] {
  const about = aboutOrder(order)
  const due = { deadlineAt: order.deadlineAt!, otherwise: lossOfSeller(order) }
  return [
    { userId: order.sellerId, kind: 'order_offer_to_send', ...about, due },
    { userId: order.buyerId, kind: 'order_seller_sends', ...about },
  ]
}

/** To the side that has to accept; `orders_offered` tells the buyer of a batch. */
function offerMails(order: OrderRow): MailTo[] {
  const { buyerId, sellerId, batchId } = order
  const about = aboutOrder(order)
  const deadlineAt = order.deadlineAt!
  if (accepterOf(order) === 'seller') {
    const due = { deadlineAt, otherwise: lossOfSeller(order) }
    return [{ userId: sellerId, kind: 'order_offer_opened', ...about, due }]
  }
  const due = { deadlineAt, otherwise: 'money_back' } as const
  return batchId === null ? [{ userId: buyerId, kind: 'order_offer_sent', ...about, due }] : []
}

type RefundKind =
  'order_called_off' | 'order_declined_by_seller' | 'order_ended_by_support' | 'order_refunded' | 'order_reversed'

/** To the buyer, about a refund: whether it is in the balance, or held again. */
function refundMail(order: OrderRow, kind: RefundKind, heldAgain: bigint | null): MailTo {
  const mail = { userId: order.buyerId, ...aboutOrder(order) }
  const price = formatAmount(order.price)
  return heldAgain === null
    ? { ...mail, kind, params: { price } }
    : { ...mail, kind: `${kind}_wanted_again`, params: { price, held: formatAmount(heldAgain) } }
}

/** The seller is also told what becomes of the listing, if one was bought. */
function calledOffKind({ listingId }: OrderRow, fault: OrderFault | null) {
  if (listingId === null) return 'order_called_off_for_seller'
  return fault === 'seller' ? 'order_called_off_taken_down' : 'order_called_off_returned'
}

/** The side that declined is told that it did, and what became of the money. */
function mailsOfDeclined(order: OrderRow, fault: OrderFault | null, heldAgain: bigint | null): MailTo[] {
  const { buyerId, sellerId } = order
  const about = aboutOrder(order)
  const price = { price: formatAmount(order.price) }
  return fault === 'seller'
    ? [
        refundMail(order, 'order_declined_by_seller', heldAgain),
        { userId: sellerId, kind: 'order_declined_sale', ...about },
      ]
    : [
        { userId: buyerId, kind: 'order_declined', ...about, params: price },
        { userId: sellerId, kind: 'order_declined_by_buyer', ...about },
      ]
}
