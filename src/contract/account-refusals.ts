import type { CallError } from '#lib/calls/call-result.ts'
import { codes } from '#contract/codes.ts'

type Refused = Extract<CallError, { kind: 'business' }>

/** Refusals that their person can do something about and then try again, by what that is: the one list for guards, dialogs and
 * retries. */
export const remedies = {
  /** S8.12 The checklist of the trade preparation. */
  checklist: [codes.tradeNotPrepared, codes.tradeSetupBroken],
  /** S8.13 The platform account, in the settings. */
  settings: [codes.platformNotBound, codes.inventoryPrivate],
  /** S1.8 Before a withdrawal. */
  realName: [codes.realNameNeeded],
  receivingAccount: [codes.receivingAccountMissing],
} as const

const preparing: readonly number[] = [...remedies.checklist, ...remedies.settings]

/** S8.7 to S8.14 Whether a code says something about the account itself. */
export const isAboutAccount = (code: number) => code >= 301000 && code <= 301013

/** Whether a refusal is one that its person can mend by preparing for trading. */
export const isUnprepared = (error: CallError): error is Refused =>
  error.kind === 'business' && preparing.includes(error.code)

/** Whether a refusal is about the account itself, or the site may not be asked for this: trying again helps nobody. */
export function isForbidden(error: CallError): boolean {
  if (error.kind === 'http') return error.status === 401 || error.status === 403
  return error.kind === 'business' && isAboutAccount(error.code) && !isUnprepared(error)
}
