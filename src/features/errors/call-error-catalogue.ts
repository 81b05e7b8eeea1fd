import { codes } from '#contract/codes.ts'
import { formatSeconds } from '#i18n/format.ts'
import type { CallError } from '#lib/call-result.ts'
import * as m from '#paraglide/messages.js'
import { describeCallError } from './describe-call-error.ts'

/** How a failed call is told to the person at the screen, unless the form it came from shows it at its fields. */
export type Presentation =
  | { show: 'toast'; text: string }
  /** A notice with one button. */
  | { show: 'dialog'; text: string }
  /** The checklist of the trade preparation, with the reason above it. */
  | { show: 'preparation'; text: string }
  /** A question whose yes leads to the settings. */
  | { show: 'settings'; text: string }
  /** The session is over. */
  | { show: 'login' }

type Refusal = Extract<CallError, { kind: 'business' }>

const dialog = (text: string): Presentation => ({ show: 'dialog', text })
const ban =
  (say: (inputs: { date: string }) => string) =>
  ({ message, extra }: Refusal): Presentation => {
    const until = extra?.expire_time
    return dialog(typeof until === 'number' ? say({ date: formatSeconds(until) }) : message)
  }
const preparation = ({ message }: Refusal): Presentation => ({ show: 'preparation', text: message })
const settings = ({ message }: Refusal): Presentation => ({
  show: 'settings',
  text: m.error_cannot_trade({ reason: message }),
})
const login = (): Presentation => ({ show: 'login' })

/** S8.6 to S8.13. Every other code of 301000 to 301013 opens a dialog with the exchange's words, any other code a toast (S8.14). */
const byCode: Record<number, (refusal: Refusal) => Presentation> = {
  [codes.sessionInvalid]: login,
  [codes.sessionEnded]: login,
  [codes.accountFrozen]: () => dialog(m.error_frozen()),
  [codes.featureUnavailable]: () => dialog(m.error_feature_unavailable()),
  [codes.accountClosing]: () => dialog(m.error_closing()),
  [codes.purchaseBanned]: ban(m.error_ban_purchase),
  [codes.saleBanned]: ban(m.error_ban_sale),
  [codes.wantedBanned]: ban(m.error_ban_wanted),
  [codes.supplyBanned]: ban(m.error_ban_supply),
  [codes.tradeNotPrepared]: preparation,
  [codes.tradeSetupBroken]: preparation,
  [codes.platformTradeRestricted]: () => dialog(m.error_trade_restricted()),
  [codes.platformTradeSuspended]: () => dialog(m.error_trade_suspended()),
  [codes.platformNotBound]: settings,
  [codes.inventoryPrivate]: settings,
}

const firstDialogCode = 301000
const lastDialogCode = 301013

export function presentationOf(error: CallError): Presentation {
  if (error.kind !== 'business') return { show: 'toast', text: describeCallError(error) }
  const present = byCode[error.code]
  if (present) return present(error)
  const isDialog = error.code >= firstDialogCode && error.code <= lastDialogCode
  return { show: isDialog ? 'dialog' : 'toast', text: error.message }
}
