import { type CallError, isUnanswered } from '#lib/calls/call-result.ts'
import { codes } from '#contract/codes.ts'

type Refused = Extract<CallError, { kind: 'business' }>

/**
 * Refusals that the user can fix before trying again, grouped by remedy. The single list for guards, dialogs and
 * retries.
 */
export const remedies = {
  /** S8.12 The trade preparation checklist. */
  checklist: [codes.tradeNotPrepared, codes.tradeSetupBroken],
  /** S8.13 The platform account, in the settings. */
  settings: [codes.platformNotBound, codes.inventoryPrivate],
  /** S1.8 Needed before a withdrawal. */
  realName: [codes.realNameNeeded],
  receivingAccount: [codes.receivingAccountMissing],
} as const

const preparing: readonly number[] = [...remedies.checklist, ...remedies.settings]

/** S8.7 to S8.14 Whether a code concerns the account itself. */
export const isAboutAccount = (code: number) => code >= 301000 && code <= 301013

/** Whether the user can fix this refusal by completing trade preparation. */
export const isUnprepared = (error: CallError): error is Refused =>
  error.kind === 'business' && preparing.includes(error.code)

/** Whether a refusal concerns the account itself, or the site lacks permission for the call: retrying does not help. */
export function isForbidden(error: CallError): boolean {
  if (error.kind === 'http') return error.status === 401 || error.status === 403
  return error.kind === 'business' && isAboutAccount(error.code) && !isUnprepared(error)
}

/**
 * Whether the exchange is away, or says that it cannot reach its books or an outside service: the same may succeed
 * later.
 */
export const isAway = (error: CallError): boolean =>
  isUnanswered(error) || (error.kind === 'business' && error.code === codes.serviceUnavailable)
