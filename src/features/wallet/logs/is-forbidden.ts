import type { CallError } from '#lib/call-result.ts'

const firstAccountCode = 301000
const lastAccountCode = 301013

/** Whether a refusal is about the account itself (section 8), or the site may not be asked for this: trying again helps nobody. */
export function isForbidden(error: CallError): boolean {
  if (error.kind === 'http') return error.status === 401 || error.status === 403
  return error.kind === 'business' && error.code >= firstAccountCode && error.code <= lastAccountCode
}
