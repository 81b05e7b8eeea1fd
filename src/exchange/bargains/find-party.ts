import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/connection.ts'
import { bargains } from '../db/schema/bargains.ts'
import type { BargainRow } from './lock-bargains.ts'

/** A bargain as one of its sides sees it: not locked, so reliable only for its parties and subject. */
export interface Party {
  role: 'buyer' | 'seller'
  bargain: BargainRow
}

/** Bargains visible to a user: those they made, and those on their listings whose money was set aside. */
export const isVisibleTo = (userId: bigint) =>
  or(eq(bargains.buyerId, userId), and(eq(bargains.sellerId, userId), isNotNull(bargains.paidAt)))

/** The bargain, if it is visible to the user. */
export async function findParty(db: Queryable | Transaction, bargainId: bigint, userId: bigint): Promise<Party | null> {
  const [bargain] = await db
    .select()
    .from(bargains)
    .where(and(eq(bargains.id, bargainId), isVisibleTo(userId)))
  return bargain ? { bargain, role: bargain.buyerId === userId ? 'buyer' : 'seller' } : null
}
