import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/connection.ts'
import { bargains } from '../db/schema/bargains.ts'
import type { BargainRow } from './lock-bargains.ts'

/** A bargain as one of its sides finds it: not locked, good only for knowing who and what it is about. */
export interface Party {
  role: 'buyer' | 'seller'
  bargain: BargainRow
}

/** Bargains a person may know of: those they made, and those on their listings whose money was set aside. */
export const isVisibleTo = (userId: bigint) =>
  or(eq(bargains.buyerId, userId), and(eq(bargains.sellerId, userId), isNotNull(bargains.paidAt)))

/** The bargain, if the person may know of it. */
export async function findParty(db: Queryable | Transaction, bargainId: bigint, userId: bigint): Promise<Party | null> {
  const [bargain] = await db
    .select()
    .from(bargains)
    .where(and(eq(bargains.id, bargainId), isVisibleTo(userId)))
  return bargain ? { bargain, role: bargain.buyerId === userId ? 'buyer' : 'seller' } : null
}
