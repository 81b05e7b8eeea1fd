import type { OrderView } from '#contract/orders/orders.ts'
import { isDeclined, isMyTurn } from './model.ts'

/** Orders to handle one after the other. */
export interface OfferWalk {
  /** The next one, undefined when none is left. */
  next: OrderView | undefined
  /** Its position in this walk, from 1. */
  place: number
  count: number
}

const hasOffer = (order: OrderView) => order.state === 'awaiting_acceptance' && isMyTurn(order) && order.offer !== null

/** The orders whose offers the reader has to accept, most urgent first. */
export const waitingOffers = (orders: readonly OrderView[]): OrderView[] => byUrgency(orders.filter(hasOffer))

/** The orders whose offer the reader has to open or accept, most urgent first. */
export const waitingDeliveries = (orders: readonly OrderView[]): OrderView[] =>
  byUrgency(orders.filter((order) => isMyTurn(order) && (order.deliver_to !== null || order.offer !== null)))

const byUrgency = (orders: readonly OrderView[]) =>
  orders.toSorted((a, b) => (a.deadline_at ?? 0) - (b.deadline_at ?? 0) || compareIds(a, b))

/** The orders a walk has seen, including those waiting now. */
export const metOf = (waiting: readonly OrderView[], known: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...known, ...waiting.map(({ order_id }) => order_id)])

/** Whether nobody has to do anything more for an order's delivery. */
export const isPastDelivery = ({ state }: OrderView): boolean =>
  state !== 'awaiting_payment' && state !== 'awaiting_delivery' && state !== 'awaiting_acceptance'

/**
 * Whether an order ended before the reader had handled it. Who declines an offer has handled it, and so has a seller
 * whose offer came to nothing through the buyer.
 */
export const isUnhandled = (order: OrderView): boolean =>
  order.state === 'cancelled' || (order.state === 'refunded' && !isDeclinedByMe(order) && !isFailedByBuyer(order))

const isDeclinedByMe = (order: OrderView) => isDeclined(order) && order.fault === order.role

const isFailedByBuyer = ({ role, fault, offer_ending }: OrderView) =>
  role === 'seller' && fault === 'buyer' && offer_ending !== null

/** `known`: the orders this walk has seen so far, including handled ones. */
export function walkOf(waiting: readonly OrderView[], known: ReadonlySet<string>): OfferWalk {
  const count = metOf(waiting, known).size
  return { next: waiting[0], place: count - waiting.length + 1, count }
}

const compareIds = (a: OrderView, b: OrderView) => (BigInt(a.order_id) < BigInt(b.order_id) ? -1 : 1)
