import type { Transaction } from '../db/connection.ts'
import { failListings } from '../listings/fail-listings.ts'
import { lockLiveListings } from '../listings/lock-live-listings.ts'
import { type PlatformTrouble, suspendPurchaseOrders } from '../purchase-orders/commands/suspend-purchase-orders.ts'

/**
 * Takes off the market what a person can't carry out any more. Their purchase orders, which nobody could supply, would
 * still count as the best price, and others would outbid it. Without a public inventory or a working key, none of their
 * deliveries could be seen, so their listings leave as well; a link is only needed to receive.
 *
 * The caller holds the lock on the person's row. Call it last in a transaction.
 */
export async function stopTrading(tx: Transaction, userId: bigint, reason: PlatformTrouble): Promise<void> {
  if (reason !== 'trade_url_invalid') await lockLiveListings(tx, userId)
  await suspendPurchaseOrders(tx, userId, reason)
  if (reason !== 'trade_url_invalid') await failListings(tx, userId, reason)
}
