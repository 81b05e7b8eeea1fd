import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { listingEvents } from '../db/schema/inventory.ts'

/**
 * Those of the listings that have failed because their item was altered. The history decides: a later failure for
 * another reason replaces the one on the listing.
 */
export async function findAltered(tx: Transaction, listingIds: readonly bigint[]): Promise<Set<bigint>> {
  if (listingIds.length === 0) return new Set()
  const rows = await tx
    .selectDistinct({ id: listingEvents.listingId })
    .from(listingEvents)
    .where(and(inArray(listingEvents.listingId, [...listingIds]), eq(listingEvents.failure, 'item_changed')))
  return new Set(rows.map(({ id }) => id))
}
