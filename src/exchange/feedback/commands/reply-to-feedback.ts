import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { reply } from '#contract/feedback.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { attachUploads } from '../../pictures/uploads.ts'
import { Refusal } from '../../refusal.ts'
import { moveFeedback } from '../move-feedback.ts'
import { pictureGone } from '../refusals.ts'

/** S1.10 Adds a message to a conversation of the caller's. */
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
  return (await attachUploads(tx, userId, pictures)) ? { state: moved.state } : pictureGone()
}
