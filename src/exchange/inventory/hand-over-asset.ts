import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '../db/connection.ts'
import { databaseNow } from '../db/schema/columns.ts'
import { assets } from '../db/schema/assets.ts'
import { type orders } from '../db/schema/orders.ts'
import { failAssetListings } from '../listings/fail-listings.ts'

type OrderOfAsset = Pick<
  typeof orders.$inferSelect,
  'id' | 'assetId' | 'buyerId' | 'sellerId' | 'price' | 'platformAssetId'
>

/** Whose an asset becomes, and its id in their inventory. */
interface Destination {
  ownerId: bigint
  platformAssetId: string
}

/**
 * Locks the asset of an order that changes hands, and any that has its new id by mistake. Call it straight after
 * locking the order: readings of inventories hold assets while they wait for listings, money and markets.
 */
export async function lockHandedOver(
  tx: Transaction,
  { assetId }: Pick<OrderOfAsset, 'assetId'>,
  { ownerId, platformAssetId }: Destination,
): Promise<void> {
  const holdsId = and(eq(assets.ownerId, ownerId), eq(assets.platformAssetId, platformAssetId))
  await tx
    .select({ id: assets.id })
    .from(assets)
    .where(or(eq(assets.id, assetId), holdsId))
    .orderBy(assets.id)
    .for('no key update')
}

/**
 * Transfers a delivered asset to its buyer, under its new platform id, and locks it for as long as the trade can be
 * reversed. Records the price paid as its cost.
 */
export async function handOverAsset(
  tx: Transaction,
  order: OrderOfAsset,
  { platformAssetId, protectedUntil }: { platformAssetId: string; protectedUntil: Date },
): Promise<void> {
  const { assetId, buyerId } = order
  await yieldId(tx, { ownerId: buyerId, platformAssetId, assetId })
  await tx
    .update(assets)
    .set({ ownerId: buyerId, platformAssetId, isTradable: false, tradableAt: protectedUntil, goneAt: null })
    .where(eq(assets.id, assetId))
  await noteCost(tx, order)
}

/** Corrects the platform id of an asset that was handed over under a wrong one. */
export async function renameAsset(
  tx: Transaction,
  { assetId, buyerId }: Pick<OrderOfAsset, 'assetId' | 'buyerId'>,
  platformAssetId: string,
): Promise<void> {
  await lockHandedOver(tx, { assetId }, { ownerId: buyerId, platformAssetId })
  await yieldId(tx, { ownerId: buyerId, platformAssetId, assetId })
  await tx.update(assets).set({ platformAssetId }).where(eq(assets.id, assetId))
}

/** Sales of the same item by the same person, who has now bought it back, keep what it had cost before. */
async function noteCost(tx: Transaction, { id, assetId, buyerId, price }: OrderOfAsset): Promise<void> {
  await tx.execute(sql`
    with sold as (
      update orders set cost = known.cost
      from asset_notes known
      where known.user_id = ${buyerId} and known.asset_id = ${assetId}
        and orders.asset_id = ${assetId} and orders.seller_id = ${buyerId} and orders.delivered_at is not null
        and orders.id > coalesce(known.order_id, 0)
    )
    insert into asset_notes (user_id, asset_id, cost, order_id) values (${buyerId}, ${assetId}, ${price}, ${id})
    on conflict (user_id, asset_id) do update set cost = excluded.cost, order_id = excluded.order_id, updated_at = ${databaseNow}`)
}

/**
 * Returns an asset to its seller after the platform has reversed the trade. It already has another id, which only the
 * next reading of the seller's inventory reveals; until then it counts as gone, so that nobody buys what cannot be
 * found. What the buyer paid is no cost any more.
 */
export async function takeAssetBack(
  tx: Transaction,
  { id, assetId, buyerId, sellerId, platformAssetId }: OrderOfAsset,
): Promise<void> {
  await takeCostBack(tx, { id, assetId, buyerId })
  await yieldId(tx, { ownerId: sellerId, platformAssetId, assetId })
  await tx
    .update(assets)
    .set({ ownerId: sellerId, platformAssetId, isTradable: true, tradableAt: null, goneAt: databaseNow })
    .where(eq(assets.id, assetId))
}

/** The note is again what it was before this purchase: about the item as the buyer had it earlier, if ever. */
async function takeCostBack(
  tx: Transaction,
  { id, assetId, buyerId }: Pick<OrderOfAsset, 'id' | 'assetId' | 'buyerId'>,
): Promise<void> {
  await tx.execute(sql`
    update asset_notes set
      cost = (
        select cost from orders
        where asset_id = ${assetId} and seller_id = ${buyerId} and id < ${id} and delivered_at is not null
        order by id desc limit 1),
      order_id = (
        select max(id) from orders
        where asset_id = ${assetId} and buyer_id = ${buyerId} and id < ${id} and state = 'completed')
    where user_id = ${buyerId} and asset_id = ${assetId} and order_id = ${id}`)
}

/**
 * A reading of the new owner's inventory may have come first and created another asset under this id: that one gives up
 * the id and counts as gone. If it is listed already, its listing is locked out of order, after the order's money. That is
 * rare enough: in a deadlock `transact` starts over.
 */
async function yieldId(
  tx: Transaction,
  { ownerId, platformAssetId, assetId }: Destination & Pick<OrderOfAsset, 'assetId'>,
): Promise<void> {
  const [other] = await tx
    .update(assets)
    .set({ platformAssetId: `${platformAssetId} of ${assetId}`, goneAt: databaseNow })
    .where(and(eq(assets.ownerId, ownerId), eq(assets.platformAssetId, platformAssetId), ne(assets.id, assetId)))
    .returning({ id: assets.id })
  if (other) await failAssetListings(tx, ownerId, new Map([[other.id, 'item_gone']]))
}
