import { isAboutAccount, remedies } from '#contract/account-refusals.ts'
import { codes } from '#contract/codes.ts'
import { formatSeconds } from '#i18n/format.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'
import type { FormField, FormStep, Presentation } from './presentation.ts'

type Refusal = Extract<CallError, { kind: 'business' }>
type Present = (refusal: Refusal) => Presentation

const toast: Present = ({ message }) => ({ show: 'toast', text: message })
const dialog =
  (say?: () => string): Present =>
  ({ message }) => ({ show: 'dialog', text: say?.() ?? message })
const support =
  (say: () => string): Present =>
  () => ({ show: 'support', text: say() })
const ban =
  (say: (inputs: { date: string }) => string): Present =>
  ({ message, extra }) => {
    const until = extra?.expire_time
    return { show: 'dialog', text: typeof until === 'number' ? say({ date: formatSeconds(until) }) : message }
  }
const checklist: Present = ({ message }) => ({ show: 'preparation', text: message })
const confirm: Present = ({ message }) => ({ show: 'settings', text: m.error_cannot_trade({ reason: message }) })
const login: Present = () => ({ show: 'login' })
const fields =
  (at: readonly FormField[], clears: readonly FormField[] = [], renewsCaptcha = false): Present =>
  ({ message }) => ({ show: 'fields', text: message, fields: at, clears, renewsCaptcha })

interface Row {
  /** The form that was sent; without it the row applies to every call. */
  step?: FormStep
  codes: readonly number[] | ((code: number) => boolean)
  present: Present
}

/** S8.3 to S8.14. The first matching row decides how a refusal is presented. A call opts out with `meta: { quiet: true
 * }` on its query or mutation, and presents errors itself. */
const catalogue: readonly Row[] = [
  // S8.3
  {
    step: 'send-sms',
    codes: [codes.codeWrong, codes.codeInvalid],
    present: fields(['captcha'], ['smsCode', 'captcha'], true),
  },
  // S8.4
  { step: 'sms-login', codes: [codes.codeWrong, codes.codeInvalid], present: fields(['smsCode']) },
  // S8.5
  {
    step: 'password-login',
    codes: [codes.phoneOrPasswordWrong],
    present: fields(['phone', 'password'], ['captcha'], true),
  },
  {
    step: 'password-login',
    codes: [codes.codeWrong, codes.codeInvalid],
    present: fields(['captcha'], ['captcha'], true),
  },
  // S8.6
  { codes: [codes.sessionInvalid, codes.sessionEnded], present: login },
  // S8.7 to S8.9
  { codes: [codes.accountClosing], present: dialog(m.error_closing) },
  { codes: [codes.accountFrozen], present: support(m.error_frozen) },
  { codes: [codes.featureUnavailable], present: dialog() },
  // S8.10
  { codes: [codes.purchaseBanned], present: ban(m.error_ban_purchase) },
  { codes: [codes.saleBanned], present: ban(m.error_ban_sale) },
  { codes: [codes.wantedBanned], present: ban(m.error_ban_wanted) },
  { codes: [codes.supplyBanned], present: ban(m.error_ban_supply) },
  // S8.11
  // The server says what can be done about it.
  { codes: [codes.platformTradeRestricted, codes.platformTradeSuspended], present: dialog() },
  // S8.12 and S8.13
  { codes: remedies.checklist, present: checklist },
  { codes: remedies.settings, present: confirm },
  // S8.14
  { codes: isAboutAccount, present: dialog() },
]

/** How an error is presented: S8.1 and S8.2 as a toast, a refusal by its row of the catalogue. */
export function presentationOf(error: CallError, step?: FormStep): Presentation {
  if (error.kind !== 'business') return { show: 'toast', text: describeCallError(error) }
  const isFor = ({ codes }: Row) => (typeof codes === 'function' ? codes(error.code) : codes.includes(error.code))
  const row = catalogue.find((one) => (one.step === undefined || one.step === step) && isFor(one))
  return (row?.present ?? toast)(error)
}
