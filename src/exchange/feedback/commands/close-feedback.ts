import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { close } from '#contract/feedback.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { moveFeedback } from '../move-feedback.ts'

/** S1.10 Closes a conversation of the caller's. */
export async function closeFeedback(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { feedback_id }: CallRequest<typeof close>,
): Promise<CallAnswer<typeof close> | Refusal> {
  const moved = await moveFeedback(tx, BigInt(feedback_id), { event: 'close', actor: 'user', owner: userId })
  return moved instanceof Refusal ? moved : { state: moved.state }
}
