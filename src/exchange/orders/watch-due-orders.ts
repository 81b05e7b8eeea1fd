import { performance } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import { transact } from '../db/transact.ts'
import { eachAtOnce } from '../jobs/each-at-once.ts'
import { boundedLogger } from '../bounded-log.ts'
import { logger } from '../log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import { askOncePerKey } from './ask-once-per-key.ts'
import { claimOrders, isWatched } from './claim-orders.ts'
import { advanceOrder } from './commands/advance-order.ts'
import { nextPoll, pauseAfterOutage } from './due-time.ts'
import { isUnchanged } from './is-unchanged.ts'
import { lockOrders } from './lock-orders.ts'
import { observe } from './observe-delivery.ts'
import { type Parties, readPartiesOf } from './parties.ts'
import { type PutOff, putOff } from './put-off.ts'
import { withdrawOverdueOffers } from './offers/withdraw-overdue-offers.ts'

const batchSize = 100
/** Orders of a batch that are looked at side by side: most of a look is waiting for the platform. */
const atOnce = 16
/** No call to the platform begins later than this into a round. Seconds. */
const lookSeconds = 40
/** Outlives a look and the last call that it makes, so that no order is in two hands. Seconds. */
export const watchLease = 60

/**
 * One round of the orders' watch: takes orders whose next look has come, asks the platform about them and takes each as far
 * as its word goes. Any number of workers may run it.
 *
 * @returns how many orders were looked at.
 */
export async function watchDueOrders(services: Services): Promise<number> {
  const { db } = services
  const { ids, now } = await claimOrders(db, { which: isWatched, limit: batchSize, leaseSeconds: watchLease })
  if (ids.length === 0) return 0
  const began = performance.now()
  const passed = () => performance.now() - began
  const all = await readPartiesOf(services, ids)
  const mayAsk = () => passed() < lookSeconds * 1000
  const round: Round = {
    services,
    askingOnce: { ...services, platform: askOncePerKey(services.platform, all, mayAsk) },
    mayAsk,
    asOf: now,
    now: () => new Date(now.getTime() + passed()),
  }
  const outcomes = await eachAtOnce(all, atOnce, (parties) => look(round, parties))
  await putOff(
    db,
    outcomes.filter((outcome) => outcome !== null),
  )
  return ids.length
}

interface Round {
  services: Services
  /** The same, but for offers that are listed once for all orders of their key. */
  askingOnce: Services
  mayAsk(): boolean
  /** The database's time before the first question of this round. */
  asOf: Date
  /** The database's time. */
  now(): Date
}

/** Answers when to look next at an order that stays where it is; null where that is settled. */
async function look({ services, askingOnce, mayAsk, asOf, now }: Round, parties: Parties): Promise<PutOff | null> {
  const { order } = parties
  try {
    const seen = await observe(askingOnce, parties)
    if (isUnchanged(order, seen, asOf)) return { id: order.id, state: order.state, dueAt: nextPoll(order, now()) }
    const isOverdue = order.deadlineAt !== null && order.deadlineAt <= now()
    const delivery = isOverdue ? await withdrawOverdueOffers(services, order.id, seen, mayAsk) : seen
    await transact(services.db, async (tx) => {
      await advanceOrder(tx, services.settings, order.id, { delivery, asOf })
      await scheduleNextLook(tx, services, order.id)
    })
    return null
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) {
      // The lease brings the order back.
      boundedLogger.error({ orderId: order.id, error }, 'order could not be advanced')
      return null
    }
    // Money never moves on what is not known.
    logger.warn({ orderId: order.id, cause: error.message }, 'delivery could not be observed')
    return { id: order.id, state: order.state, dueAt: new Date(now().getTime() + pauseAfterOutage(error.retryAfter)) }
  }
}

/** Replaces the lease of an order by its usual pause; one that came to nothing is watched on for a while. */
async function scheduleNextLook(tx: Transaction, { settings }: Services, orderId: bigint): Promise<void> {
  const [locked] = await lockOrders(tx, settings, [orderId])
  if (!locked) return
  const { order, now } = locked
  // One that has just ended has its next look already, if any.
  if (order.endedAt && !order.dueAt) return
  await tx
    .update(orders)
    .set({ dueAt: nextPoll(order, now) })
    .where(eq(orders.id, orderId))
}
