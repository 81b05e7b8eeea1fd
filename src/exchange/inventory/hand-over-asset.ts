import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { assetNotes } from '../db/schema/inventory.ts'
import { assets } from '../db/schema/assets.ts'
import { type orders } from '../db/schema/orders.ts'
import { failAssetListings } from '../listings/fail-listings.ts'

type OrderOfAsset = Pick<typeof orders.$inferSelect, 'assetId' | 'buyerId' | 'sellerId' | 'price' | 'platformAssetId'>

/**
 * Transfers a delivered asset to its buyer, under its new platform id, and locks it for as long as the trade can be
 * reversed. Records the price paid as its cost, unless the buyer has already noted something.
 */
export async function handOverAsset(
  tx: Transaction,
  order: OrderOfAsset,
  { platformAssetId, protectedUntil }: { platformAssetId: string; protectedUntil: Date },
): Promise<void> {
  const { assetId, buyerId, price } = order
  await yieldId(tx, { ownerId: buyerId, platformAssetId, assetId })
  await tx
    .update(assets)
    .set({ ownerId: buyerId, platformAssetId, isTradable: false, tradableAt: protectedUntil, goneAt: null })
    .where(eq(assets.id, assetId))
  await tx.insert(assetNotes).values({ userId: buyerId, assetId, cost: price }).onConflictDoNothing()
}

/**
 * Returns an asset to its seller after the platform has reversed the trade. It already has another id, which only the
 * next reading of the seller's inventory reveals; until then it counts as gone, so that nobody buys what cannot be
 * found.
 */
export async function takeAssetBack(
  tx: Transaction,
  { assetId, sellerId, platformAssetId }: OrderOfAsset,
): Promise<void> {
  await yieldId(tx, { ownerId: sellerId, platformAssetId, assetId })
  await tx
    .update(assets)
    .set({ ownerId: sellerId, platformAssetId, isTradable: true, tradableAt: null, goneAt: databaseNow })
    .where(eq(assets.id, assetId))
}

/**
 * A reading of the new owner's inventory may have come first and created another asset under this id: that one gives up
 * the id and counts as gone.
 */
async function yieldId(
  tx: Transaction,
  { ownerId, platformAssetId, assetId }: { ownerId: bigint; platformAssetId: string; assetId: bigint },
): Promise<void> {
  const [other] = await tx
    .update(assets)
    .set({ platformAssetId: `${platformAssetId} of ${assetId}`, goneAt: databaseNow })
    .where(and(eq(assets.ownerId, ownerId), eq(assets.platformAssetId, platformAssetId), ne(assets.id, assetId)))
    .returning({ id: assets.id })
  if (other) await failAssetListings(tx, ownerId, new Map([[other.id, 'item_gone']]))
}
