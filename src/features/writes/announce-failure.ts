import { isAboutSession } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import type { Failure } from './attempt.ts'

/** Reports how a `quiet` write failed to a person who closed the dialog that would have. The end of a session is always
 * reported. */
export function announceFailure({ error }: Failure) {
  if (error.kind !== 'business' || !isAboutSession(error.code)) announceCallError(error)
}
