import { z } from 'zod'
import { getCall, postCall } from '../call.ts'
import { bargainActor, bargainRules, bargainState, bargainView } from './fields.ts'
import { amount, cursor, id, pageOf, pageSize, timestamp, uniqueList } from '../fields.ts'

/** Sellers see a bargain only once its money is held. */
const receivedState = bargainState.exclude(['awaiting_payment'])

const page = { cursor: cursor.optional(), page_size: pageSize.default(20) }

export const received = postCall('/api/v1/order/bargin_list', {
  name: 'bargains.received',
  summary: 'The bargains on my listings, newest first',
  session: 'required',
  safe: true,
  request: z.strictObject({
    states: z.array(receivedState).min(1).max(7).optional(),
    listing_id: id.optional(),
    ...page,
  }),
  response: pageOf(bargainView),
})

export const sent = postCall('/api/v1/order/my_bargain', {
  name: 'bargains.sent',
  summary: 'The bargains that I made, newest first',
  session: 'required',
  safe: true,
  request: z.strictObject({
    states: z.array(bargainState).min(1).max(8).optional(),
    listing_id: id.optional(),
    ...page,
  }),
  response: pageOf(bargainView),
})

export const states = postCall('/api/v1/order/bargain_order_state', {
  name: 'bargains.states',
  summary: 'Where bargains of mine stand now, and the orders that they became',
  session: 'required',
  safe: true,
  request: z.strictObject({
    bargain_ids: uniqueList(z.array(id).min(1).max(50)),
  }),
  response: z.object({
    items: z.array(
      bargainView.pick({
        bargain_id: true,
        state: true,
        counter_price: true,
        amount_due: true,
        deadline_at: true,
        order_id: true,
      }),
    ),
  }),
})

/** Extension: one bargain with its full history. */
export const detail = getCall('/api/ext/bargain/detail', {
  name: 'bargains.detail',
  summary: 'One bargain of mine with its history',
  session: 'required',
  request: z.object({ bargain_id: id }),
  response: z.object({
    bargain: bargainView,
    events: z.array(
      z.object({
        event: z.string(),
        state: bargainState,
        actor: bargainActor,
        price: amount.nullable(),
        reason: z.string().nullable(),
        at: timestamp,
      }),
    ),
    rules: bargainRules,
  }),
})
