import type { CallError } from './call-result.ts'

const firstAccountCode = 301000
const lastAccountCode = 301013

/** About the account too, but its person can mend them, and try again then. */
const mendable = new Set<number>([
  301008, // trade preparation is not complete
  301011, // no platform account is bound
  301012, // its inventory is private
  301013, // its API key or trade link has stopped working
])

/** Whether a refusal is one that its person can mend by preparing for trading. */
export const isUnprepared = (error: CallError): error is Extract<CallError, { kind: 'business' }> =>
  error.kind === 'business' && mendable.has(error.code)

/** Whether a refusal is about the account itself (section 8), or the site may not be asked for this: trying again helps nobody. */
export function isForbidden(error: CallError): boolean {
  if (error.kind === 'http') return error.status === 401 || error.status === 403
  if (error.kind !== 'business' || mendable.has(error.code)) return false
  return error.code >= firstAccountCode && error.code <= lastAccountCode
}
