import { sql } from 'drizzle-orm'
import type { OrderActor, OrderFault, OrderState } from '#contract/orders/orders.ts'
import type { MarketEventKind } from '#contract/market/events.ts'
import { codes } from '#contract/codes.ts'
import type { Transaction } from '../db/connection.ts'
import { statement } from '../db/statement.ts'
import { awaitAll } from '../db/await-all.ts'
import { type orders, soldStates } from '../db/schema/orders.ts'
import { recordMarketEvent } from '../market-events/record-market-event.ts'
import { Refusal, refuse } from '../refusal.ts'
import { dueTime, nextFakeCheck } from './due-time.ts'
import type { LockedOrder } from './lock-orders.ts'
import { withStep } from './order-history.ts'
import { type OrderEvent, orderMachine } from './states.ts'
import { notifyParties } from './notify-parties.ts'

type OrderRow = typeof orders.$inferSelect

export interface Move {
  event: OrderEvent
  actor: OrderActor
  reason?: string
  fault?: OrderFault
  /** When the new state times out; null in a final one. */
  deadlineAt: Date | null
  /** Of a refund: what a purchase order holds again, in fen; see `heldAgainFor`. */
  heldAgain?: bigint | null
  /** Other columns that the new state sets. */
  set?: Partial<
    Pick<
      OrderRow,
      | 'paidAt'
      | 'batchId'
      | 'platformAssetId'
      | 'offerId'
      | 'offerBy'
      | 'offerSeenAt'
      | 'tradeId'
      | 'deliveredAt'
      | 'endedAt'
    >
  >
}

/**
 * Moves a locked order along one declared transition, records the step in its history, notifies its parties, and the
 * market's feed if the list of past sales changes. The update is conditional on the state it leaves, so a step can't
 * happen twice.
 *
 * @returns the new state, or a refusal with the machine's reason.
 */
export async function moveOrder(tx: Transaction, locked: LockedOrder, move: Move): Promise<OrderState | Refusal> {
  const to = stepOf(locked, move.event, move.actor)
  if (to instanceof Refusal) return to
  const { order, now } = locked
  const isFinal = orderMachine.final.includes(to)
  const { event, actor, reason = null, fault = null, heldAgain = null, deadlineAt } = move
  const next = { ...order, ...move.set, deadlineAt }
  const pending = isFinal ? null : dueTime({ state: to, since: now, deadlineAt }, now)
  const writing = writeMove(tx, {
    id: order.id,
    from: order.state,
    to,
    event,
    actor,
    reason,
    fault,
    deadlineAt: textOf(deadlineAt),
    dueAt: textOf(to === 'refunded' ? nextFakeCheck(now, now) : pending),
    endedAt: textOf(isFinal ? now : null),
    paidAt: textOf(next.paidAt),
    batchId: next.batchId,
    platformAssetId: next.platformAssetId,
    offerId: next.offerId,
    offerBy: next.offerBy,
    deliveryLimit: next.deliveryLimit,
    offerSeenAt: textOf(next.offerSeenAt),
    tradeId: next.tradeId,
    deliveredAt: textOf(next.deliveredAt),
  })
  const [moved] = await awaitAll(
    writing,
    notifyParties(tx, next, { to, event, actor, reason, fault, heldAgain }),
    notifyFeed(tx, order, to),
  )
  if (moved.length !== 1) throw new Error(`order ${order.id} left ${order.state} while it was locked`)
  return to
}

/** Tells the feed of a sale that enters or leaves the goods' list of past sales. */
async function notifyFeed(tx: Transaction, order: OrderRow, to: OrderState): Promise<void> {
  const [was, is] = [soldStates.includes(order.state), soldStates.includes(to)]
  if (was === is) return
  const kind: MarketEventKind = is ? 'delivered' : 'reversed'
  const { goodsId, styleId, price } = order
  await recordMarketEvent(tx, { kind, listingId: null, goodsId, styleId, price })
}

/** The state an event would lead to, or the refusal with the machine's reason. */
export function stepOf(
  {
    order,
    now,
    cancellableAt = null,
    isPassing = false,
  }: Pick<LockedOrder, 'order' | 'now' | 'cancellableAt' | 'isPassing'>,
  event: OrderEvent,
  actor: OrderActor,
): OrderState | Refusal {
  const facts = { cancellableAt, deadlineAt: order.deadlineAt, isPassing }
  const step = orderMachine.step(order.state, event, actor, facts, now)
  return step.ok ? step.to : stateConflict(order.state, step.reason)
}

const textOf = (moment: Date | null) => moment?.toISOString() ?? null

/** Columns that a move does not change are written back as they are. */
const writeMove = statement<
  {
    id: bigint
    from: OrderState
    to: OrderState
    event: OrderEvent
    actor: OrderActor
    reason: string | null
    fault: OrderFault | null
    deadlineAt: string | null
    dueAt: string | null
    endedAt: string | null
    paidAt: string | null
    batchId: bigint | null
    platformAssetId: string
    offerId: string | null
    offerBy: string | null
    deliveryLimit: number
    offerSeenAt: string | null
    tradeId: string | null
    deliveredAt: string | null
  },
  { id: string }
>((value) =>
  withStep(
    sql`(
      update orders set state = ${value.to}, fault = ${value.fault}, deadline_at = ${value.deadlineAt}, due_at = ${value.dueAt},
        ended_at = ${value.endedAt}, paid_at = ${value.paidAt}, batch_id = ${value.batchId}, offer_id = ${value.offerId}, offer_by = ${value.offerBy},
        delivery_limit = ${value.deliveryLimit}, platform_asset_id = ${value.platformAssetId},
        offer_seen_at = ${value.offerSeenAt}, trade_id = ${value.tradeId}, delivered_at = ${value.deliveredAt}
      where id = ${value.id} and state = ${value.from}
      returning id)`,
    value,
  ),
)

export const stateConflict = (state: OrderState, reason: string) =>
  refuse(
    codes.stateConflict,
    'The order has moved on; this can no longer be done.',
    '订单状态已变化，无法执行此操作。',
    { state, reason },
  )
