import { z } from 'zod'
import { postCall } from './call.ts'
import { amount, id } from './fields.ts'
import { create as createOrder } from './orders/orders.ts'
import { purchaseState } from './purchase-orders/fields.ts'
import { supply, purchaseTerms } from './purchase-orders/purchase-orders.ts'

/** What is about to be created: the request of the call that would create it, tagged with which call that is. */
export const plan = z.discriminatedUnion('kind', [
  createOrder.request.extend({ kind: z.literal('order') }),
  purchaseTerms.extend({ kind: z.literal('purchase') }),
  supply.request.extend({ kind: z.literal('supply') }),
])

export const checkCreate = postCall('/api/v1/order/check_create', {
  name: 'checks.create',
  summary: 'Everything that stands against creating an order, a purchase order or a supply, before it is created',
  session: 'required',
  safe: true,
  request: z.object({ plan }),
  response: z.object({
    /** No obstacle at this moment; the creating call has the final say. */
    is_allowed: z.boolean(),
    /** Every reason for which creating it would be refused, with the codes and messages of the wire. */
    problems: z.array(
      z.object({ code: z.int(), message: z.string(), extra: z.record(z.string(), z.unknown()).nullable() }),
    ),
    /** What the buyer pays. */
    total: amount,
    /**
     * For the buyer: the balance; for an order, what their own bargains on its items hold, which counts towards the
     * payment; and how much both fall short of the total. A shortfall prevents payment only.
     */
    available: amount.nullable(),
    held_by_my_bargains: amount.nullable(),
    missing: amount.nullable(),
    /** For the seller: the total minus the fee. */
    seller_net: amount.nullable(),
    /** For a purchase order: the lowest listing price, and what others would pay. */
    lowest_listing_price: amount.nullable(),
    highest_purchase_price: amount.nullable(),
    /** For a purchase order: the newest of mine for the same goods that has not ended. It stands against nothing. */
    my_open_purchase: z.object({ purchase_id: id, state: purchaseState, price: amount, left: z.int() }).nullable(),
  }),
})
