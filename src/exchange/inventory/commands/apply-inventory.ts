import { and, asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { ListingFailure } from '#contract/selling.ts'
import { bulkInsert } from '../../db/bulk-insert.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { goods } from '../../db/schema/catalogue.ts'
import { databaseNow } from '../../db/schema/columns.ts'
import { inventorySyncs } from '../../db/schema/inventory.ts'
import { assets } from '../../db/schema/assets.ts'
import { liveOrderStates, orders } from '../../db/schema/orders.ts'
import { failAssetListings } from '../../listings/fail-listings.ts'
import type { PlatformAsset } from '../../ports/game-platform.ts'
import { compareInventory, type InventoryChanges } from '../compare-inventory.ts'
import { type AssetFacts, describeAsset } from '../describe-asset.ts'
import { isAtHand } from '../inventory-rows.ts'
import { nextReading } from '../schedule-reading.ts'
import type { AssetRow } from '../sellable-assets.ts'

export interface InventoryReading {
  userId: bigint
  /** The platform account that was read. */
  steamId: string
  items: readonly PlatformAsset[]
  /** False: absence proves nothing. */
  isComplete: boolean
}

/**
 * Brings the known state of a user's inventory up to date with what the platform showed: new, changed and departed
 * items. A listed item that has left, was altered or cannot be traded now leaves the market; ordered items are left to
 * their orders.
 */
export async function applyInventory(tx: Transaction, reading: InventoryReading): Promise<Record<string, never>> {
  const { userId, steamId, items, isComplete } = reading
  const [owner] = await tx.select({ steamId: users.steamId }).from(users).where(eq(users.id, userId)).for('share')
  if (owner?.steamId !== steamId) return finish(tx, userId, null)
  const described = await tradedHere(
    tx,
    items.map(describeAsset).filter((facts) => facts !== null),
  )
  const known = await lockKnown(tx, userId, described)
  const [clock] = await tx.select({ now: sql<string>`amber_now()` }).from(sql`(select 1) as one`)
  const ordered = await findOrdered(tx, userId)
  const changes = compareInventory(known, ordered, { seen: described, isComplete }, new Date(clock!.now))
  await write(tx, userId, changes)
  await tx
    .update(users)
    .set({ isInventoryOpen: true })
    .where(and(eq(users.id, userId), eq(users.isInventoryOpen, false)))
  const altered = changes.changed
    .filter(({ isAltered }) => isAltered)
    .map(({ id }): [bigint, ListingFailure] => [id, 'item_changed'])
  const lost = changes.gone.map((id): [bigint, ListingFailure] => [id, 'item_gone'])
  const locked = changes.changed
    .filter(({ facts }) => !facts.isTradable)
    .map(({ id }): [bigint, ListingFailure] => [id, 'item_locked'])
  const knownAgain = changes.changed.map(({ id }) => id)
  // An item that is both locked and altered counts as altered: a lock ends by itself, and nobody would check.
  await failAssetListings(tx, userId, new Map([...locked, ...altered, ...lost]), knownAgain)
  return finish(tx, userId, {
    itemCount: described.length,
    unknownCount: items.length - described.length,
    addedCount: changes.added.length,
    goneCount: changes.gone.length,
  })
}

/** This process's catalogue may be newer than the one the market was imported from. */
async function tradedHere(tx: Transaction, described: readonly AssetFacts[]): Promise<AssetFacts[]> {
  const ids = [...new Set(described.map(({ goodsId }) => goodsId))]
  if (ids.length === 0) return []
  const rows = await tx.select({ id: goods.id }).from(goods).where(inArray(goods.id, ids))
  const traded = new Set(rows.map(({ id }) => id))
  return described.filter(({ goodsId }) => traded.has(goodsId))
}

/**
 * Locks what is known of an inventory: what is at hand and, of what has left, only what may be back, by its id or by the
 * wear that `compareInventory` recognizes it by.
 */
function lockKnown(tx: Transaction, userId: bigint, seen: readonly AssetFacts[]): Promise<AssetRow[]> {
  const ids = seen.map(({ platformAssetId }) => platformAssetId)
  const wears = seen.flatMap(({ wear }) => wear ?? [])
  const mayBeBack = or(
    sql`${assets.platformAssetId} = any(${sql.param(ids)}::text[])`,
    and(isNotNull(assets.goneAt), sql`${assets.wear} = any(${sql.param(wears)}::float8[])`),
  )
  return tx
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, userId), or(isAtHand, mayBeBack)))
    .orderBy(asc(assets.id))
    .for('no key update')
}

/** Paid items may already be on their way; before payment a seller has no reason to hand one over. */
async function findOrdered(tx: Transaction, userId: bigint): Promise<Set<bigint>> {
  const rows = await tx
    .select({ assetId: orders.assetId })
    .from(orders)
    .innerJoin(assets, eq(assets.id, orders.assetId))
    .where(and(eq(assets.ownerId, userId), inArray(orders.state, [...liveOrderStates]), isNotNull(orders.paidAt)))
  return new Set(rows.map(({ assetId }) => assetId))
}

async function write(tx: Transaction, userId: bigint, { added, changed, gone }: InventoryChanges): Promise<void> {
  if (gone.length > 0) await tx.update(assets).set({ goneAt: databaseNow }).where(inArray(assets.id, gone))
  if (changed.length > 0) {
    const rows = changed.map(({ id, facts }) => ({ id: id.toString(), ...facts }))
    await tx.execute(sql`
      update assets set platform_asset_id = r."platformAssetId", goods_id = r."goodsId", style_id = r."styleId",
        wear = r.wear, paint_seed = r."paintSeed", stickers = r.stickers, charm = r.charm, name_tag = r."nameTag",
        inspect_url = r."inspectUrl", is_tradable = r."isTradable", tradable_at = r."tradableAt", gone_at = null
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r(
        id bigint, "platformAssetId" text, "goodsId" text, "styleId" smallint, wear float8, "paintSeed" integer,
        stickers jsonb, charm jsonb, "nameTag" text, "inspectUrl" text, "isTradable" boolean, "tradableAt" timestamptz)
      where assets.id = r.id`)
  }
  if (added.length > 0) {
    await bulkInsert(
      tx,
      assets,
      added.map((facts) => ({ ownerId: userId, ...facts })),
    )
  }
}

type Counts = Partial<
  Pick<typeof inventorySyncs.$inferSelect, 'itemCount' | 'unknownCount' | 'addedCount' | 'goneCount'>
>

async function finish(tx: Transaction, userId: bigint, counts: Counts | null): Promise<Record<string, never>> {
  await tx
    .update(inventorySyncs)
    .set({
      state: 'idle',
      failure: null,
      finishedAt: databaseNow,
      dueAt: nextReading(),
      ...(counts && { readAt: databaseNow, ...counts }),
    })
    .where(eq(inventorySyncs.userId, userId))
  return {}
}
