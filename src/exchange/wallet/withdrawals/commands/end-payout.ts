import { formatAmount } from '#lib/money.ts'
import type { PaymentActor, WithdrawalFailure } from '#contract/wallet/withdrawals.ts'
import type { Transaction } from '../../../db/connection.ts'
import { cashAccount, feesAccount } from '../../../ledger/accounts.ts'
import { captureHold } from '../../../ledger/holds.ts'
import { sendMail } from '../../../mail/send-mail.ts'
import { Refusal } from '../../../refusal.ts'
import { type LockedWithdrawal, moveWithdrawal, type WithdrawalRow } from '../move-withdrawal.ts'
import { maskedAccountOf } from '../own-withdrawal.ts'
import { type Failing, failWithdrawal } from './fail-withdrawal.ts'

/** Ends a locked withdrawal whose payout has arrived: the held money leaves the market, the fee is earned. */
export async function recordPayout(
  tx: Transaction,
  locked: LockedWithdrawal,
  { actor, transferNo }: { actor: PaymentActor; transferNo: string },
): Promise<WithdrawalRow | Refusal> {
  const { id, provider, amount, fee } = locked.withdrawal
  const paid = await moveWithdrawal(tx, locked, { event: 'payout_arrived', actor, dueAt: null, set: { transferNo } })
  if (paid instanceof Refusal) return paid
  const reference = `withdrawal:${id}`
  const payout = {
    destination: cashAccount(provider),
    amount: amount - fee,
    reason: 'withdrawal_paid',
    reference,
  } as const
  const kept = { destination: feesAccount(id), amount: fee, reason: 'withdrawal_fee', reference } as const
  await captureHold(tx, { kind: 'withdrawal', referenceId: id }, ...(fee > 0n ? [payout, kept] : [payout]))
  await notifyOwner(tx, paid, 'withdrawal_paid', amount - fee)
  return paid
}

/** Ends a locked withdrawal whose payout the provider has refused for good: all its money is available again. */
export const recordRefusal = (tx: Transaction, locked: LockedWithdrawal, failure: WithdrawalFailure) =>
  giveBack(tx, locked, { event: 'payout_refused', actor: 'provider', failure })

/**
 * Ends a locked withdrawal on an operator's behalf, unless the provider may be receiving it right now: it is never sent
 * again.
 */
export const giveUpPayout = (tx: Transaction, locked: LockedWithdrawal) =>
  giveBack(tx, locked, { event: 'give_up', actor: 'operator', failure: 'given_up' })

async function giveBack(tx: Transaction, locked: LockedWithdrawal, failing: Failing): Promise<WithdrawalRow | Refusal> {
  const failed = await failWithdrawal(tx, locked, failing)
  if (!(failed instanceof Refusal)) await notifyOwner(tx, failed, 'withdrawal_failed', failed.amount)
  return failed
}

async function notifyOwner(
  tx: Transaction,
  { id, userId, receivingAccountId }: WithdrawalRow,
  kind: 'withdrawal_paid' | 'withdrawal_failed',
  amount: bigint,
): Promise<void> {
  const account = await maskedAccountOf(tx, receivingAccountId)
  await sendMail(tx, userId, { kind, subjectId: id, params: { amount: formatAmount(amount), account } })
}
