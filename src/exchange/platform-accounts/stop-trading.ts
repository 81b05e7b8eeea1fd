import type { Transaction } from '../db/connection.ts'
import { leaveMarket } from '../listings/leave-market.ts'
import type { PlatformTrouble } from '../purchase-orders/commands/suspend-purchase-orders.ts'

/**
 * Takes off the market what a person can't carry out any more. Their purchase orders, which nobody could supply, would
 * still count as the best price, and others would outbid it. Without a public inventory or a working key, none of their
 * deliveries could be seen, so their listings leave as well; a link is only needed to receive.
 *
 * The caller holds the lock on the person's row. Call it last in a transaction.
 */
export const stopTrading = (tx: Transaction, userId: bigint, reason: PlatformTrouble): Promise<void> =>
  leaveMarket(tx, userId, { purchases: reason, sales: reason === 'trade_url_invalid' ? null : reason })
