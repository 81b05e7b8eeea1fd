import { eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { reply } from '#contract/feedback.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Transaction } from '../../db/connection.ts'
import { feedbackMessages } from '../../db/schema/feedback.ts'
import type { SignedInContext } from '../../http/context.ts'
import { attachUploads } from '../../pictures/uploads.ts'
import { Refusal } from '../../refusal.ts'
import { moveFeedback } from '../move-feedback.ts'
import { conversationFull, pictureGone } from '../refusals.ts'

/** A conversation is read as a whole, so it has to end somewhere. Operators may still answer. */
const maxMessages = 200

/** Counts a reply against its writer's limit, outside the transaction that it may be refused in. */
export const countReply = async ({ db, caller }: SignedInContext) =>
  (await consumeLimits(db, [[limits.replyByUser, String(caller.userId)]])) ?? {}

/** S1.10 Adds a message to a conversation of the caller's, which stays locked while its messages are counted. */
export async function replyToFeedback(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { feedback_id, text, pictures }: CallRequest<typeof reply>,
): Promise<CallAnswer<typeof reply> | Refusal> {
  const moved = await moveFeedback(tx, BigInt(feedback_id), {
    event: 'write',
    actor: 'user',
    text,
    pictures,
    owner: userId,
  })
  if (moved instanceof Refusal) return moved
  const ofConversation = eq(feedbackMessages.feedbackId, BigInt(feedback_id))
  if ((await tx.$count(feedbackMessages, ofConversation)) > maxMessages) return conversationFull()
  return (await attachUploads(tx, userId, pictures)) ? { state: moved.state } : pictureGone()
}
