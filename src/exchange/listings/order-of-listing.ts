import { and, eq, sql } from 'drizzle-orm'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'

/** Joins the one order that has reserved or bought a listing; an order that came to nothing has given it back. */
export const isOrderOfListing = and(
  eq(orders.listingId, listings.id),
  eq(orders.sellerId, listings.sellerId),
  sql`${listings.state} in ('reserved', 'sold')`,
  sql`${orders.state} not in ('cancelled', 'refunded')`,
)
