import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/connection.ts'
import { orders } from '../../db/schema/orders.ts'
import { logger } from '../../log.ts'
import { Refusal } from '../../refusal.ts'
import type { OfferState } from '../../ports/game-platform.ts'
import type { ExchangeSettings } from '../../settings.ts'
import { accepterOf } from '../delivery-side.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { lockOrders } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import type { Delivery } from '../observe-delivery.ts'
import { faultWithoutOffer } from '../opening-side.ts'
import { endOrder } from './end-order.ts'
import { lagOf } from './platform-lag.ts'
import { recordDelivery } from './record-delivery.ts'
import { reverseOrder } from './reverse-order.ts'
import { settleOrder } from './settle-order.ts'

type Settings = Pick<ExchangeSettings, 'orderDelivery' | 'orderAcceptance' | 'protection' | 'orderCancelAfter'>
type OwnOffer = Extract<Delivery, { offerId: string }>

/** What is known of an order's delivery, and the database time just before the platform was asked. */
export interface Observation {
  delivery: Delivery
  asOf: Date
}

/**
 * Advances an order as far as the platform's answer and the clock allow: binds the offer, records delivery, settles, or
 * ends it. Idempotent for the same observation. Timeouts are measured by when the platform was asked, not by when this
 * runs.
 *
 * @returns whether the order has moved.
 */
export async function advanceOrder(
  tx: Transaction,
  settings: ExchangeSettings,
  orderId: bigint,
  observation: Observation,
): Promise<boolean> {
  const { delivery } = observation
  const moved = await step(tx, settings, orderId, observation)
  // An offer accepted between two polls takes two steps: it is bound first.
  if (moved && (delivery.seen === 'accepted' || delivery.seen === 'ended' || delivery.seen === 'reversed'))
    await step(tx, settings, orderId, observation)
  return moved
}

/** Whether this observation ends an order because nobody has opened its offer in time. */
export function isUndelivered(
  { state, deadlineAt }: Pick<LockedOrder['order'], 'state' | 'deadlineAt'>,
  { delivery, asOf }: Observation,
  settings: Settings,
): boolean {
  if (state !== 'awaiting_delivery' || 'offerId' in delivery || !deadlineAt) return false
  const lag = delivery.seen === 'no_key' ? settings.orderAcceptance : lagOf(settings.orderDelivery)
  return asOf.getTime() - deadlineAt.getTime() >= lag * 1000
}

async function step(
  tx: Transaction,
  settings: ExchangeSettings,
  orderId: bigint,
  observation: Observation,
): Promise<boolean> {
  const { delivery, asOf } = observation
  const [locked] = await lockOrders(tx, [orderId])
  if (!locked) return false
  const { deadlineAt } = locked.order
  const isOverdue = deadlineAt !== null && deadlineAt <= locked.now
  const overdueFor = deadlineAt ? asOf.getTime() - deadlineAt.getTime() : -1
  // Dead keys prove nothing, but no order waits for them forever. A key that works and shows nothing that decides the
  // order leaves it to the operators: its offer may have been accepted.
  const isSilent = overdueFor >= settings.orderAcceptance * 1000 && delivery.seen === 'no_key'
  switch (locked.order.state) {
    case 'awaiting_payment':
      return isOverdue && end(tx, locked, { event: 'payment_overdue', actor: 'system', fault: 'buyer' })
    case 'awaiting_delivery':
      if ('offerId' in delivery) return bindOffer(tx, settings, locked, delivery)
      if (!isUndelivered(locked.order, observation, settings)) return false
      return end(tx, locked, {
        event: 'delivery_overdue',
        actor: 'system',
        ...(await faultWithoutOffer(tx, locked.order)),
      })
    case 'awaiting_acceptance':
      if ('offerId' in delivery && delivery.offerId !== locked.order.offerId) {
        await rebindOffer(tx, locked, delivery)
        return step(tx, settings, orderId, observation)
      }
      if (delivery.seen === 'accepted') {
        mustMove(await recordDelivery(tx, settings, locked, { ...delivery, actor: 'platform' }))
        return true
      }
      if (delivery.seen === 'ended' && !(isOverdue && isWithdrawn(delivery.reason))) {
        return end(tx, locked, {
          event: 'offer_ended',
          actor: 'platform',
          fault: delivery.fault,
          reason: delivery.reason,
        })
      }
      if (delivery.seen === 'reversed') {
        return end(tx, locked, { event: 'offer_ended', actor: 'platform', fault: 'platform', reason: delivery.reason })
      }
      // Overdue offers are withdrawn on the platform before the refund, so that nobody can accept one afterwards.
      if (delivery.seen === 'ended')
        return end(tx, locked, { event: 'acceptance_overdue', actor: 'system', fault: accepterOf(locked.order) })
      return isSilent && endUnseen(tx, locked)
    case 'in_protection':
      if (delivery.seen === 'reversed') return reverse(tx, locked, delivery.reason)
      return ((overdueFor >= 0 && delivery.seen === 'accepted') || isSilent) && settle(tx, locked, isSilent)
    default:
      return false
  }
}

