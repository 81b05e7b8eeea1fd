import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, cursor, id, pageOf, queryFlag, queryPageSize, timestamp } from './fields.ts'

/** What earns a gift: once, or as often or as much as the activity's goal says while it runs. */
export const activityStepKind = z.enum(['verify_name', 'bind_platform', 'recharge', 'buy', 'sell'])
export type ActivityStepKind = z.output<typeof activityStepKind>

/** `money`: claimed at the press of a button; `code`: claimed with a code handed out by the operators. */
export const giftKind = z.enum(['money', 'code'])
export type GiftKind = z.output<typeof giftKind>

const activityPhase = z.enum(['upcoming', 'running', 'ended'])

export const list = getCall('/api/ext/activity/list', {
  name: 'activities.list',
  summary:
    'Activities of the operators with how far the one who asks has come: running, upcoming and ended ones, newest first',
  session: 'optional',
  request: z.object({
    running_only: queryFlag.default(false),
    cursor: cursor.optional(),
    page_size: queryPageSize.default(20),
  }),
  response: pageOf(
    z.object({
      activity_id: id,
      name: z.string(),
      text: z.string(),
      starts_at: timestamp,
      ends_at: timestamp,
      phase: activityPhase,
      steps: z.array(
        z.object({
          kind: activityStepKind,
          /** An amount if the step is about money, else a count. */
          goal: z.string(),
          /** In the unit of `goal`; null for a visitor, whose progress is unknown. */
          reached: z.string().nullable(),
          is_done: z.boolean(),
        }),
      ),
      /** `left`: how many more people can get it; null when unlimited. */
      gift: z.object({ kind: giftKind, amount, left: z.int().nullable() }),
      /** When the caller got it; null before that. */
      granted_at: timestamp.nullable(),
    }),
  ),
})

export const exchangeGift = postCall('/api/ext/activity/exchange_gift', {
  name: 'activities.exchangeGift',
  summary:
    "Take the gift of an activity whose steps are done: once a person, into the balance. Codes go to the codes' own call",
  session: 'required',
  idempotent: true,
  request: z.object({ activity_id: id }),
  response: z.object({ gift_id: id, amount, balance: amount, granted_at: timestamp }),
})

export const gifts = getCall('/api/ext/activity/gifts', {
  name: 'activities.gifts',
  summary: 'The gifts that I have got, newest first',
  session: 'required',
  request: z.object({ cursor: cursor.optional(), page_size: queryPageSize.default(20) }),
  response: pageOf(
    z.object({ gift_id: id, activity_id: id, name: z.string(), kind: giftKind, amount, granted_at: timestamp }),
  ),
})
