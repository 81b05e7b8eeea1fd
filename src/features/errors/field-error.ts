import { isSessionOver } from '#contract/codes.ts'
import { announceCallError } from '#lib/calls/call-events.ts'
import { businessCodeOf, UpstreamError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'

/** The message to show under the field that a failed call concerns. An expired session is announced as everywhere
 * else. */
export function fieldErrorOf(error: unknown): string | undefined {
  if (!(error instanceof UpstreamError)) return m.error_unknown()
  if (isSessionOver(businessCodeOf(error))) {
    announceCallError(error.error)
    return undefined
  }
  return describeCallError(error.error)
}
