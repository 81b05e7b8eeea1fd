import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connection.ts'
import { bargains } from '../db/schema/bargains.ts'
import { type BargainRow, isLive } from './lock-bargains.ts'
import { isHeld } from './states.ts'

/** What a buyer's own bargains hold, in fen. */
interface OwnHolds {
  /** For one listing: a buyer has at most one live bargain on it. */
  of(listingId: bigint | null): bigint
  total: bigint
}

/**
 * What one buyer's bargains among these hold. Paying for a listing ends its bargains and returns their money first, so
 * that much counts towards its price.
 */
export function ownHolds(among: readonly BargainRow[], buyerId: bigint): OwnHolds {
  const held = among.filter((bargain) => bargain.buyerId === buyerId && isHeld(bargain.state))
  return {
    of: (listingId) => held.find((bargain) => bargain.listingId === listingId)?.price ?? 0n,
    total: held.reduce((sum, { price }) => sum + price, 0n),
  }
}

/** What a buyer's own bargains on these listings hold now. */
export async function findOwnHolds(db: Queryable, buyerId: bigint, listingIds: readonly bigint[]): Promise<OwnHolds> {
  if (listingIds.length === 0) return ownHolds([], buyerId)
  const mine = and(eq(bargains.buyerId, buyerId), inArray(bargains.listingId, [...listingIds]), isLive)
  return ownHolds(await db.select().from(bargains).where(mine), buyerId)
}
