import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { bargains, liveBargainStates } from '../db/schema/bargains.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings } from '../db/schema/listings.ts'

export type BargainRow = typeof bargains.$inferSelect

/** A bargain locked by this transaction, with its goods and the database's time. */
export interface LockedBargain {
  bargain: BargainRow
  goods: { goodsId: string; styleId: number }
  now: Date
}

/** The condition of the partial indexes, written out for the planner. */
export const isLive = isOneOf(bargains.state, liveBargainStates)

/**
 * Locks a bargain; null if there is none, or if `skip` finds it locked by others. Lock order: its listing first, if
 * that is needed as well; then bargains, then money.
 */
export async function lockBargain(
  tx: Transaction,
  bargainId: bigint,
  ifLocked: 'wait' | 'skip' = 'wait',
): Promise<LockedBargain | null> {
  const [locked] = await lockWhere(tx, eq(bargains.id, bargainId), ifLocked)
  return locked ?? null
}

/** Locks all live bargains on these listings, in id order. */
export async function lockLiveBargains(tx: Transaction, listingIds: readonly bigint[]): Promise<LockedBargain[]> {
  if (listingIds.length === 0) return []
  return lockWhere(tx, and(inArray(bargains.listingId, [...listingIds]), isLive)!, 'wait')
}

async function lockWhere(tx: Transaction, where: SQL, ifLocked: 'wait' | 'skip'): Promise<LockedBargain[]> {
  const rows = await tx
    .select({
      bargain: bargains,
      goods: { goodsId: listings.goodsId, styleId: listings.styleId },
      now: sql<string>`amber_now()`,
    })
    .from(bargains)
    .innerJoin(listings, eq(listings.id, bargains.listingId))
    .where(where)
    .orderBy(bargains.id)
    .for('update', ifLocked === 'skip' ? { of: bargains, skipLocked: true } : { of: bargains })
  return rows.map((row) => ({ ...row, now: new Date(row.now) }))
}
