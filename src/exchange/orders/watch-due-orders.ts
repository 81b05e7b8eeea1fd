import { performance } from 'node:perf_hooks'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { orders } from '../db/schema/orders.ts'
import { transact } from '../db/transact.ts'
import { mapConcurrently } from '../jobs/map-concurrently.ts'
import { boundedLogger } from '../bounded-log.ts'
import { logger } from '../log.ts'
import { ServiceUnavailable } from '../ports/service-unavailable.ts'
import type { Services } from '../services.ts'
import { askOncePerKey } from './ask-once-per-key.ts'
import { claimOrders, isWatched } from './claim-orders.ts'
import { advanceOrder, isUndelivered } from './commands/advance-order.ts'
import { passToSeller } from './commands/pass-to-seller.ts'
import { nextPoll, pauseAfterOutage } from './due-time.ts'
import { isUnchanged } from './is-unchanged.ts'
import { lockOrders } from './lock-orders.ts'
import { lookAtLinks } from './look-at-links.ts'
import { type Delivery, observe, observeDelivery } from './observe-delivery.ts'
import { type Parties, readPartiesOf } from './parties.ts'
import { type PutOff, putOff } from './put-off.ts'
import { withdrawOverdueOffers } from './offers/withdraw-overdue-offers.ts'

const batchSize = 100
/** Orders of a batch that are processed concurrently: most of the time goes into waiting for the platform. */
const atOnce = 16
/** No platform call starts later than this into a round. Seconds. */
const lookSeconds = 40
/** Outlives a round and its last call, so that no two workers hold the same order. Seconds. */
export const watchLease = 60

/**
 * Runs one round of the order watch: claims orders that are due, asks the platform about them and advances each as far
 * as the answer allows. Any number of workers may run it.
 *
 * @returns the number of orders polled.
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
  const outcomes = await mapConcurrently(all, atOnce, (parties) => look(round, parties))
  await putOff(
    db,
    outcomes.filter((outcome) => outcome !== null),
  )
  return ids.length
}

interface Round {
  services: Services
  /** The same services, but each key's offers are listed once for all of its orders. */
  askingOnce: Services
  mayAsk(): boolean
  /** The database time before the first platform call of this round. */
  asOf: Date
  /** The current database time. */
  now(): Date
}

/** Returns when to poll an order that keeps its state next; null if that is settled. */
async function look(round: Round, parties: Parties): Promise<PutOff | null> {
  try {
    return await pollOrder(round, parties)
  } catch (error) {
    // The order comes back when its lease expires.
    boundedLogger.error({ orderId: parties.order.id, error }, 'order could not be advanced')
    return null
  }
}

async function pollOrder(round: Round, parties: Parties): Promise<PutOff | null> {
  const { services, askingOnce, asOf, now } = round
  const { order, isPassing } = parties
  try {
    const seen = await observe(askingOnce, parties)
    if (!isPassing && isUnchanged(order, seen, asOf))
      return { id: order.id, state: order.state, dueAt: nextPoll(order, now()) }
    const isOverdue = order.deadlineAt !== null && order.deadlineAt <= now()
    const delivery = isOverdue ? await lookFinally(round, order, seen) : seen
    await transact(services.db, async (tx) => {
      await advanceOrder(tx, services.settings, order.id, { delivery, asOf })
      if (isPassing) await passToSeller(tx, services, order.id)
      await scheduleNextLook(tx, order.id)
    })
    return null
  } catch (error) {
    if (!(error instanceof ServiceUnavailable)) throw error
    // Money never moves on unknown facts.
    logger.warn({ orderId: order.id, cause: error.message }, 'delivery could not be observed')
    // But the seller needs the time that is left, and the platform has no say in this.
    if (isPassing) await transact(services.db, (tx) => passToSeller(tx, services, order.id))
    return { id: order.id, state: order.state, dueAt: new Date(now().getTime() + pauseAfterOutage(error.retryAfter)) }
  }
}

/**
 * Makes sure of an overdue order: what it still has on offer is withdrawn, and before it ends without an offer, the links
 * are looked at, as is the delivery again: the platform's lists are empty at times. If it passes to its seller by that,
 * the seller's own offer counts.
 */
async function lookFinally(
  { services, askingOnce, mayAsk, asOf }: Round,
  order: Parties['order'],
  seen: Delivery,
): Promise<Delivery> {
  if (!isUndelivered(order, { delivery: seen, asOf }, services.settings))
    return withdrawOverdueOffers(services, order.id, seen, mayAsk)
  if (!mayAsk()) throw new ServiceUnavailable('game platform', 'look', 'timeout')
  await lookAtLinks(askingOnce, order.id)
  if (!mayAsk()) throw new ServiceUnavailable('game platform', 'look', 'timeout')
  return observeDelivery(services, order.id)
}

/** Replaces an order's lease with its usual pause; a failed order stays watched for a while. */
async function scheduleNextLook(tx: Transaction, orderId: bigint): Promise<void> {
  const [locked] = await lockOrders(tx, [orderId])
  if (!locked) return
  const { order, now } = locked
  // An order that has just ended has its next poll scheduled already, if any.
  if (order.endedAt && !order.dueAt) return
  await tx
    .update(orders)
    .set({ dueAt: nextPoll(order, now) })
    .where(eq(orders.id, orderId))
}
