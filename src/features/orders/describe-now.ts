import type { OrderState, OrderView } from '#contract/orders/orders.ts'
import { formatMoney } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { describeState } from './describe-state.ts'
import { isDeclined } from './model.ts'

/** How an order ended, or what its protection is for, which has its deadline in place of the head. */
interface Now {
  head?: string
  text: string
}

type Told = Exclude<OrderState, 'awaiting_payment' | 'awaiting_delivery' | 'awaiting_acceptance'>

interface Words {
  /** The name of the state. */
  state: string
  price: string
  /** To the buyer: whether a refund can be spent, or is held again. */
  money: string
  net: string
  seller: string
  buyer: string
  /** The offer was declined; if `isTheirFault`, by the other side. */
  hasDeclined: boolean
  isTheirFault: boolean
  /** A listing was bought; otherwise the item fills a purchase order. */
  hasListing: boolean
  /** Support ended it; after delivery, the item does not come back by itself. */
  isBySupport: boolean
}

const buyerNow: Record<Told, (words: Words) => Now> = {
  in_protection: (words) => ({ text: m.orders_protect_text(words) }),
  completed: (words) => ({ head: m.orders_completed_head(), text: m.orders_completed_text(words) }),
  cancelled: ({ state }) => ({ head: state, text: m.orders_cancelled_text() }),
  refunded: (words) => ({
    head: words.state,
    text: words.hasDeclined
      ? words.isTheirFault
        ? m.orders_declined_other_text(words)
        : m.orders_declined_text(words)
      : words.money,
  }),
  reversed: (words) => ({
    head: words.state,
    text: words.isBySupport ? m.orders_ended_by_support_text(words) : m.orders_reversed_text(words),
  }),
}

const sellerNow: Record<Told, (words: Words) => Now> = {
  in_protection: (words) => ({ text: m.orders_protect_seller_text(words) }),
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

const describeRefund = ({ price, held_again }: OrderView) =>
  held_again === null
    ? m.orders_refund_in_balance({ price: formatMoney(price) })
    : m.orders_refund_held_again({ price: formatMoney(price), held: formatMoney(held_again) })

const isTold = (state: OrderState): state is Told => state in buyerNow

/** How an order ended, or what its protection is for; null before delivery, when its deadline says everything. */
export function describeNow(order: OrderView): Now | null {
  if (!isTold(order.state)) return null
  const isBuyer = order.role === 'buyer'
  const words: Words = {
    state: describeState(order).name,
    price: formatMoney(order.price),
    money: describeRefund(order),
    net: formatMoney(order.seller_net ?? order.price),
    seller: isBuyer ? order.counterpart.nickname : m.orders_you(),
    buyer: isBuyer ? m.orders_you() : order.counterpart.nickname,
    hasDeclined: isDeclined(order),
    isTheirFault: order.fault !== order.role,
    hasListing: order.purchase_order_id === null,
    isBySupport: order.is_ended_by_support,
  }
  return (isBuyer ? buyerNow : sellerNow)[order.state](words)
}
