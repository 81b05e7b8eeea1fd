import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { listings } from '../db/schema/listings.ts'

export interface BargainTerms {
  allowsBargain: boolean
  /** The lowest offer that is passed on, in whole percent of the price. */
  lowestPercent: number
}

const mayComeBack = inArray(listings.state, ['on_sale', 'reserved', 'failed'])

/**
 * Sets what a person allows on all their listings, now and later; what is left out stays. Bargains under way go on.
 * The person's row is locked first: a listing that is being made meanwhile either is found here or reads the new terms.
 * Refreshes goods' markets, so it comes last in its transaction.
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

/** Locked in the order of their ids, as buyers lock them. */
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
  /** The percentage is this listing's alone. */
  isOwnPercent: boolean
}

/**
 * Sets what a person allows on some of their listings; `lowestPercent` null takes them back to the person's own. Refreshes
 * goods' markets, so it comes last in its transaction.
 *
 * @returns the terms now in force, or null where one of the listings is not theirs or has ended.
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

/** What a person allows on all their listings. */
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
