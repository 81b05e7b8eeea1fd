import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { describeState } from './describe-state.ts'
import { isDeclined, isMyTurn } from './model.ts'

/** What an order waits for, or how it ended: the line above the time left, and the text below. */
export interface Now {
  head: string
  text: string
}

interface Words {
  /** The name of the state. */
  state: string
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
  cancelled: ({ state }) => ({ head: state, text: m.orders_cancelled_text() }),
  refunded: (words) => ({
    head: words.state,
    text: words.hasDeclined
      ? words.isTheirFault
        ? m.orders_declined_other_text(words)
        : m.orders_declined_text(words)
      : m.orders_refunded_text(words),
  }),
  reversed: (words) => ({
    head: words.state,
    text: words.isBySupport ? m.orders_ended_by_support_text(words) : m.orders_reversed_text(words),
  }),
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
  cancelled: (words) => ({
    head: words.state,
    text: words.isTheirFault ? m.orders_cancelled_seller_text() : m.orders_listing_down(),
  }),
  refunded: (words) => ({ head: words.state, text: sellerRefunded(words) }),
  reversed: (words) => ({
    head: words.state,
    text: words.isBySupport ? m.orders_ended_by_support_seller_text(words) : m.orders_reversed_seller_text(words),
  }),
}

/** What became of the money and, if one was bought, of the listing: a seller at fault loses their place on the market. */
function sellerRefunded(words: Words): string {
  const { hasDeclined, isTheirFault, hasListing } = words
  const money = !hasDeclined
    ? m.orders_refunded_seller_text(words)
    : isTheirFault
      ? m.orders_declined_seller_other_text(words)
      : m.orders_declined_seller_text(words)
  if (!hasListing) return money
  return m.orders_money_and_listing({
    money,
    listing: isTheirFault ? m.orders_listing_back() : m.orders_listing_down(),
  })
}

/** What an order waits for, or how it ended. */
export function describeNow(order: OrderView): Now {
  const isBuyer = order.role === 'buyer'
  const words: Words = {
    state: describeState(order).name,
    price: formatMoney(order.price),
    net: formatMoney(order.seller_net ?? order.price),
    seller: isBuyer ? order.counterpart.nickname : m.orders_you(),
    buyer: isBuyer ? m.orders_you() : order.counterpart.nickname,
    isTurn: isMyTurn(order),
    hasDeclined: isDeclined(order),
    isTheirFault: order.fault !== order.role,
    hasListing: order.purchase_order_id === null,
    isBySupport: order.is_ended_by_support,
  }
  return (isBuyer ? buyerNow : sellerNow)[order.state](words)
}
