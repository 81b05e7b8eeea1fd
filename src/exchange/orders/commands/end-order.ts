import { eq } from 'drizzle-orm'
import type { OrderActor, OrderFault } from '#contract/orders/orders.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { listings } from '../../db/schema/listings.ts'
import { type orders } from '../../db/schema/orders.ts'
import { postCovered } from '../../ledger/post.ts'
import { type ListingRow, moveListings } from '../../listings/move-listing.ts'
import { returnListing } from '../../listings/return-listing.ts'
import { recordMarketEvent } from '../../market-events/record-market-event.ts'
import { heldAgainFor, lockPurchaseOf, returnUnit } from '../../purchase-orders/return-unit.ts'
import { Refusal } from '../../refusal.ts'
import type { LockedOrder } from '../lock-orders.ts'
import { moveOrder } from '../move-order.ts'
import { orderRefunded } from '../postings.ts'
import type { OrderEvent } from '../states.ts'

export interface Ending {
  event: Extract<
    OrderEvent,
    'cancel' | 'payment_overdue' | 'delivery_overdue' | 'offer_ended' | 'acceptance_overdue' | 'end'
  >
  actor: OrderActor
  /** Whose failure it is; decides whether the listing goes back on sale. */
  fault: OrderFault
  reason?: string
}

/**
 * Ends an undelivered order: refunds what was paid, and returns the listing to the market unless the seller failed, or
 * the unit to its purchase order unless the buyer failed.
 */
export async function endOrder(tx: Transaction, locked: LockedOrder, ending: Ending): Promise<Refusal | null> {
  const wasPaid = locked.order.state !== 'awaiting_payment'
  const purchase = await lockPurchaseOf(tx, locked.order)
  const reserved = await lockListingOf(tx, locked.order)
  const heldAgain = purchase && heldAgainFor(purchase, locked.order, ending.fault)
  const moved = await moveOrder(tx, locked, { ...ending, deadlineAt: null, heldAgain })
  if (moved instanceof Refusal) return moved
  if (wasPaid) await postCovered(tx, [orderRefunded(locked.order)])
  if (purchase) await returnUnit(tx, purchase, locked.order, ending.fault)
  const sellerFailed = ending.fault === 'seller'
  const listing = await moveListing(tx, reserved, sellerFailed ? 'take_down' : 'release', ending.actor)
  // The event feed reported a sale when the order was paid, and nothing for an unpaid order.
  if (!listing) return null
  const isBack = listing.state === 'on_sale' && listing.isShopOnline
  const kind = isBack ? 'listed' : 'cancelled'
  // At the listing's own price: the order's may come from a bargain.
  if (wasPaid === isBack) await recordMarketEvent(tx, { ...listing, kind, listingId: listing.id })
  return null
}

/** Locks the listing of an order, which has to happen before money moves; null for an order without one. */
export async function lockListingOf(
  tx: Transaction,
  { listingId }: Pick<typeof orders.$inferSelect, 'listingId'>,
): Promise<ListingRow | null> {
  if (listingId === null) return null
  const [listing] = await tx.select().from(listings).where(eq(listings.id, listingId)).for('update')
  return listing!
}

/**
 * Moves the locked, reserved listing of an order: sold, taken down (the seller failed), or released to the market
 * unless something prevents it. Does nothing for an order without a listing.
 */
export async function moveListing(
  tx: Transaction,
  listing: ListingRow | null,
  event: 'release' | 'take_down' | 'sell',
  actor: OrderActor,
): Promise<ListingRow | null> {
  if (!listing) return null
  if (listing.state !== 'reserved') throw new Error(`listing ${listing.id} of a live order is not reserved`)
  const [moved] =
    event === 'release'
      ? [await returnListing(tx, listing, actor)]
      : await moveListings(tx, [listing], { event, actor: event === 'sell' ? 'platform' : 'system' })
  await refreshGoodsMarkets(tx, [listing])
  return moved!
}
