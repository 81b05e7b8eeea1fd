import type { CallData } from '#contract/call.ts'
import type { rechargeCheck } from '#contract/wallet/recharges.ts'
import { returnPathFrom } from '#features/navigation/way-back.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'

export type Recharge = CallData<typeof rechargeCheck>

/** How a recharge stands for the person who looks at it. */
export type RechargePhase =
  /** It can be paid. */
  | 'waiting'
  /** Its time is over, and the provider's word is still out: who has paid in the last second has paid. */
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

/** How soon to ask again, in milliseconds; false when nothing can happen any more. */
export function pollInterval(recharge: Recharge | undefined, now: number): number | false {
  if (!recharge) return false
  const phase = phaseOf(recharge, now)
  if (phase === 'waiting') return waitingMs
  return phase === 'overdue' ? overdueMs : false
}

/** Amounts to pick from, in yuan. */
export const quickAmounts = ['50', '100', '200', '500', '1000'] as const

/** What one recharge can be, in yuan: the exchange refuses less and more. */
export const leastRecharge = '1.00'
export const mostRecharge = '50000.00'

/** How much of what is wanted (decimal strings in yuan) one recharge brings in, and whether it takes more than one. */
export function firstRechargeOf(wanted: string): { amount: string; isPart: boolean } {
  const [least, most, fen] = [parseAmount(leastRecharge), parseAmount(mostRecharge), parseAmount(wanted)]
  if (fen > most) return { amount: mostRecharge, isPart: true }
  return { amount: formatAmount(fen > least ? fen : least), isPart: false }
}

/** Where the payment app's own page sends the browser afterwards: to the recharge, and on to what it was for. */
export function returnPathOf({ path, back }: { path: string; back: string | undefined }): string {
  const whole = path + stringifySearch({ recharge: 'latest', back })
  return returnPathFrom(whole, path + stringifySearch({ recharge: 'latest' }))
}
