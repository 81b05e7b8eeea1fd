import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { cartItems } from '../db/schema/cart.ts'

/** Takes listings out of somebody's cart: as asked, or because they have ordered them, from the cart or elsewhere. */
export async function takeOutOfCart(tx: Transaction, userId: bigint, listingIds: readonly bigint[]): Promise<void> {
  await tx.delete(cartItems).where(and(eq(cartItems.userId, userId), inArray(cartItems.listingId, [...listingIds])))
}
