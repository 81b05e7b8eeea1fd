import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { rowsOf } from '../db/rows.ts'
import { orders } from '../db/schema/orders.ts'
import { transact } from '../db/transact.ts'
import { logger } from '../log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import { advanceOrder } from './commands/advance-order.ts'
import { dueTime, nextAfterlook } from './due-time.ts'
import { lockOrders } from './lock-orders.ts'
import { observeDelivery } from './observe-delivery.ts'
import { orderMachine } from './states.ts'
import { withdrawOverdueOffers } from './withdraw-overdue-offers.ts'

const batchSize = 20
/** Should a worker die with an order in hand, another one takes it after this. */
const leaseSeconds = 15

/**
 * One round of the orders' worker: takes the orders whose time has come and advances each. Any number of workers may run
 * it; a row that one has claimed is invisible to the others until its lease ends.
 *
 * @returns how many orders were looked at.
 */
export async function advanceDueOrders(services: Services): Promise<number> {
  const claimed = await rowsOf<{ id: string }>(
    services.db,
    sql`update orders set due_at = amber_now() + make_interval(secs => ${leaseSeconds})
      where id in (
        select id from orders where due_at <= amber_now() order by due_at limit ${batchSize} for update skip locked
      ) returning id::text as id`,
  )
  for (const { id } of claimed) await advance(services, BigInt(id))
  return claimed.length
}

async function advance(services: Services, orderId: bigint): Promise<void> {
  try {
    const delivery = await withdrawOverdueOffers(services, orderId, await observeDelivery(services, orderId))
    await transact(services.db, async (tx) => {
      await advanceOrder(tx, services.settings, orderId, delivery)
      await scheduleNextLook(tx, services, orderId)
    })
  } catch (error) {
    // The lease brings the order back; money never moves on what is not known.
    if (error instanceof ServiceUnavailable)
      logger.warn({ orderId, cause: error.message }, 'delivery could not be observed')
    else logger.error({ orderId, error }, 'order could not be advanced')
  }
}

/** Replaces the lease of an order that stayed where it was by its usual pause; one that came to nothing is watched on for a while. */
async function scheduleNextLook(tx: Transaction, { settings }: Services, orderId: bigint): Promise<void> {
  const [locked] = await lockOrders(tx, settings, [orderId])
  if (!locked) return
  const { order, now } = locked
  // One that has just ended has its next look already, if any.
  if (orderMachine.final.includes(order.state) && (!order.dueAt || !order.endedAt)) return
  const { state, deadlineAt } = order
  const since = order.deliveredAt ?? order.offerSeenAt ?? order.paidAt ?? order.createdAt
  const dueAt = order.endedAt ? nextAfterlook(order.endedAt, now) : dueTime({ state, since, deadlineAt }, now)
  await tx.update(orders).set({ dueAt }).where(eq(orders.id, orderId))
}
