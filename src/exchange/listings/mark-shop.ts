import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { shops } from '../db/schema/shops.ts'

/**
 * Sets whether a shop is online, along with the copy on each of its live listings. The caller refreshes the markets of
 * what is on sale and notifies the feed.
 */
export async function markShop(tx: Transaction, ownerId: bigint, isOnline: boolean): Promise<void> {
  await tx.insert(shops).values({ ownerId, isOnline }).onConflictDoUpdate({ target: shops.ownerId, set: { isOnline } })
  const copies = tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, ownerId),
        isOneOf(listings.state, liveListingStates),
        ne(listings.isShopOnline, isOnline),
      ),
    )
    // Listings are always locked by id, to avoid deadlocks.
    .orderBy(asc(listings.id))
    .for('no key update')
  await tx.update(listings).set({ isShopOnline: isOnline }).where(inArray(listings.id, copies))
}
