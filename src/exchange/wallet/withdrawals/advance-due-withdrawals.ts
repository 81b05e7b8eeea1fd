import { sql } from 'drizzle-orm'
import { formatAmount } from '#lib/money.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { rowsOf } from '../../db/rows.ts'
import { transact } from '../../db/transact.ts'
import { boundedLogger } from '../../bounded-log.ts'
import { mapConcurrently } from '../../jobs/map-concurrently.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { failWithdrawal } from './commands/fail-withdrawal.ts'
import { lockWithdrawal } from './move-withdrawal.ts'
import { advancePayout } from './payout.ts'

/**
 * The whole batch runs concurrently, so that its lease outlives the provider calls and expiries do not wait for them.
 */
const batchSize = 10
/** If a worker dies with a withdrawal in hand, another one takes it after this. */
const leaseSeconds = 30

/**
 * Runs one round: fails withdrawals that were not confirmed in time, and asks the provider about payouts whose outcome
 * is unknown.
 */
export async function advanceDueWithdrawals(services: Services): Promise<number> {
  const claimed = await rowsOf<{ id: string; user_id: string; state: string }>(
    services.db,
    sql`update withdrawals set due_at = amber_now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from withdrawals where due_at <= amber_now() order by due_at limit ${batchSize} for update skip locked
      ) returning id::text as id, user_id::text as user_id, state`,
  )
  await mapConcurrently(claimed, batchSize, async ({ id, user_id, state }) => {
    try {
      if (state === 'processing') await advancePayout(services, BigInt(id))
      else await endUnconfirmed(services, BigInt(id), BigInt(user_id))
    } catch (error) {
      boundedLogger.error({ withdrawal: id, error }, 'withdrawal could not be advanced')
    }
  })
  return claimed.length
}

async function endUnconfirmed({ db }: Services, id: bigint, userId: bigint): Promise<void> {
  await transact(db, async (tx) => {
    // Same lock order as in the person's own commands: their row first.
    await lockPerson(tx, userId)
    const locked = await lockWithdrawal(tx, id)
    if (locked?.withdrawal.state !== 'awaiting_confirmation') return
    const failed = await failWithdrawal(tx, locked, {
      event: 'confirmation_overdue',
      actor: 'system',
      failure: 'not_confirmed',
    })
    if (failed instanceof Refusal) return
    const params = { amount: formatAmount(failed.amount) }
    await sendMail(tx, userId, { kind: 'withdrawal_not_confirmed', subjectId: id, params })
  })
}
