import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, cursor, id, pageOf, pageSize, queryInt, queryPageSize, timestamp } from './fields.ts'
import { listingRule } from './price-rules/price-rule.ts'
import { itemRefusal, saleActions } from './selling.ts'
import { maxJobItems } from './words.ts'

export const listingJobKind = z.enum(['list', 'reprice', 'take_down', 'retry'])
export type ListingJobKind = z.output<typeof listingJobKind>
/** `stopped`: by its user; the remaining items were skipped. */
export const listingJobState = z.enum(['running', 'done', 'stopped'])
export type ListingJobState = z.output<typeof listingJobState>
/** `unchanged`: already in the requested state. `skipped`: the job was stopped before reaching it. */
export const listingJobItemState = z.enum(['waiting', 'done', 'unchanged', 'failed', 'skipped'])
export type ListingJobItemState = z.output<typeof listingJobItemState>

const job = z.object({
  job_id: id,
  kind: listingJobKind,
  state: listingJobState,
  total: z.int(),
  waiting: z.int(),
  done: z.int(),
  unchanged: z.int(),
  failed: z.int(),
  skipped: z.int(),
  /** The price rule of what it lists; null without one, or once it has been deleted. */
  rule: listingRule.nullable(),
  created_at: timestamp,
  ended_at: timestamp.nullable(),
})

const isOneKind = (items: readonly { action: string }[]) => new Set(items.map(({ action }) => action)).size <= 1

/**
 * Like `inv/set_on_sale` for up to a thousand items, processed in batches: the job continues after the page is left and
 * after a restart. An item or listing of another user refuses the whole call; any other failure is reported per item.
 */
export const create = postCall('/api/ext/selling/jobs/create', {
  name: 'listingJobs.create',
  summary: 'List, reprice, take down or retry up to 1,000 as a job; each ends done or with its reason',
  session: 'required',
  idempotent: true,
  request: z
    .object({
      items: saleActions(maxJobItems).refine(isOneKind, 'one kind of action'),
      /** The caller's price rule that everything listed stays attached to. */
      rule_id: id.optional(),
    })
    .refine(({ items, rule_id }) => rule_id === undefined || items[0]?.action === 'list', {
      path: ['rule_id'],
      message: 'only for listing',
    }),
  response: job,
})

export const list = getCall('/api/ext/selling/jobs/list', {
  name: 'listingJobs.list',
  summary: 'My listing jobs, newest first',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(job),
})

export const detail = getCall('/api/ext/selling/jobs/detail', {
  name: 'listingJobs.detail',
  summary: 'One listing job of mine with its items in their order',
  session: 'required',
  request: z.object({
    job_id: id,
    /** Only items in this state. */
    state: listingJobItemState.optional(),
    cursor: cursor.optional(),
    page_size: queryInt(pageSize).default(100),
  }),
  response: z.object({
    job,
    ...pageOf(
      z.object({
        place: z.int(),
        asset_id: id.nullable(),
        /** The listing of an item that was listed. */
        listing_id: id.nullable(),
        /** Name of the goods and style. */
        name: z.string(),
        price: amount.nullable(),
        /** The price that the new one was worked out from; null if it wasn't. */
        expected_price: amount.nullable(),
        /** Of listed items: whether bargains are allowed. */
        allow_bargain: z.boolean(),
        state: listingJobItemState,
        /** Refusal code of a failed item; 0 otherwise. */
        code: itemRefusal.code,
        message: itemRefusal.message,
        extra: itemRefusal.extra,
      }),
    ).shape,
  }),
})

export const stop = postCall('/api/ext/selling/jobs/stop', {
  name: 'listingJobs.stop',
  summary: 'Stop a listing job: what was done stays, what waits is skipped',
  session: 'required',
  idempotent: true,
  request: z.object({ job_id: id }),
  response: job,
})
