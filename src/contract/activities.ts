import { z } from 'zod'
import { getCall, postCall } from './call.ts'
import { amount, cursor, id, pageOf, queryFlag, queryPageSize, timestamp } from './fields.ts'

/** What has to be done for a gift: once, or within the activity's time as often or as much as its goal says. */
export const activityStepKind = z.enum(['verify_name', 'bind_platform', 'recharge', 'buy', 'sell'])
export type ActivityStepKind = z.output<typeof activityStepKind>

/** `money`: at the press of a button; `code`: for a code that the operators have handed out. */
export const giftKind = z.enum(['money', 'code'])
export type GiftKind = z.output<typeof giftKind>

const activityPhase = z.enum(['upcoming', 'running', 'ended'])

export const list = getCall('/api/ext/activity/list', {
  name: 'activities.list',
  summary: 'Activities of the operators, newest first, with how far the one who asks has come',
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
          /** An amount where the step is about money, else a count. */
          goal: z.string(),
          /** As `goal`; null for a visitor, of whom nothing is known. */
          reached: z.string().nullable(),
          is_done: z.boolean(),
        }),
      ),
      /** `left`: how many people can still have it; null where there is enough for everybody. */
      gift: z.object({ kind: giftKind, amount, left: z.int().nullable() }),
      /** When the one who asks got it; null before. */
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
