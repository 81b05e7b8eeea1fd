import { eq, inArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import { type add, maxCartItems, type remove } from '#contract/cart.ts'
import { codes } from '#contract/codes.ts'
import type { Transaction } from '../../db/connection.ts'
import { lockPerson } from '../../db/lock-person.ts'
import { cartItems } from '../../db/schema/cart.ts'
import { listings } from '../../db/schema/listings.ts'
import type { SignedInContext } from '../../http/context.ts'
import { findListingProblem } from '../../orders/order-problems.ts'
import { takeOutOfCart } from '../../orders/take-out-of-cart.ts'
import { type Refusal, refuse } from '../../refusal.ts'

/** Adds listings that can be bought now to the caller's cart. Locks the user, so that concurrent adds are counted. */
export async function addToCart(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { listing_ids }: CallRequest<typeof add>,
): Promise<CallAnswer<typeof add> | Refusal> {
  await lockPerson(tx, userId)
  const ids = listing_ids.map(BigInt)
  const inCart = await tx
    .select({ id: cartItems.listingId })
    .from(cartItems)
    .where(eq(cartItems.userId, userId))
    .then((rows) => new Set(rows.map(({ id }) => id)))
  const fresh = ids.filter((id) => !inCart.has(id))
  if (fresh.length === 0) return { count: inCart.size }
  const found = new Map(
    (await tx.select().from(listings).where(inArray(listings.id, fresh))).map((row) => [row.id, row]),
  )
  for (const listingId of fresh) {
    const listing = found.get(listingId)
    const problem = findListingProblem(listing, { listingId, price: listing?.price ?? 0n }, userId)
    if (problem) return problem
  }
  if (inCart.size + fresh.length > maxCartItems)
    return refuse(
      codes.cartFull,
      `Your cart holds ${maxCartItems} items at most.`,
      `购物车最多可放 ${maxCartItems} 件。`,
      { max_items: maxCartItems },
    )
  await tx
    .insert(cartItems)
    .values(fresh.map((listingId) => ({ userId, listingId, priceThen: found.get(listingId)!.price })))
  return { count: inCart.size + fresh.length }
}

/** Removes listings from the caller's cart. */
export async function removeFromCart(
  tx: Transaction,
  { caller: { userId } }: SignedInContext,
  { listing_ids }: CallRequest<typeof remove>,
): Promise<CallAnswer<typeof remove>> {
  await takeOutOfCart(tx, userId, listing_ids.map(BigInt))
  return { count: await tx.$count(cartItems, eq(cartItems.userId, userId)) }
}
