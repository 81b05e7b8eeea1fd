import { remedies } from '#contract/account-refusals.ts'
import type { CallData } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { withdrawCheck, withdrawDetail } from '#contract/wallet/withdrawals.ts'
import type { CallError } from '#lib/calls/call-result.ts'
import { digitsOf } from '#lib/text/half-width.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'

export type Terms = CallData<typeof withdrawCheck>
export type Withdrawal = CallData<typeof withdrawDetail>['withdrawal']
export type WithdrawalEvent = CallData<typeof withdrawDetail>['events'][number]

/** The amount for fetching the terms before one is typed: the smallest possible. */
export const probeAmount = '0.01'

/** Refusals of the amount, which another amount could fix. */
const amountCodes: ReadonlySet<number> = new Set([
  codes.amountTooSmall,
  codes.amountTooLarge,
  codes.dailyLimitReached,
  codes.balanceTooLow,
  codes.notWithdrawableYet,
])

/** Prevents withdrawing any amount. */
export type Obstacle =
  /** Resolved elsewhere: `real-name` in the settings, `account` among the receiving accounts. */
  { kind: 'real-name' | 'account' } | { kind: 'other'; message: string }

export function obstacleOf({ reasons, limits }: Terms): Obstacle | null {
  const reason = reasons.find(({ code }) => !amountCodes.has(code))
  if (reason && isOf(remedies.realName, reason.code)) return { kind: 'real-name' }
  if (reason && isOf(remedies.receivingAccount, reason.code)) return { kind: 'account' }
  if (reason) return { kind: 'other', message: reason.message }
  const spent = reasons.find(({ code }) => code === codes.dailyLimitReached)
  return spent && limits.daily_count_left === 0 ? { kind: 'other', message: spent.message } : null
}

const isOf = (remedy: readonly number[], code: number) => remedy.includes(code)

/** The first problem with the amount, in the exchange's words. */
export const amountFaultOf = ({ reasons }: Terms) => reasons.find(({ code }) => amountCodes.has(code))?.message

/** The most that can be withdrawn at once now, as a decimal string; null if below the minimum. */
export function mostOf({ withdrawable, limits }: Terms): string | null {
  const bounds = [withdrawable, limits.maximum, limits.daily_left].map(parseAmount)
  const most = bounds.reduce((least, bound) => (bound < least ? bound : least))
  return most < parseAmount(limits.minimum) ? null : formatAmount(most)
}

/** Whether an amount is beyond what can be withdrawn at once, known without asking the exchange. */
export function boundOf(terms: Terms, amount: string): { most: string } | { least: string } | null {
  const most = mostOf(terms) ?? terms.withdrawable
  if (parseAmount(amount) > parseAmount(most)) return { most }
  const least = terms.limits.minimum
  return parseAmount(amount) < parseAmount(least) ? { least } : null
}

/** The part of the available balance that came in too recently to be withdrawn; null if zero. */
export function waitingOf({ available, withdrawable }: Pick<Terms, 'available' | 'withdrawable'>): string | null {
  const rest = parseAmount(available) - parseAmount(withdrawable)
  return rest > 0n ? formatAmount(rest) : null
}

const overCodes: ReadonlySet<number> = new Set([
  codes.termsChanged,
  codes.balanceTooLow,
  codes.notWithdrawableYet,
  codes.dailyLimitReached,
])

/** Whether a refusal means that the shown terms no longer hold, or the money is gone. */
export const areTermsOver = (error: CallError) => error.kind === 'business' && overCodes.has(error.code)

const processingMs = 2000
const waitingMs = 10_000

/** The poll interval for a withdrawal in milliseconds; false once it is final. */
export function pollInterval(withdrawal: Withdrawal | undefined): number | false {
  if (withdrawal?.state === 'processing') return processingMs
  return withdrawal?.state === 'awaiting_confirmation' ? waitingMs : false
}

const overdueMs = 5000

/**
 * The same for withdrawals that wait for their code: at the end of the first one's time, and then until it is gone, as
 * the exchange takes a moment to end it. `now` in milliseconds.
 */
export function openPollInterval(open: readonly Pick<Withdrawal, 'confirm_before'>[], now: number): number | false {
  const left = Math.min(...open.map(({ confirm_before }) => (confirm_before ?? Infinity) * 1000)) - now
  if (left === Infinity) return false
  return left > 0 ? left : overdueMs
}

/** Cleans the input of an SMS code. */
export const cleanCode = (text: string) => digitsOf(text).slice(0, 4)
