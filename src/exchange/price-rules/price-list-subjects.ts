import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { CallRequest } from '#contract/call.ts'
import { id as idSchema } from '#contract/fields.ts'
import type { checkPriceList } from '#contract/price-rules/price-rules.ts'
import type { Queryable } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { priceRules, ruledListings } from '../db/schema/price-rules.ts'
import { findLockReasons } from '../inventory/sellable-assets.ts'
import type { Refusal } from '../refusal.ts'

type Row = CallRequest<typeof checkPriceList>['rows'][number]

/** One of the caller's items, with its live listing if it has one. */
export interface Subject {
  asset: typeof assets.$inferSelect
  listing: typeof listings.$inferSelect | null
  /** The rule that prices the listing. */
  rule: typeof priceRules.$inferSelect | null
  /** Why it can't be listed now, if so. */
  lock: Refusal | null
}

/** Returns what each line of a price list is about, in order; undefined where that is nothing of the caller's. */
export async function readSubjects(
  db: Queryable,
  userId: bigint,
  rows: readonly Row[],
): Promise<(Subject | undefined)[]> {
  const idsOf = (field: 'listing_id' | 'asset_id') =>
    rows.map((row) => row[field].trim()).filter((text) => idSchema.safeParse(text).success)
  const [listingIds, assetIds] = [idsOf('listing_id').map(BigInt), idsOf('asset_id').map(BigInt)]
  const mine = and(eq(listings.sellerId, userId), isOneOf(listings.state, liveListingStates))
  const listed = (which: SQL) =>
    db
      .select({ asset: assets, listing: listings, rule: priceRules })
      .from(listings)
      .innerJoin(assets, eq(assets.id, listings.assetId))
      .leftJoin(ruledListings, eq(ruledListings.listingId, listings.id))
      .leftJoin(priceRules, eq(priceRules.id, ruledListings.ruleId))
      .where(and(mine, which))
  const [byIds, byAssets, owned] = await Promise.all([
    listingIds.length > 0 ? listed(inArray(listings.id, listingIds)) : [],
    assetIds.length > 0 ? listed(inArray(listings.assetId, assetIds)) : [],
    assetIds.length > 0
      ? db
          .select()
          .from(assets)
          .where(and(eq(assets.ownerId, userId), inArray(assets.id, assetIds)))
      : [],
  ])
  const locks = await findLockReasons(db, owned)
  const listedSubject = (one: (typeof byIds)[number]): Subject => ({ ...one, lock: null })
  const byListing = new Map(byIds.map((one) => [one.listing.id.toString(), listedSubject(one)]))
  // A listed item is known by its listing.
  const unlisted = owned.map((asset): Subject => ({
    asset,
    listing: null,
    rule: null,
    lock: locks.get(asset.id) ?? null,
  }))
  const byAsset = new Map([...unlisted, ...byAssets.map(listedSubject)].map((one) => [one.asset.id.toString(), one]))
  return rows.map((row) => {
    const [listingId, assetId] = [row.listing_id.trim(), row.asset_id.trim()]
    return listingId === '' ? byAsset.get(assetId) : byListing.get(listingId)
  })
}
