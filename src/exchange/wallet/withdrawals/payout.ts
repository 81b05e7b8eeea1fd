import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { formatAmount } from '#lib/money.ts'
import type { Transaction } from '../../db/connection.ts'
import { payoutAccounts, withdrawals } from '../../db/schema/payments.ts'
import { transact } from '../../db/transact.ts'
import { cashAccount, feesAccount } from '../../ledger/accounts.ts'
import { captureHold } from '../../ledger/holds.ts'
import { logger } from '../../log.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { openAccount } from '../../payout-accounts/accounts.ts'
import type { TransferStatus } from '../../ports/payment.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { findRealName } from '../../real-name/real-names.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { failWithdrawal } from './commands/fail-withdrawal.ts'
import { type LockedWithdrawal, lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './move-withdrawal.ts'
import { maskedAccountOf } from './own-withdrawal.ts'

export const payoutQueue = 'wallet.payout'

/** Should the job be lost, the deadlines' worker takes the withdrawal up after this. */
export const payoutSafetyMs = 30_000
const mostPauseMs = 600_000

const jobSchema = z.object({ withdrawal: z.string().regex(/^\d{1,18}$/) })

/** Works off one job of the outbox. */
export const runPayoutJob = (services: Services, job: { data: unknown }): Promise<void> =>
  advancePayout(services, BigInt(jobSchema.parse(job.data).withdrawal))

/**
 * Takes a confirmed withdrawal one step on. The provider is told to pay once; from then on it is asked, and told again only
 * when it knows nothing of that number: always the same number, with the same contents, so it is one payout however often it
 * is sent. While the outcome is unknown nothing moves.
 */
export async function advancePayout(services: Services, id: bigint): Promise<void> {
  const { db } = services
  const [withdrawal] = await db.select().from(withdrawals).where(eq(withdrawals.id, id))
  if (withdrawal?.state !== 'processing') return
  try {
    const known: TransferStatus =
      withdrawal.attempts > 0 ? await services.payment.findTransfer(withdrawal.outBizNo) : { state: 'not_found' }
    const status = known.state === 'not_found' ? await send(services, withdrawal) : known
    await settle(services, id, status)
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    logger.warn({ withdrawal: id, cause: error.message }, 'the outcome of a payout is not known yet')
    await settle(services, id, { state: 'under_way' })
  }
}

/** The attempt is on record before the provider hears of it: after a crash it is asked first. */
async function send({ db, payment, settings }: Services, withdrawal: WithdrawalRow): Promise<TransferStatus> {
  const { id, userId, outBizNo, amount, fee, payoutAccountId } = withdrawal
  const [account] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.id, payoutAccountId))
  const person = await findRealName(db, settings.secretKey, userId)
  if (!account || !person) throw new Error(`withdrawal ${id} has no account or no holder`)
  await db
    .update(withdrawals)
    .set({ attempts: sql`${withdrawals.attempts} + 1` })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'processing')))
  return payment.transfer({
    outBizNo,
    amount: amount - fee,
    account: openAccount(settings.secretKey, account),
    holder: person.name,
    title: 'Amber withdrawal',
  })
}

async function settle({ db }: Services, id: bigint, status: TransferStatus): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockWithdrawal(tx, id)
    // Another worker may have heard the same.
    if (locked?.withdrawal.state !== 'processing') return
    if (status.state === 'paid' && isExact(locked, status)) return recordPayout(tx, locked, status.transferNo)
    if (status.state === 'refused') {
      const failed = await failWithdrawal(tx, locked, {
        event: 'payout_refused',
        actor: 'provider',
        failure: status.reason,
      })
      return tellOwner(tx, mustMove(failed), 'withdrawal_failed')
    }
    const pause = Math.min(payoutSafetyMs * 2 ** Math.max(locked.withdrawal.attempts - 1, 0), mostPauseMs)
    const dueAt = new Date(locked.now.getTime() + pause)
    await tx.update(withdrawals).set({ dueAt }).where(eq(withdrawals.id, id))
  })
}

/** A payout of another amount under our number is nothing that a program should decide on. */
function isExact({ withdrawal }: LockedWithdrawal, { amount }: { amount: bigint | null }): boolean {
  if (amount === null || amount === withdrawal.amount - withdrawal.fee) return true
  logger.error({ withdrawal: withdrawal.id, paid: amount }, 'a payout of another amount needs looking into')
  return false
}

async function recordPayout(tx: Transaction, locked: LockedWithdrawal, transferNo: string): Promise<void> {
  const { id, provider, amount, fee } = locked.withdrawal
  const paid = mustMove(
    await moveWithdrawal(tx, locked, { event: 'payout_arrived', actor: 'provider', dueAt: null, set: { transferNo } }),
  )
  const reference = `withdrawal:${id}`
  const payout = {
    destination: cashAccount(provider),
    amount: amount - fee,
    reason: 'withdrawal_paid',
    reference,
  } as const
  const kept = { destination: feesAccount(id), amount: fee, reason: 'withdrawal_fee', reference } as const
  await captureHold(tx, { kind: 'withdrawal', referenceId: id }, ...(fee > 0n ? [payout, kept] : [payout]))
  await tellOwner(tx, paid, 'withdrawal_paid')
}

async function tellOwner(
  tx: Transaction,
  { id, userId, amount, payoutAccountId }: WithdrawalRow,
  kind: 'withdrawal_paid' | 'withdrawal_failed',
): Promise<void> {
  const account = await maskedAccountOf(tx, payoutAccountId)
  await sendMail(tx, userId, { kind, subjectId: id, params: { amount: formatAmount(amount), account } })
}

/** The state was read under the lock, so a refusal here is a defect. */
function mustMove(outcome: WithdrawalRow | Refusal): WithdrawalRow {
  if (outcome instanceof Refusal) throw new Error(outcome.message.en, { cause: outcome.extra })
  return outcome
}
