import type { PaymentActor, WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import type { Transaction } from '../../../db/connection.ts'
import { releaseHold } from '../../../ledger/holds.ts'
import { Refusal } from '../../../refusal.ts'
import { type LockedWithdrawal, moveWithdrawal, type WithdrawalRow } from '../move-withdrawal.ts'
import type { WithdrawalEvent } from '../states.ts'

export interface Failing {
  event: Extract<WithdrawalEvent, 'cancel' | 'confirmation_overdue' | 'payout_refused' | 'give_up'>
  actor: PaymentActor
  failure: WithdrawalFailure
}

/** Ends a locked withdrawal without a payout: all its money is available again, the fee included. */
export async function failWithdrawal(
  tx: Transaction,
  locked: LockedWithdrawal,
  { event, actor, failure }: Failing,
): Promise<WithdrawalRow | Refusal> {
  const moved = await moveWithdrawal(tx, locked, { event, actor, reason: failure, dueAt: null, set: { failure } })
  if (!(moved instanceof Refusal)) await releaseHold(tx, { kind: 'withdrawal', referenceId: moved.id })
  return moved
}
