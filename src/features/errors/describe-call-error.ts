import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'

/** Describes a failed call to the user (S8.1, S8.2, S8.14). */
export function describeCallError(error: CallError): string {
  if (error.kind === 'business') return error.message
  if (error.kind === 'offline') return error.isWrite ? m.error_offline_unsent() : m.error_offline()
  if (error.kind === 'lost') return m.error_lost()
  if (error.kind === 'unknown') return m.error_unknown()
  return error.status < 500 ? m.error_request() : m.error_server()
}
