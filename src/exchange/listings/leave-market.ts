import type { RestrictionKind } from '#contract/accounts/user.ts'
import type { ListingFailure } from '#contract/selling.ts'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { type PlatformTrouble, suspendPurchaseOrders } from '../purchase-orders/commands/suspend-purchase-orders.ts'
import { failListings } from './fail-listings.ts'

/** Why what a person offers, and what they want, leaves the market; null: it stays. */
export interface Leaving {
  sales: ListingFailure | null
  purchases: RestrictionKind | PlatformTrouble | null
}

/**
 * Takes what a person offers and wants off the market, in the order in which supplies lock it: purchase orders,
 * listings, the money of bargains for these and, last and all at once, the markets of the goods. Call it last in a
 * transaction.
 *
 * The caller holds the lock on the person's row.
 */
export async function leaveMarket(tx: Transaction, userId: bigint, { sales, purchases }: Leaving): Promise<void> {
  const suspended = purchases === null ? [] : await suspendPurchaseOrders(tx, userId, purchases)
  if (sales === null) await refreshGoodsMarkets(tx, suspended)
  else await failListings(tx, userId, sales, suspended)
}
