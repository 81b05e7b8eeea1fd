import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, id, timestamp } from './fields.ts'
import { goodsInfo } from './market/goods-fields.ts'
import { orderRole } from './orders/orders.ts'

/**
 * What a user has to do. `pay_order`, `send_offer`, `accept_offer`: on an order, with `about` as its id. `pay_bargain`,
 * `answer_bargain`, `pay_difference`: on a bargain; the last answers a counter, by paying or by refusing.
 * `pay_purchase_order`, `confirm_withdrawal`: on those. `fix_listing`: on a failed listing.
 */
export const taskKind = z.enum([
  'pay_order',
  'send_offer',
  'accept_offer',
  'pay_bargain',
  'answer_bargain',
  'pay_difference',
  'pay_purchase_order',
  'confirm_withdrawal',
  'fix_listing',
])
export type TaskKind = z.output<typeof taskKind>

/** `GET /api/ext/user/events` tells within about a second when most of them begin or end. */
export const list = getCall('/api/ext/tasks/list', {
  name: 'tasks.list',
  summary: 'Everything that waits for me, the nearest deadline first',
  session: 'required',
  request: z.object({}),
  response: z.object({
    items: z.array(
      z.object({
        kind: taskKind,
        about: id,
        /** The caller's side of the trade; null for a withdrawal. */
        role: orderRole.nullable(),
        /** If the order or bargain concerns a listing; the listing itself for `fix_listing`. */
        listing_id: id.nullable(),
        /** Null for a withdrawal. */
        goods_info: goodsInfo.nullable(),
        amount,
        /** When it can no longer be done; null for tasks without a deadline. */
        deadline_at: timestamp.nullable(),
      }),
    ),
    /** Totals by kind, including tasks that do not fit the list. */
    counts: z.record(taskKind, z.int()),
    total: z.int(),
  }),
})
