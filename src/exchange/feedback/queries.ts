import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { list, record } from '#contract/feedback.ts'
import { seconds } from '#lib/time/seconds.ts'
import { feedbackMessages, feedbacks } from '../db/schema/feedback.ts'
import type { SignedInContext } from '../http/context.ts'
import { decodeIdCursor, encodeCursor } from '../http/cursor.ts'
import { pictureUrl } from '../pictures/uploads.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'

const newestFirst = 'feedback'

/**
 * A conversation's first message. The outer table is written out: a bare column is rendered without its table and would
 * resolve to the inner one.
 */
const opening = sql<string>`(
  select m.text from feedback_messages m where m.feedback_id = ${feedbacks}.id order by m.id limit 1
)`

const view = (feedback: typeof feedbacks.$inferSelect, text: string) => ({
  feedback_id: feedback.id.toString(),
  topic: feedback.topic,
  state: feedback.state,
  order_id: feedback.orderId?.toString() ?? null,
  shop:
    feedback.shopId === null || feedback.shopReason === null
      ? null
      : { shop_id: feedback.shopId.toString(), reason: feedback.shopReason },
  text,
  created_at: seconds(feedback.createdAt),
  updated_at: seconds(feedback.updatedAt),
})

/** S1.10 A user's conversations with the operators, newest first. */
export async function listFeedbacks(
  { db, caller }: SignedInContext,
  { state, cursor, page_size }: CallRequest<typeof list>,
): Promise<CallAnswer<typeof list> | Refusal> {
  const after = cursor === undefined ? null : decodeIdCursor(newestFirst, cursor)
  if (cursor !== undefined && after === null) return invalidRequest(['cursor'])
  const rows = await db
    .select({ feedback: feedbacks, text: opening })
    .from(feedbacks)
    .where(
      and(
        eq(feedbacks.userId, caller.userId),
        state && eq(feedbacks.state, state),
        after === null ? undefined : lt(feedbacks.id, after),
      ),
    )
    .orderBy(desc(feedbacks.id))
    .limit(page_size + 1)
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return {
    items: shown.map(({ feedback, text }) => view(feedback, text)),
    next_cursor:
      last && rows.length > page_size
        ? encodeCursor(newestFirst, { key: null, id: last.feedback.id.toString() })
        : null,
  }
}

/** S1.10 One conversation of the caller's, oldest message first. */
export async function showFeedback(
  { db, caller }: SignedInContext,
  { feedback_id }: CallRequest<typeof record>,
): Promise<CallAnswer<typeof record> | Refusal> {
  const mine = and(eq(feedbacks.id, BigInt(feedback_id)), eq(feedbacks.userId, caller.userId))
  const [feedback] = await db.select().from(feedbacks).where(mine)
  if (!feedback) return refusals.notFound()
  const messages = await db
    .select()
    .from(feedbackMessages)
    .where(eq(feedbackMessages.feedbackId, feedback.id))
    .orderBy(asc(feedbackMessages.id))
  return {
    feedback: view(feedback, messages[0]!.text),
    messages: messages.map(({ author, text, pictures, at }) => ({
      author,
      text,
      pictures: pictures.map((id) => ({ upload_id: id, url: pictureUrl(id) })),
      at: seconds(at),
    })),
  }
}
