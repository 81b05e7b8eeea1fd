import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../db/rows.ts'
import { recharges } from '../../db/schema/payments.ts'
import { transact } from '../../db/transact.ts'
import { mapConcurrently } from '../../jobs/map-concurrently.ts'
import { boundedLogger } from '../../bounded-log.ts'
import { logger } from '../../log.ts'
import type { PaymentStatus } from '../../ports/payment.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import type { Services } from '../../services.ts'
import { keepContradiction } from '../contradictions/contradictions.ts'
import { nextPoll } from './due-time.ts'
import { lockRecharge, moveRecharge, type RechargeRow } from './move-recharge.ts'
import { settleRecharge } from './commands/settle-recharge.ts'

/** The whole batch is queried concurrently, so that its lease outlives the calls. */
const batchSize = 10
/** If a worker dies with a recharge in hand, another one takes it after this. */
const leaseSeconds = 30
/** The provider does not know codes that nobody has scanned; this long after expiry nobody can start paying one. */
const graceMs = 60_000

/** Runs one round: asks the provider about recharges that are due, so that money arrives even without a notice. */
export async function advanceDueRecharges(services: Services): Promise<number> {
  const claimed = await rowsOf<{ id: string }>(
    services.db,
    sql`update recharges set due_at = amber_now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from recharges where due_at <= amber_now() order by due_at limit ${batchSize} for update skip locked
      ) returning id::text as id`,
  )
  await mapConcurrently(claimed, batchSize, async ({ id }) => {
    try {
      await advance(services, BigInt(id))
    } catch (error) {
      // The recharge comes back when its lease expires; nothing ends on unknown facts.
      if (error instanceof ServiceUnavailable)
        logger.warn({ recharge: id, cause: error.message }, 'recharge not asked about')
      else boundedLogger.error({ recharge: id, error }, 'recharge could not be advanced')
    }
  })
  return claimed.length
}

async function advance({ db, payment }: Services, id: bigint): Promise<void> {
  const [row] = await db
    .select({ recharge: recharges, now: sql<string>`amber_now()` })
    .from(recharges)
    .where(eq(recharges.id, id))
  if (row?.recharge.state !== 'created') return
  const status = await findEnd(payment, row.recharge, new Date(row.now))
  await transact(db, async (tx) => {
    const locked = await lockRecharge(tx, { id })
    // A notice may have arrived meanwhile.
    if (locked?.recharge.state !== 'created') return
    if (status.state === 'paid') {
      const outcome = await settleRecharge(tx, locked, status)
      if (outcome === 'paid') return
      const { provider, outTradeNo } = locked.recharge
      await keepContradiction(
        tx,
        { tradeNo: status.tradeNo, amount: status.amount, provider, outTradeNo },
        { outcome, rechargeId: id },
      )
    }
    // A recharge paid in a way that was not asked for is over as well: operators deal with the payment.
    if ((status.state === 'closed' || status.state === 'paid') && locked.recharge.expiresAt <= locked.now) {
      await moveRecharge(tx, locked, { event: 'close', actor: 'system' })
      return
    }
    await tx
      .update(recharges)
      .set({ dueAt: nextPoll(locked.recharge, locked.now) })
      .where(eq(recharges.id, id))
  })
}

/** How a recharge stands at the provider; an overdue one is closed there first, so that nobody pays it afterwards. */
async function findEnd(
  payment: Services['payment'],
  { outTradeNo, expiresAt }: RechargeRow,
  now: Date,
): Promise<PaymentStatus | { state: 'closed' }> {
  const status = await payment.findPayment(outTradeNo)
  if (status.state === 'not_found' && now.getTime() > expiresAt.getTime() + graceMs) return { state: 'closed' }
  if (status.state === 'waiting' && expiresAt <= now && (await payment.closePayment(outTradeNo)) === 'closed')
    return { state: 'closed' }
  return status
}
