import type { WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import type { RechargeState, WithdrawalState } from '#contract/words.ts'
import type { BadgeProps } from '#design/ui/data/badge.tsx'
import * as m from '#paraglide/messages.js'

type Shown = readonly [name: () => string, tone: NonNullable<BadgeProps['tone']>]

const rechargeStates: Record<RechargeState, Shown> = {
  created: [m.wallet_recharge_created, 'warning'],
  paid: [m.wallet_recharge_paid, 'positive'],
  closed: [m.wallet_recharge_closed, 'neutral'],
}

const withdrawalStates: Record<WithdrawalState, Shown> = {
  awaiting_confirmation: [m.wallet_withdrawal_awaiting, 'warning'],
  processing: [m.wallet_withdrawal_processing, 'info'],
  paid: [m.wallet_withdrawal_paid, 'positive'],
  failed: [m.wallet_withdrawal_failed, 'negative'],
}

const failures: Record<WithdrawalFailure, () => string> = {
  cancelled: m.wallet_failure_cancelled,
  not_confirmed: m.wallet_failure_not_confirmed,
  account_unknown: m.wallet_failure_account_unknown,
  holder_differs: m.wallet_failure_holder_differs,
  account_blocked: m.wallet_failure_account_blocked,
  limit_exceeded: m.wallet_failure_limit_exceeded,
  refused: m.wallet_failure_refused,
  given_up: m.wallet_failure_given_up,
}

export function describeRechargeState(state: RechargeState) {
  const [name, tone] = rechargeStates[state]
  return { name: name(), tone }
}

/** The state of a withdrawal. One that was cancelled, or never confirmed, does not count as failed. */
export function describeWithdrawalState(state: WithdrawalState, failure: WithdrawalFailure | null) {
  if (failure === 'cancelled') return { name: m.wallet_withdrawal_cancelled(), tone: 'neutral' as const }
  if (failure === 'not_confirmed') return { name: m.wallet_withdrawal_expired(), tone: 'neutral' as const }
  if (failure === 'given_up') return { name: m.wallet_withdrawal_given_up(), tone: 'negative' as const }
  const [name, tone] = withdrawalStates[state]
  return { name: name(), tone }
}

/** Why the money was returned, in a sentence. */
export const describeFailure = (failure: WithdrawalFailure) => failures[failure]()