/** As the market itself ends an overdue offer: by its sender's key, or by the other side's. */
const isWithdrawn = (reason: OfferState) => reason === 'cancelled' || reason === 'declined'

async function end(tx: Transaction, locked: LockedOrder, ending: Parameters<typeof endOrder>[2]): Promise<boolean> {
  mustMove(await endOrder(tx, locked, ending))
  return true
}

async function bindOffer(
  tx: Transaction,
  settings: Settings,
  locked: LockedOrder,
  { offerId, sender }: OwnOffer,
): Promise<boolean> {
  const deadlineAt = new Date(locked.now.getTime() + settings.orderAcceptance * 1000)
  const set = { offerId, offerBy: sender, offerSeenAt: locked.now }
  mustMove(await moveOrder(tx, locked, { event: 'offer_sent', actor: 'platform', deadlineAt, set }))
  return true
}

/** Another offer for the same asset between the same two accounts has replaced the bound one. */
async function rebindOffer(tx: Transaction, { order }: LockedOrder, { offerId, sender }: OwnOffer): Promise<void> {
  await tx.update(orders).set({ offerId, offerBy: sender }).where(eq(orders.id, order.id))
}

/** Whoever was refunded unseen is named to the operators: the buyer may have the item, too. */
async function endUnseen(tx: Transaction, locked: LockedOrder): Promise<boolean> {
  await end(tx, locked, { event: 'acceptance_overdue', actor: 'system', fault: 'seller', reason: 'platform_silent' })
  logger.warn(
    { event: 'order.refunded_unseen', orderId: locked.order.id, offerId: locked.order.offerId },
    'an order has been refunded although neither side’s key shows its offer',
  )
  return true
}

/** Whoever was paid unseen is named to the operators: the buyer's item may be the seller's again. */
async function settle(tx: Transaction, locked: LockedOrder, isUnseen: boolean): Promise<boolean> {
  mustMove(await settleOrder(tx, locked, { actor: 'system', ...(isUnseen && { reason: 'platform_silent' }) }))
  if (isUnseen)
    logger.warn(
      { event: 'order.settled_unseen', orderId: locked.order.id, tradeId: locked.order.tradeId },
      'an order has settled although neither side’s key shows its trade',
    )
  return true
}

/** The platform never says which side asked for the reversal, so the fault is recorded as its own. */
async function reverse(tx: Transaction, locked: LockedOrder, reason: string): Promise<boolean> {
  mustMove(await reverseOrder(tx, locked, { event: 'trade_reversed', actor: 'platform', fault: 'platform', reason }))
  return true
}

/** The state was read under the lock, so a refusal here is a defect. */
function mustMove(outcome: unknown): void {
  if (outcome instanceof Refusal) throw new Error(outcome.message.en, { cause: outcome.extra })
}
