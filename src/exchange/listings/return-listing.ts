import { eq } from 'drizzle-orm'
import type { OrderActor } from '#contract/orders/orders.ts'
import type { ListingFailure } from '#contract/selling.ts'
import { findRestrictionRefusal } from '../accounts/restrictions.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { assets } from '../db/schema/assets.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import { type ListingRow, moveListings } from './move-listing.ts'
import { notifyFailed } from './notify-failed.ts'

/**
 * Returns a locked, reserved listing to the market after its order fell through; or fails it if its seller may no
 * longer sell or the item cannot be delivered, so that nobody buys it again.
 */
export async function returnListing(tx: Transaction, listing: ListingRow, actor: OrderActor): Promise<ListingRow> {
  const failure = await findFailure(tx, listing)
  if (failure) await notifyFailed(tx, listing.sellerId, failure, 1)
  const [returned] = failure
    ? await moveListings(tx, [listing], { event: 'fail', actor: 'system', failure })
    : await moveListings(tx, [listing], { event: 'release', actor })
  return returned!
}

/** Why a listing cannot be on the market now, as far as known without asking the platform; null if it can. */
async function findFailure(tx: Transaction, listing: ListingRow): Promise<ListingFailure | null> {
  const { sellerId, assetId, failure } = listing
  if (failure) return failure
  if (await findRestrictionRefusal(tx, sellerId, 'sale')) return 'seller_banned'
  const [seller] = await tx
    .select({ isInventoryOpen: users.isInventoryOpen, setupFailure: users.setupFailure })
    .from(users)
    .where(eq(users.id, sellerId))
  const [asset] = await tx
    .select({ goneAt: assets.goneAt, isTradable: isTradableNow })
    .from(assets)
    .where(eq(assets.id, assetId))
  if (asset?.goneAt) return 'item_gone'
  if (seller?.setupFailure === 'api_key_invalid') return 'api_key_invalid'
  if (!seller?.isInventoryOpen) return 'inventory_private'
  return asset?.isTradable ? null : 'item_locked'
}
