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

/** The ids of the orders that ended before the reader had handled them. Who declines an offer has handled it. */
export const endedUnhandled = (orders: readonly OrderView[]): ReadonlySet<string> =>
  new Set(
    orders
      .filter((order) => order.state === 'cancelled' || (order.state === 'refunded' && !isDeclinedByMe(order)))
      .map(({ order_id }) => order_id),
  )

const isDeclinedByMe = (order: OrderView) => isDeclined(order) && order.fault === order.role

/** `known`: the orders this walk has seen so far, including handled ones. */
export function walkOf(waiting: readonly OrderView[], known: ReadonlySet<string>): OfferWalk {
  const count = metOf(waiting, known).size
  return { next: waiting[0], place: count - waiting.length + 1, count }
}

const compareIds = (a: OrderView, b: OrderView) => (BigInt(a.order_id) < BigInt(b.order_id) ? -1 : 1)
