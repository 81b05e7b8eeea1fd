import { z } from 'zod'
import { postCall } from './call.ts'
import { amount } from './fields.ts'
import { create as createOrder } from './orders/orders.ts'
import { supply, purchaseTerms } from './purchase-orders/purchase-orders.ts'

/** What is about to be created: the very request of the call that would create it, and which one that is. */
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
    /** Nothing stands against it now; creating it says the last word. */
    is_allowed: z.boolean(),
    /** What creating it would be refused for: every reason, as the codes and texts of the wire. */
    problems: z.array(
      z.object({ code: z.int(), message: z.string(), extra: z.record(z.string(), z.unknown()).nullable() }),
    ),
    /** What the buyer pays. */
    total: amount,
    /** For the buyer: the balance, and what it lacks of the total. Too little of it stands against paying alone. */
    available: amount.nullable(),
    missing: amount.nullable(),
    /** For the seller: what is left of the total after the fee. */
    seller_net: amount.nullable(),
    /** For a purchase order: what is on sale for less, and what others would pay. */
    lowest_listing_price: amount.nullable(),
    highest_purchase_price: amount.nullable(),
  }),
})
