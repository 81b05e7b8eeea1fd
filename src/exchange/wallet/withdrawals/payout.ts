import { and, eq, isNull, lte, not, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { isBarred } from '../../accounts/restrictions.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { receivingAccounts, withdrawals } from '../../db/schema/payments.ts'
import { transact } from '../../db/transact.ts'
import { logger } from '../../log.ts'
import { openAccount } from '../../receiving-accounts/accounts.ts'
import type { TransferStatus } from '../../ports/payment.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { findRealName } from '../../real-name/real-names.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { recordPayout, recordRefusal } from './commands/end-payout.ts'
import { type LockedWithdrawal, lockWithdrawal, type WithdrawalRow } from './move-withdrawal.ts'
import { hearingMs, sendingMs } from './states.ts'

export const payoutQueue = 'wallet.payout'

/** If the job is lost, the deadlines' worker picks the withdrawal up after this. */
export const payoutSafetyMs = 30_000
const mostPauseMs = 600_000

const isNotOnItsWay = or(
  isNull(withdrawals.sentAt),
  lte(withdrawals.sentAt, sql`${databaseNow} - make_interval(secs => ${hearingMs / 1000})`),
)

/** A restriction holds back a payout that the provider does not have. One that it has is left to its word. */
const mayGoOut = not(isBarred(withdrawals.userId, 'withdraw'))

const jobSchema = z.object({ withdrawal: z.string().regex(/^\d{1,18}$/) })

/** Runs one job of the outbox. */
export const runPayoutJob = (services: Services, job: { data: unknown }): Promise<void> =>
  advancePayout(services, BigInt(jobSchema.parse(job.data).withdrawal))

/**
 * Advances a confirmed withdrawal by one step. The provider is told to pay once; after that it is asked, and told again
 * only if it does not know the number. Every send uses the same number with the same contents, so it stays one payout.
 * While the outcome is unknown, nothing moves.
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

/**
 * Records the attempt before the provider hears of it. After a crash the provider is therefore asked first, and while
 * it may still be receiving the attempt, nobody sends it again or gives it up; the row lets only one of two concurrent
 * tries through.
 */
async function send({ db, payment, settings }: Services, withdrawal: WithdrawalRow): Promise<TransferStatus> {
  const { id, userId, outBizNo, amount, fee, receivingAccountId } = withdrawal
  const [account] = await db.select().from(receivingAccounts).where(eq(receivingAccounts.id, receivingAccountId))
  const person = await findRealName(db, settings.secretKey, userId)
  if (!account || !person) throw new Error(`withdrawal ${id} has no account or no holder`)
  const [begun] = await db
    .update(withdrawals)
    .set({ attempts: sql`${withdrawals.attempts} + 1`, sentAt: databaseNow })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, 'processing'), isNotOnItsWay, mayGoOut))
    .returning({ sentAt: withdrawals.sentAt })
  // Another worker is sending it, an operator has settled it meanwhile, or its owner may not withdraw at present.
  if (!begun) return { state: 'under_way' }
  return payment.transfer({
    outBizNo,
    amount: amount - fee,
    account: openAccount(settings.secretKey, account),
    holder: person.name,
    title: 'Amber withdrawal',
    notAfter: new Date(begun.sentAt!.getTime() + sendingMs),
  })
}

async function settle({ db }: Services, id: bigint, status: TransferStatus): Promise<void> {
  await transact(db, async (tx) => {
    const locked = await lockWithdrawal(tx, id)
    // Another worker may have got the same answer.
    if (locked?.withdrawal.state !== 'processing') return
    if (status.state === 'paid' && isExact(locked, status)) {
      mustMove(await recordPayout(tx, locked, { actor: 'provider', transferNo: status.transferNo }))
      return
    }
    if (status.state === 'refused') {
      mustMove(await recordRefusal(tx, locked, status.reason))
      return
    }
    const pause = Math.min(payoutSafetyMs * 2 ** Math.max(locked.withdrawal.attempts - 1, 0), mostPauseMs)
    const dueAt = new Date(locked.now.getTime() + pause)
    await tx.update(withdrawals).set({ dueAt }).where(eq(withdrawals.id, id))
  })
}

/** No program should decide about a payout of another amount under our number. */
function isExact({ withdrawal }: LockedWithdrawal, { amount }: { amount: bigint | null }): boolean {
  if (amount === null || amount === withdrawal.amount - withdrawal.fee) return true
  logger.error({ withdrawal: withdrawal.id, paid: amount }, 'a payout of another amount needs looking into')
  return false
}

/** The state was read under the lock, so a refusal here is a bug. */
function mustMove(outcome: WithdrawalRow | Refusal): void {
  if (outcome instanceof Refusal) throw new Error(outcome.message.en, { cause: outcome.extra })
}
