import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { codes } from '#contract/codes.ts'
import { seconds } from '#lib/time/seconds.ts'
import type { Queryable, Transaction } from '../db/connection.ts'
import { assets } from '../db/schema/assets.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import type { ListingRow } from '../listings/move-listing.ts'
import { type Refusal, refusals, refuse } from '../refusal.ts'

export type AssetRow = typeof assets.$inferSelect

export interface SellableAsset {
  asset: AssetRow
  /** Its live listing: on sale, reserved or failed. Locked, like the asset. */
  listing: ListingRow | null
}

/**
 * Locks the assets that a user wants to sell, in id order and each with its live listing, and reports for each whether
 * they may: it is theirs, still in their inventory, tradable, and in no order in progress. Until the transaction ends
 * nobody else can list, sell or supply them.
 *
 * @returns by asset id: the asset, or the refusal.
 */
export async function lockSellableAssets(
  tx: Transaction,
  userId: bigint,
  assetIds: readonly bigint[],
): Promise<Map<bigint, SellableAsset | Refusal>> {
  const ids = [...new Set(assetIds)]
  const answer = new Map<bigint, SellableAsset | Refusal>(ids.map((id) => [id, refusals.notFound()]))
  if (ids.length === 0) return answer
  const owned = await tx
    .select()
    .from(assets)
    .where(isOwned(userId, ids))
    .orderBy(asc(assets.id))
    // Orders reference the asset's key, which never changes: a stronger lock could deadlock with them.
    .for('no key update')
  // Separate statements, so that they see what other transactions committed while this one waited for the locks.
  const live = await findLiveListings(
    tx,
    owned.map(({ id }) => id),
  )
  const reasons = await findLockReasons(tx, owned)
  for (const asset of owned) {
    answer.set(asset.id, reasons.get(asset.id) ?? { asset, listing: live.get(asset.id) ?? null })
  }
  return answer
}

/** Same as `lockSellableAssets`, of how it stands: locks nothing, and leaves the listings out. */
export async function findSellableAssets(
  db: Queryable,
  userId: bigint,
  assetIds: readonly bigint[],
): Promise<Map<bigint, AssetRow | Refusal>> {
  const owned = await db.select().from(assets).where(isOwned(userId, assetIds))
  const reasons = await findLockReasons(db, owned)
  const known = new Map(owned.map((asset) => [asset.id, reasons.get(asset.id) ?? asset]))
  return new Map(assetIds.map((id) => [id, known.get(id) ?? refusals.notFound()]))
}

const isOwned = (userId: bigint, ids: readonly bigint[]) =>
  and(inArray(assets.id, [...ids]), eq(assets.ownerId, userId))

/** Why these assets can't be sold by their owner now, by id: those that can are left out. */
export async function findLockReasons(
  db: Queryable | Transaction,
  owned: readonly AssetRow[],
): Promise<Map<bigint, Refusal>> {
  const ordered = new Set(
    await findOrdered(
      db,
      owned.map(({ id }) => id),
    ),
  )
  const [clock] = await db.select({ now: sql<string>`amber_now()` }).from(sql`(select 1) as one`)
  const now = new Date(clock!.now)
  const reasons = new Map<bigint, Refusal>()
  for (const asset of owned) {
    const reason = lockReason(asset, ordered.has(asset.id), now)
    if (reason) reasons.set(asset.id, reason)
  }
  return reasons
}

/** Whether the platform lets the item be traded at a given time. */
export const isTradableAt = ({ isTradable, tradableAt }: Pick<AssetRow, 'isTradable' | 'tradableAt'>, now: Date) =>
  isTradable || (tradableAt !== null && tradableAt <= now)

function lockReason(asset: AssetRow, isOrdered: boolean, now: Date): Refusal | null {
  const extra = { asset_id: asset.id.toString() }
  if (isOrdered) {
    return refuse(
      codes.assetInOrder,
      'This item belongs to an order under way.',
      '该饰品正在一笔未完成的订单中。',
      extra,
    )
  }
  if (asset.goneAt) {
    return refuse(codes.assetGone, 'This item is no longer in your inventory.', '该饰品已不在您的库存中。', extra)
  }
  if (isTradableAt(asset, now)) return null
  return refuse(codes.assetLocked, 'Steam does not let this item be traded yet.', '该饰品暂时不可交易。', {
    ...extra,
    tradable_at: asset.tradableAt && seconds(asset.tradableAt),
  })
}

async function findLiveListings(tx: Transaction, assetIds: bigint[]): Promise<Map<bigint, ListingRow>> {
  if (assetIds.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(listings)
    .where(and(inArray(listings.assetId, assetIds), isOneOf(listings.state, liveListingStates)))
    .orderBy(asc(listings.id))
    .for('update')
  return new Map(rows.map((row) => [row.assetId, row]))
}

async function findOrdered(db: Queryable | Transaction, assetIds: bigint[]): Promise<bigint[]> {
  if (assetIds.length === 0) return []
  const rows = await db
    .select({ assetId: orders.assetId })
    .from(orders)
    .where(and(inArray(orders.assetId, assetIds), inArray(orders.state, [...liveOrderStates])))
  return rows.map(({ assetId }) => assetId)
}
