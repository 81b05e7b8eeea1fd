import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { endSessions as call } from '#contract/accounts/user-security.ts'
import type { Transaction } from '../../db/connection.ts'
import type { SignedInContext } from '../../http/context.ts'
import { type Refusal, refusals } from '../../refusal.ts'
import { endAllSessions } from '../end-all-sessions.ts'
import { endSessions } from '../sessions.ts'

/** Ends one of the caller's sessions, even the current one, or all others. Another user's session is not found. */
export async function endOwnSessions(
  tx: Transaction,
  { caller: { userId, sessionId } }: SignedInContext,
  request: CallRequest<typeof call>,
): Promise<CallAnswer<typeof call> | Refusal> {
  if ('all_others' in request) {
    return { ended: await endAllSessions(tx, { userId, reason: 'ended_elsewhere', except: sessionId }) }
  }
  const wanted = BigInt(request.session_id)
  const reason = wanted === sessionId ? 'signed_out' : 'ended_elsewhere'
  const ended = await endSessions(tx, { userId, reason, sessionId: wanted })
  return ended > 0 ? { ended } : refusals.notFound()
}
