import { and, asc, eq, inArray } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { type ListingFailure, listings } from '../db/schema/trading.ts'
import { moveListings } from './move-listing.ts'

/** Rows per statement: each brings a dozen parameters, of which a statement takes 65,535. */
const batchSize = 2_000

/**
 * Takes what a seller has on sale off the market for a reason that lies outside of it; each listing waits as `failed`
 * for its seller to mend that and retry, or to take it down. What is reserved stays with its order. With `assetIds` only
 * the listings of these assets, on sale or failed for another reason.
 *
 * Locks listings by id and, last, the markets of their goods: call it at the end of a transaction.
 *
 * @returns how many failed.
 */
export async function failListings(
  tx: Transaction,
  sellerId: bigint,
  failure: ListingFailure,
  assetIds?: readonly bigint[],
): Promise<number> {
  if (assetIds?.length === 0) return 0
  const locked = await tx
    .select()
    .from(listings)
    .where(
      and(
        eq(listings.sellerId, sellerId),
        assetIds
          ? and(inArray(listings.state, ['on_sale', 'failed']), inArray(listings.assetId, [...assetIds]))
          : eq(listings.state, 'on_sale'),
      ),
    )
    .orderBy(asc(listings.id))
    .for('update')
  const failing = locked.filter((listing) => listing.failure !== failure)
  for (let start = 0; start < failing.length; start += batchSize) {
    await moveListings(tx, failing.slice(start, start + batchSize), { event: 'fail', actor: 'system', failure })
  }
  await refreshGoodsMarkets(tx, failing)
  return failing.length
}
