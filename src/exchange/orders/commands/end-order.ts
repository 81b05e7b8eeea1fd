import { and, eq } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { type Actor, type Fault, listings, type orders } from '../../db/schema/trading.ts'
import { postCovered } from '../../ledger/post.ts'
import { listingMachine, type ListingEvent } from '../../listings/states.ts'
import { recordMarketEvent } from '../../market-events/record-market-event.ts'
import { Refusal } from '../../refusal.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { orderRefunded } from '../postings.ts'
import type { OrderEvent } from '../states.ts'

export interface Ending {
  event: Extract<OrderEvent, 'cancel' | 'payment_overdue' | 'delivery_overdue' | 'offer_ended' | 'acceptance_overdue'>
  actor: Actor
  /** Who let it fail; decides whether the listing goes back on sale. */
  fault?: Fault
  reason?: string
}

/**
 * Ends an order that was not delivered: what was paid goes back, and the listing returns to the market unless its
 * seller failed.
 */
export async function endOrder(tx: Transaction, locked: LockedOrder, ending: Ending): Promise<Refusal | null> {
  const wasPaid = locked.order.state !== 'awaiting_payment'
  const moved = await moveOrder(tx, locked, { ...ending, deadlineAt: null })
  if (moved instanceof Refusal) return moved
  if (wasPaid) await postCovered(tx, [orderRefunded(locked.order)])
  const sellerFailed = ending.fault === 'seller'
  await moveListing(tx, locked.order, sellerFailed ? 'take_down' : 'release', sellerFailed ? 'system' : ending.actor)
  // Followers of the market heard that it was sold when it was paid, and of an unpaid order nothing at all.
  if (wasPaid !== sellerFailed)
    await recordMarketEvent(tx, { ...locked.order, kind: sellerFailed ? 'cancelled' : 'listed' })
  return null
}

/** Moves the reserved listing of an order along one declared edge; an order without a listing has nothing to move. */
export async function moveListing(
  tx: Transaction,
  { listingId }: Pick<typeof orders.$inferSelect, 'listingId'>,
  event: ListingEvent,
  actor: Actor,
): Promise<void> {
  if (listingId === null) return
  const step = listingMachine.step('reserved', event, actor, null, new Date(0))
  if (!step.ok) throw new Error(`listing ${listingId}: ${step.reason}`)
  const moved = await tx
    .update(listings)
    .set({ state: step.to })
    .where(and(eq(listings.id, listingId), eq(listings.state, 'reserved')))
    .returning()
  if (moved.length !== 1) throw new Error(`listing ${listingId} of a live order is not reserved`)
  await refreshGoodsMarkets(tx, moved)
}
