import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { listings } from '../db/schema/listings.ts'

/**
 * Locks everything that a person has on the market, by id. A transaction that moves other things before it takes the
 * listings down locks them first: all commands lock listings before the markets of goods.
 */
export async function lockLiveListings(tx: Transaction, sellerId: bigint): Promise<void> {
  const live = and(eq(listings.sellerId, sellerId), inArray(listings.state, ['on_sale', 'reserved', 'failed']))
  await tx.select({ id: listings.id }).from(listings).where(live).orderBy(listings.id).for('update')
}
