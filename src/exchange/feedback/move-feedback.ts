import { and, eq } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import type { FeedbackAuthor } from '#contract/feedback.ts'
import type { FeedbackState } from '#contract/words.ts'
import type { Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { feedbackMessages, feedbacks } from '../db/schema/feedback.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'
import { type FeedbackEvent, feedbackMachine } from './states.ts'

export interface FeedbackStep {
  event: FeedbackEvent
  actor: FeedbackAuthor
  /** The message; closing may go without one. */
  text?: string
  pictures?: string[]
  /** If set, the feedback must belong to this user. */
  owner?: bigint
}

/** The only way to advance a conversation: locks it, moves it along a declared edge, and stores the message. */
export async function moveFeedback(
  tx: Transaction,
  feedbackId: bigint,
  { event, actor, text, pictures = [], owner }: FeedbackStep,
): Promise<{ state: FeedbackState; userId: bigint } | Refusal> {
  const [feedback] = await tx
    .select()
    .from(feedbacks)
    .where(and(eq(feedbacks.id, feedbackId), owner === undefined ? undefined : eq(feedbacks.userId, owner)))
    .for('update')
  if (!feedback) return refusals.notFound()
  const step = feedbackMachine.step(feedback.state, event, actor, null, new Date(0))
  if (!step.ok) {
    return refuse(codes.stateConflict, 'This feedback is closed.', '该反馈已关闭。', {
      state: feedback.state,
      reason: step.reason,
    })
  }
  await tx
    .update(feedbacks)
    .set({ state: step.to, updatedAt: databaseNow, closedAt: step.to === 'closed' ? databaseNow : null })
    .where(eq(feedbacks.id, feedbackId))
  if (text !== undefined) await tx.insert(feedbackMessages).values({ feedbackId, author: actor, text, pictures })
  return { state: step.to, userId: feedback.userId }
}
