import type { CallData } from '#contract/call.ts'
import type { rechargeCheck } from '#contract/wallet/recharges.ts'
import { returnPathFrom } from '#features/navigation/way-back.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'

export type Recharge = CallData<typeof rechargeCheck>

/** The phase of a recharge, as the person sees it. */
export type RechargePhase =
  /** It can be paid. */
  | 'waiting'
  /** Its time is up, but the provider's answer is pending: a payment in the last second still counts. */
  | 'overdue'
  | 'paid'
  | 'closed'

/** `now` in milliseconds. */
export function phaseOf({ state, expires_at }: Recharge, now: number): RechargePhase {
  if (state !== 'created') return state
  return expires_at * 1000 > now ? 'waiting' : 'overdue'
}

const waitingMs = 2000
const overdueMs = 5000

/** The poll interval in milliseconds; false once it is final. */
export function pollInterval(recharge: Recharge | undefined, now: number): number | false {
  if (!recharge) return false
  const phase = phaseOf(recharge, now)
  if (phase === 'waiting') return waitingMs
  return phase === 'overdue' ? overdueMs : false
}

/** Quick amounts, in yuan. */
export const quickAmounts = ['50', '100', '200', '500', '1000'] as const

/** The limits of one recharge, in yuan; the exchange refuses anything outside. */
export const leastRecharge = '1.00'
export const mostRecharge = '50000.00'

/** The amount of the first recharge towards `wanted` (decimal strings in yuan), and whether more are needed. */
export function firstRechargeOf(wanted: string): { amount: string; isPart: boolean } {
  const [least, most, fen] = [parseAmount(leastRecharge), parseAmount(mostRecharge), parseAmount(wanted)]
  if (fen > most) return { amount: mostRecharge, isPart: true }
  return { amount: formatAmount(fen > least ? fen : least), isPart: false }
}

/** Where the payment app's page redirects afterwards: to the recharge, and from there to what it was for. */
export function returnPathOf({ path, back }: { path: string; back: string | undefined }): string {
  const whole = path + stringifySearch({ recharge: 'latest', back })
  return returnPathFrom(whole, path + stringifySearch({ recharge: 'latest' }))
}
