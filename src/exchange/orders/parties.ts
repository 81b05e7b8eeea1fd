import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { openApiKey } from '../accounts/api-key.ts'
import { users } from '../db/schema/accounts.ts'
import { orders } from '../db/schema/orders.ts'
import type { Services } from '../services.ts'

export type Side = 'seller' | 'buyer'

/** An order with what asking the platform about it needs. */
export interface Parties {
  order: typeof orders.$inferSelect
  sellerSteamId: string | null
  buyerSteamId: string | null
  /** Keys to ask with, the seller's first: it is in the seller's interest that theirs works. */
  keys: { owner: Side; key: string }[]
}

export async function readParties(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  orderId: bigint,
): Promise<Parties | null> {
  const seller = alias(users, 'seller')
  const buyer = alias(users, 'buyer')
  const [row] = await db
    .select({ order: orders, seller, buyer })
    .from(orders)
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .where(eq(orders.id, orderId))
  if (!row) return null
  const sellerKey = openApiKey(settings.secretKey, row.seller)
  const buyerKey = openApiKey(settings.secretKey, row.buyer)
  return {
    order: row.order,
    sellerSteamId: row.seller.steamId,
    buyerSteamId: row.buyer.steamId,
    keys: [
      ...(sellerKey ? [{ owner: 'seller' as const, key: sellerKey }] : []),
      ...(buyerKey ? [{ owner: 'buyer' as const, key: buyerKey }] : []),
    ],
  }
}
