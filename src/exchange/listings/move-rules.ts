import { asc, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { ruledListings } from '../db/schema/price-rules.ts'

/** Locks what prices these listings, before they are locked themselves, as a round of repricing does. */
export async function lockRules(tx: Transaction, listingIds: readonly bigint[]): Promise<void> {
  if (listingIds.length === 0) return
  await tx
    .select({ listingId: ruledListings.listingId })
    .from(ruledListings)
    .where(inArray(ruledListings.listingId, [...listingIds]))
    .orderBy(asc(ruledListings.listingId))
    .for('update')
}

/** Has new listings priced by the rules of those that they replace. */
export async function moveRules(tx: Transaction, moves: readonly { from: bigint; to: bigint }[]): Promise<void> {
  await tx.execute(sql`
    update ruled_listings set listing_id = move.new_id, outcome = null, looked_at = null
    from (values ${sql.join(
      moves.map(({ from, to }) => sql`(${from}::bigint, ${to}::bigint)`),
      sql`, `,
    )}) as move (old_id, new_id)
    where ruled_listings.listing_id = move.old_id`)
}
