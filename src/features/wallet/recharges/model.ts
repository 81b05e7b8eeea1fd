import type { CallData } from '#contract/call.ts'
import type { rechargeCheck } from '#contract/wallet.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { stringifySearch } from '#lib/search-codec.ts'

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

/** The least that can be recharged, in yuan: the exchange refuses less. */
export const leastRecharge = '1.00'

interface Shortage {
  /** Of the wallet. */
  path: string
  /** What is missing. */
  missing: string
  /** The page of this site that it is missing on. */
  back: string
}

/** Where a recharge of what is missing begins, and leads back from once it is paid. */
export function rechargeHref({ path, missing, back }: Shortage): string {
  const [least, wanted] = [parseAmount(leastRecharge), parseAmount(missing)]
  return path + stringifySearch({ recharge: 'new', amount: formatAmount(wanted > least ? wanted : least), back })
}

/** What the exchange takes of a path. */
const longestPath = 300

/** Where the payment app's own page sends the browser afterwards: to the recharge, and on to what it was for. */
export function returnPathOf({ path, back }: { path: string; back: string | undefined }): string {
  const whole = path + stringifySearch({ recharge: 'latest', back })
  return whole.length <= longestPath ? whole : path + stringifySearch({ recharge: 'latest' })
}
