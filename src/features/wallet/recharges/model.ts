import type { CallData } from '#contract/call.ts'
import type { rechargeCheck } from '#contract/wallet.ts'

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
