import { setTimeout } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { cancel } from '#contract/orders/orders.ts'
import { consumeLimits, limits } from '../../accounts/limits.ts'
import type { Transaction } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal, refusals } from '../../refusal.ts'
import { cancellableAt, lockOrders } from '../lock-orders.ts'
import { lookAtLinks } from '../look-at-links.ts'
import { stateConflict, stepOf } from '../move-order.ts'
import { observeDelivery } from '../observe-delivery.ts'
import { faultWithoutOffer } from '../opening-side.ts'
import { advanceOrder, type Observation } from './advance-order.ts'
import { endOrder } from './end-order.ts'

/** Milliseconds. */
const betweenLooks = 1_000

/**
 * Asks the platform before a paid order is cancelled: an offer sent in the meantime wins, and whose fault it is that
 * there is none depends on the links. The platform's lists are empty at times, so no offer is one that two looks miss.
 * This uses the keys of both sides, so only the buyer can trigger it, some times an hour, and only for an order that could
 * be cancelled if there is no offer.
 */
export async function prepareCancel(
  context: SignedInContext,
  { order_id }: CallRequest<typeof cancel>,
): Promise<Observation | Refusal> {
  const id = BigInt(order_id)
  const [mine] = await context.db
    .select({ order: orders, now: sql<string>`amber_now()` })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.buyerId, context.caller.userId)))
  if (!mine) return refusals.notFound()
  const { order, now } = mine
  const facts = { order, now: new Date(now), cancellableAt: cancellableAt(order, context.settings) }
  const step = stepOf(facts, 'cancel', 'buyer')
  if (step instanceof Refusal) return step
  if (!order.paidAt) return { delivery: { seen: 'nothing' }, asOf: facts.now }
  const isTooOften = await consumeLimits(context.db, [[limits.cancelByUser, String(context.caller.userId)]])
  if (isTooOften) return isTooOften
  await lookAtLinks(context, id)
  const seen = await observeDelivery(context, id)
  if (seen.seen !== 'nothing') return { delivery: seen, asOf: facts.now }
  await setTimeout(betweenLooks)
  return { delivery: await observeDelivery(context, id), asOf: facts.now }
}

/** Cancels the buyer's unpaid order, or a paid one whose grace period has passed without an offer. */
export async function cancelOrder(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  { order_id }: CallRequest<typeof cancel>,
  observation: Observation,
): Promise<CallAnswer<typeof cancel> | Refusal> {
  const [locked] = await lockOrders(tx, [BigInt(order_id)])
  if (locked?.order.buyerId !== caller.userId) return refusals.notFound()
  const { delivery } = observation
  // Whose fault its offer's end is does not depend on who sees it first.
  if (delivery.seen === 'ended')
    return (await advanceOrder(tx, settings, locked.order.id, observation))
      ? { state: 'refunded' }
      : stateConflict(locked.order.state, 'the order has moved on')
  if ('offerId' in delivery) return stateConflict('awaiting_acceptance', 'the offer has been sent')
  if (delivery.seen === 'no_key') return stateConflict(locked.order.state, 'nobody can see whether an offer was sent')
  const wasPaid = locked.order.state !== 'awaiting_payment'
  const cancelled = { ...locked, cancellableAt: cancellableAt(locked.order, settings) }
  const refusal = await endOrder(tx, cancelled, {
    event: 'cancel',
    actor: 'buyer',
    ...(wasPaid ? await faultWithoutOffer(tx, locked.order) : { fault: 'buyer' }),
  })
  return refusal ?? { state: wasPaid ? 'refunded' : 'cancelled' }
}
