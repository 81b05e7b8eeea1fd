import { sql } from 'drizzle-orm'
import { orders } from './schema/orders.ts'

// `${orders}.id`: in a query of one table the column alone has no prefix, and would be the event's own id.

/** The platform's ending of a refunded order's offer; null if it reported none. */
export const endingOfOffer = sql<string | null>`case when ${orders.state} = 'refunded' then (
  select reason from order_events where order_id = ${orders}.id and event = 'offer_ended' order by id desc limit 1) end`

/** Whether support ended an order. */
export const isEndedBySupport = sql<boolean>`${orders.state} in ('cancelled', 'refunded', 'reversed') and exists (
  select from order_events where order_id = ${orders}.id and event = 'end')`

/**
 * What a purchase order held again, in fen, of the refund of an order that had filled one of its units; null if all of
 * it stayed in the balance.
 */
export const heldAgain = sql<bigint | null>`case when ${orders.state} in ('refunded', 'reversed') then (
  select step.price from purchase_order_events step
  where step.purchase_order_id = ${orders}.purchase_order_id and step.event = 'return_unit'
    and step.order_id = ${orders}.id) end`.mapWith(orders.price)
