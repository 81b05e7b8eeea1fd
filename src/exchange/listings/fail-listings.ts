import { and, asc, eq, inArray, type SQL } from 'drizzle-orm'
import type { ListingFailure } from '#contract/selling.ts'
import { lockBargainMoney } from '../bargains/void-bargains.ts'
import { type MarketKey, refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { copyFacts } from './copy-facts.ts'
import { markShop } from './mark-shop.ts'
import { type ListingRow, moveListings } from './move-listing.ts'
import { notifyFailed } from './notify-failed.ts'

/** Rows per statement: each binds a dozen parameters, and a statement takes at most 65,535. */
const batchSize = 2_000

/**
 * Takes everything that a seller has on sale off the market for an external reason; each listing stays `failed` until
 * its seller fixes that and retries, or takes it down. Reserved listings stay with their order.
 *
 * Locks listings by id and, last, the markets of their goods: call it at the end of a transaction.
 *
 * @param touched markets that the transaction has changed otherwise: all are refreshed together.
 * @returns how many failed.
 */
export async function failListings(
  tx: Transaction,
  sellerId: bigint,
  failure: ListingFailure,
  touched: readonly MarketKey[] = [],
): Promise<number> {
  // Reserved ones as well, since they are marked with their shop: all are locked by id at once.
  const live = await lock(tx, and(eq(listings.sellerId, sellerId), isOneOf(listings.state, liveListingStates)))
  // S8.10 A seller whose listings are blocked also has their shop offline until they reopen it, so that a listing
  // returned by an unpaid order stays off the market, too.
  if (failure === 'seller_banned') await markShop(tx, sellerId, false)
  const onSale = live.filter(({ state }) => state === 'on_sale')
  return fail(tx, sellerId, new Map([[failure, onSale]]), touched)
}

/**
 * Like `failListings` for single assets, each with its own reason; a listing that had already failed takes the new
 * reason, and a reserved one of an altered item stores it for later. Live listings of `reread` assets copy the current
 * facts, once failing ones are off the market.
 */
export async function failAssetListings(
  tx: Transaction,
  sellerId: bigint,
  failures: ReadonlyMap<bigint, ListingFailure>,
  reread: readonly bigint[] = [],
): Promise<number> {
  const assetIds = [...new Set([...failures.keys(), ...reread])]
  if (assetIds.length === 0) return 0
  const locked = await lock(
    tx,
    and(
      eq(listings.sellerId, sellerId),
      isOneOf(listings.state, liveListingStates),
      inArray(listings.assetId, assetIds),
    ),
  )
  const failing = locked.filter(
    ({ assetId, state, failure }) => state !== 'reserved' && failures.has(assetId) && failure !== failures.get(assetId),
  )
  const failed = await fail(
    tx,
    sellerId,
    Map.groupBy(failing, ({ assetId }) => failures.get(assetId)!),
  )
  await noteAltered(
    tx,
    locked.filter(({ assetId, state }) => state === 'reserved' && failures.get(assetId) === 'item_changed'),
  )
  const isReread = new Set(reread)
  await copyFacts(
    tx,
    locked.flatMap(({ id, assetId }) => (isReread.has(assetId) ? [id] : [])),
  )
  return failed
}

/** An ordered listing stays reserved, but can no longer be paid for, and fails if it comes back. */
async function noteAltered(tx: Transaction, reserved: readonly ListingRow[]): Promise<void> {
  if (reserved.length === 0) return
  const ids = reserved.map(({ id }) => id)
  await tx.update(listings).set({ failure: 'item_changed' }).where(inArray(listings.id, ids))
}

const lock = (tx: Transaction, where: SQL | undefined): Promise<ListingRow[]> =>
  tx.select().from(listings).where(where).orderBy(asc(listings.id)).for('update')

async function fail(
  tx: Transaction,
  sellerId: bigint,
  failing: ReadonlyMap<ListingFailure, readonly ListingRow[]>,
  touched: readonly MarketKey[] = [],
): Promise<number> {
  const all = [...failing.values()].flat()
  if (failing.size > 1 || all.length > batchSize)
    await lockBargainMoney(
      tx,
      all.map(({ id }) => id),
    )
  for (const [failure, rows] of failing) {
    for (let start = 0; start < rows.length; start += batchSize) {
      await moveListings(tx, rows.slice(start, start + batchSize), { event: 'fail', actor: 'system', failure })
    }
    await notifyFailed(tx, sellerId, failure, rows.length)
  }
  await refreshGoodsMarkets(tx, [...all, ...touched])
  return all.length
}
