import { z } from 'zod'
import { getCall } from './call.ts'
import { id } from './fields.ts'

/** Orders that failed through the user's own fault, in either role. */
const faults = {
  /** Not delivered, or not accepted, in time. */
  late: z.int(),
  /** The offer was declined or withdrawn, or the operators ended the order. */
  declined: z.int(),
  /** Delivered, then reversed through this user's fault. */
  reversed: z.int(),
  /** Delivered, then reversed by the platform, which does not say at whose request: the fault is unknown. */
  undone: z.int(),
}

/** Whether only the newest `mostRecordOrders` are counted, because they don't reach back over all the days. */
const extent = { is_partial: z.boolean() }

/** A seller's record: paid orders by outcome. A delivery that was reversed later is none, whoever reversed it. */
export const sellerRecord = z.object({ delivered: z.int(), ...faults, ...extent })
/** A buyer's record: all orders they paid, and those that failed. */
export const buyerRecord = z.object({ paid: z.int(), ...faults, ...extent })
export type SellerRecord = z.output<typeof sellerRecord>
export type BuyerRecord = z.output<typeof buyerRecord>

export const counterpartRecord = getCall('/api/ext/order/counterpart_record', {
  name: 'orders.counterpartRecord',
  summary: 'How the other side of an order of mine has traded in the last 90 days, in the role they have in it',
  session: 'required',
  request: z.object({ order_id: id }),
  response: z.object({
    counterpart: z.discriminatedUnion('role', [
      z.object({ role: z.literal('seller'), record: sellerRecord }),
      z.object({ role: z.literal('buyer'), record: buyerRecord }),
    ]),
  }),
})
