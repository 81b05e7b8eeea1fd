import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BargainObstacle, BargainRole } from '#contract/bargains/fields.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { bargains } from '../db/schema/bargains.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import type { Refusal } from '../refusal.ts'
import { type BargainRow, isLive } from './lock-bargains.ts'
import { bargainRefusals } from './refusals.ts'
import { boundsOf } from './rules.ts'

/** A listing that is subject to a bargain. */
export interface BargainedListing {
  listing: typeof listings.$inferSelect
  asset: typeof assets.$inferSelect
  /** The lowest offer in whole percent of the price: the listing's own setting, else its seller's. */
  lowestPercent: number
}

/**
 * Returns the listing, or null if there is none. With `share` its state and price cannot change until the end of the
 * transaction; with `update` nobody else can make an order of it or of its asset meanwhile.
 */
export async function findBargainedListing(
  db: Queryable | Transaction,
  listingId: bigint,
  lock?: 'share' | 'update',
): Promise<BargainedListing | null> {
  if (lock === 'update') {
    // Assets before listings, the order in which all sales lock them. A listing never changes its asset.
    const ofListing = db.select({ id: listings.assetId }).from(listings).where(eq(listings.id, listingId))
    await db.select({ id: assets.id }).from(assets).where(inArray(assets.id, ofListing)).for('no key update')
  }
  const query = db
    .select({ listing: listings, asset: assets, sellerPercent: users.lowestBargainPercent })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(eq(listings.id, listingId))
  const [row] = await (lock ? query.for(lock, { of: listings }) : query)
  if (!row) return null
  const { listing, asset, sellerPercent } = row
  return { listing, asset, lowestPercent: listing.lowestBargainPercent ?? sellerPercent }
}

/** What keeps a listing from being bought for now; null if nothing does, or if it is gone. */
export function findObstacle({ state, isShopOnline }: BargainedListing['listing']): BargainObstacle | null {
  if (state !== 'on_sale' && state !== 'reserved') return null
  if (!isShopOnline) return 'shop_paused'
  return state === 'reserved' ? 'reserved' : null
}

/**
 * Why nobody can buy this listing now, if so. A listing reserved by an unpaid order may come back.
 *
 * @param role the side that is told.
 */
export async function findListingProblem(
  db: Queryable | Transaction,
  { listing }: BargainedListing,
  role: BargainRole,
): Promise<Refusal | null> {
  const obstacle = findObstacle(listing)
  if (obstacle === 'shop_paused') return bargainRefusals.shopPaused(role)
  if (obstacle === null) return listing.state === 'on_sale' ? null : bargainRefusals.listingGone()
  const unpaid = and(eq(orders.assetId, listing.assetId), sql`${orders.state} = 'awaiting_payment'`)
  return (await db.$count(orders, unpaid)) > 0 ? bargainRefusals.listingReserved() : bargainRefusals.listingGone()
}

export interface Offer {
  buyerId: bigint
  /** The price that the buyer was shown. Fen. */
  listingPrice: bigint
  price: bigint
}

/** Why this offer cannot be made for the listing, if so. */
export async function findOfferProblem(
  db: Queryable | Transaction,
  bargained: BargainedListing,
  { buyerId, listingPrice, price }: Offer,
): Promise<Refusal | null> {
  const { listing, lowestPercent } = bargained
  if (listing.sellerId === buyerId) return bargainRefusals.ownListing()
  const gone = await findListingProblem(db, bargained, 'buyer')
  if (gone) return gone
  if (!listing.isBargainable) return bargainRefusals.off()
  if (listing.price !== listingPrice) return bargainRefusals.priceChanged(listing.price)
  if (price >= listing.price) return bargainRefusals.tooHigh(listing.price)
  const bounds = boundsOf(listing.price, lowestPercent)
  return bounds && price >= bounds.lowest ? null : bargainRefusals.tooLow(lowestPercent, bounds?.lowest ?? null)
}

/** The live bargain of a buyer on a listing. */
export async function findLiveBargain(
  db: Queryable | Transaction,
  buyerId: bigint,
  listingId: bigint,
): Promise<BargainRow | null> {
  const mine = and(eq(bargains.buyerId, buyerId), eq(bargains.listingId, listingId), isLive)
  const [bargain] = await db.select().from(bargains).where(mine)
  return bargain ?? null
}

/** The number of a buyer's live bargains. */
export const countLiveBargains = (db: Queryable | Transaction, buyerId: bigint): Promise<number> =>
  db.$count(bargains, and(eq(bargains.buyerId, buyerId), isLive))
