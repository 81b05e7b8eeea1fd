import { z } from 'zod'
import { getCall } from './call.ts'
import { amount, id, timestamp } from './fields.ts'
import { goodsInfo } from './market/goods-fields.ts'

/**
 * What a person has to do. `pay_order`, `send_offer`, `accept_offer`: of an order, `about` is its id. `pay_bargain`,
 * `answer_bargain`, `pay_difference`: of a bargain; the last answers a counter, by paying or by refusing. `pay_purchase_order`,
 * `confirm_withdrawal`: of those. `fix_listing`: of a listing that failed.
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

/**
 * Of the market's event feed, `sold` of a listing of one's own begins a `send_offer`, and `listed`, `cancelled` or `sold` of
 * a `listing_id` among the tasks ends or changes one. All else happens between two people and is in no public feed: it is
 * found by asking again.
 */
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
        /** Where the order or the bargain is about one; the listing itself for `fix_listing`. */
        listing_id: id.nullable(),
        /** Null for a withdrawal. */
        goods_info: goodsInfo.nullable(),
        amount,
        /** When it can't be done any more; null for what only waits. */
        deadline_at: timestamp.nullable(),
      }),
    ),
    /** All of them by kind, those that the list has no room for counted in. */
    counts: z.record(taskKind, z.int()),
    total: z.int(),
  }),
})
