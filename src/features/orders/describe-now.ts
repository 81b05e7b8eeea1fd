import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { isDeclined, isMyTurn, type OrderEvent } from './model.ts'

/** What an order waits for, or how it ended: the line above the time left, and the text below. */
export interface Now {
  head: string
  text: string
}

interface Words {
  price: string
  net: string
  seller: string
  buyer: string
  isTurn: boolean
  /** The offer was declined; if `isTheirFault`, by the other side. */
  hasDeclined: boolean
  isTheirFault: boolean
  /** A listing was bought; otherwise the item fills a purchase order. */
  hasListing: boolean
  /** Support ended it; after delivery, the item does not come back by itself. */
  isBySupport: boolean
}

function refundedHead({ hasDeclined, isBySupport }: Words): string {
  if (isBySupport) return m.orders_ended_by_support()
  return hasDeclined ? m.orders_state_declined() : m.orders_state_refunded()
}

const buyerNow: Record<OrderState, (words: Words) => Now> = {
  awaiting_payment: () => ({ head: m.orders_pay_head(), text: m.orders_pay_else() }),
  awaiting_delivery: (words) =>
    words.isTurn
      ? { head: m.orders_open_head(), text: m.orders_accept_else(words) }
      : { head: m.orders_offer_head(), text: m.orders_offer_else(words) },
  awaiting_acceptance: (words) =>
    words.isTurn
      ? { head: m.orders_accept_head(), text: m.orders_accept_else(words) }
      : { head: m.orders_accept_other_head({ name: words.seller }), text: m.orders_accept_other_else() },
  in_protection: (words) => ({ head: m.orders_protect_head(), text: m.orders_protect_text(words) }),
  completed: (words) => ({ head: m.orders_completed_head(), text: m.orders_completed_text(words) }),
  cancelled: () => ({ head: m.orders_state_cancelled(), text: m.orders_cancelled_text() }),
  refunded: (words) => ({
    head: refundedHead(words),
    text: words.hasDeclined
      ? words.isTheirFault
        ? m.orders_declined_other_text(words)
        : m.orders_declined_text(words)
      : m.orders_refunded_text(words),
  }),
  reversed: (words) =>
    words.isBySupport
      ? { head: m.orders_ended_by_support(), text: m.orders_ended_by_support_text(words) }
      : { head: m.orders_state_reversed(), text: m.orders_reversed_text(words) },
}

const sellerNow: Record<OrderState, (words: Words) => Now> = {
  awaiting_payment: () => ({ head: m.orders_pay_seller_head(), text: m.orders_pay_seller_else() }),
  awaiting_delivery: (words) =>
    words.isTurn
      ? {
          head: m.orders_offer_seller_head(),
          text: words.hasListing ? m.orders_offer_seller_else(words) : m.orders_offer_supplier_else(words),
        }
      : { head: m.orders_open_other_head({ name: words.buyer }), text: m.orders_accept_other_else() },
  awaiting_acceptance: (words) =>
    words.isTurn
      ? { head: m.orders_accept_head(), text: m.orders_accept_other_else() }
      : { head: m.orders_accept_other_head({ name: words.buyer }), text: m.orders_accept_other_else() },
  in_protection: (words) => ({ head: m.orders_protect_head(), text: m.orders_protect_seller_text(words) }),
  completed: (words) => ({ head: m.orders_completed_seller_head(), text: m.orders_completed_seller_text(words) }),
  cancelled: () => ({ head: m.orders_state_cancelled(), text: m.orders_cancelled_seller_text() }),
  refunded: (words) => ({
    head: refundedHead(words),
    text: words.hasDeclined
      ? words.isTheirFault
        ? m.orders_declined_seller_other_text(words)
        : m.orders_declined_seller_text(words)
      : words.isTheirFault || !words.hasListing
        ? m.orders_refunded_seller_text(words)
        : m.orders_refunded_seller_down_text(words),
  }),
  reversed: (words) =>
    words.isBySupport
      ? { head: m.orders_ended_by_support(), text: m.orders_ended_by_support_seller_text(words) }
      : { head: m.orders_state_reversed(), text: m.orders_reversed_seller_text(words) },
}

/** What an order waits for, or how it ended; `ending` is the event that ended it early. */
export function describeNow(order: OrderView, ending: OrderEvent | null): Now {
  const isBuyer = order.role === 'buyer'
  const words: Words = {
    price: formatMoney(order.price),
    net: formatMoney(order.seller_net ?? order.price),
    seller: isBuyer ? order.counterpart.nickname : m.orders_you(),
    buyer: isBuyer ? m.orders_you() : order.counterpart.nickname,
    isTurn: isMyTurn(order),
    hasDeclined: isDeclined(order),
    isTheirFault: order.fault !== order.role,
    hasListing: order.purchase_order_id === null,
    isBySupport: ending?.event === 'end',
  }
  return (isBuyer ? buyerNow : sellerNow)[order.state](words)
}
