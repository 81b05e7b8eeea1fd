import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'

export interface BargainTerms {
  allowsBargain: boolean
  /** The lowest offer that reaches the seller, in whole percent of the price. */
  lowestPercent: number
}

const mayComeBack = isOneOf(listings.state, liveListingStates)

/**
 * Sets a user's terms for all their listings, current and future; omitted ones stay. Offers that are paid for continue.
 * Locks the user's row first: a listing that is created concurrently is either found here or reads the new terms.
 * Refreshes goods' markets, so call it last in the transaction.
 *
 * @returns the terms now in force.
 */
export async function setBargainTerms(
  tx: Transaction,
  userId: bigint,
  { allowsBargain, lowestPercent }: Partial<BargainTerms>,
): Promise<BargainTerms> {
  const set = {
    ...(allowsBargain === undefined ? {} : { allowsBargain }),
    ...(lowestPercent === undefined ? {} : { lowestBargainPercent: lowestPercent }),
  }
  const [user] = await tx.update(users).set(set).where(eq(users.id, userId)).returning({
    allowsBargain: users.allowsBargain,
    lowestPercent: users.lowestBargainPercent,
  })
  if (!user) throw new Error(`there is no user ${userId}`)
  if (allowsBargain !== undefined) await copyToListings(tx, userId, allowsBargain)
  return user
}

/** Locked in id order, as buyers lock them. */
async function copyToListings(tx: Transaction, sellerId: bigint, allowsBargain: boolean): Promise<void> {
  const isBargainable = sql<boolean>`(${listings.allowsBargain} and ${allowsBargain}::boolean)`
  const changing = and(eq(listings.sellerId, sellerId), mayComeBack, ne(listings.isBargainable, isBargainable))
  const rows = await tx
    .select({ id: listings.id, goodsId: listings.goodsId, styleId: listings.styleId })
    .from(listings)
    .where(changing)
    .orderBy(listings.id)
    .for('update')
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await tx.update(listings).set({ isBargainable }).where(inArray(listings.id, ids))
  await refreshGoodsMarkets(tx, rows)
}

export interface ListingTerms extends BargainTerms {
  listingId: bigint
  /** The percentage is set on this listing itself. */
  isOwnPercent: boolean
}

/**
 * Sets a user's terms for some of their listings; `lowestPercent` null resets these to the user's own. Refreshes goods'
 * markets, so call it last in the transaction.
 *
 * @returns the terms now in force, or null if one of the listings is not theirs or has ended.
 */
export async function setListingTerms(
  tx: Transaction,
  userId: bigint,
  listingIds: readonly bigint[],
  { allowsBargain, lowestPercent }: { allowsBargain?: boolean | undefined; lowestPercent?: number | null | undefined },
): Promise<{ all: BargainTerms; listings: ListingTerms[] } | null> {
  const all = await readBargainTerms(tx, userId, 'share')
  const rows = await tx
    .select()
    .from(listings)
    .where(and(inArray(listings.id, [...listingIds]), eq(listings.sellerId, userId), mayComeBack))
    .orderBy(listings.id)
    .for('update')
  if (rows.length !== listingIds.length) return null
  const allows =
    allowsBargain === undefined ? sql<boolean>`${listings.allowsBargain}` : sql<boolean>`${allowsBargain}::boolean`
  const changed = await tx
    .update(listings)
    .set({
      allowsBargain: allows,
      isBargainable: sql`${allows} and ${all.allowsBargain}::boolean`,
      ...(lowestPercent === undefined ? {} : { lowestBargainPercent: lowestPercent }),
    })
    .where(
      inArray(
        listings.id,
        rows.map(({ id }) => id),
      ),
    )
    .returning()
  await refreshGoodsMarkets(tx, rows)
  return {
    all,
    listings: changed
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .map((listing) => ({
        listingId: listing.id,
        allowsBargain: listing.isBargainable,
        lowestPercent: listing.lowestBargainPercent ?? all.lowestPercent,
        isOwnPercent: listing.lowestBargainPercent !== null,
      })),
  }
}

/** A user's terms for all their listings. */
export async function readBargainTerms(
  db: Pick<Transaction, 'select'>,
  userId: bigint,
  lock?: 'share',
): Promise<BargainTerms> {
  const query = db
    .select({ allowsBargain: users.allowsBargain, lowestPercent: users.lowestBargainPercent })
    .from(users)
    .where(eq(users.id, userId))
  const [user] = await (lock ? query.for(lock) : query)
  if (!user) throw new Error(`there is no user ${userId}`)
  return user
}
