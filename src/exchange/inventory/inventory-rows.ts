import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { itemStatus } from '#contract/inventory.ts'
import type { Queryable } from '../db/connection.ts'
import { goods, goodsMarkets } from '../db/schema/catalogue.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { assetNotes } from '../db/schema/inventory.ts'
import { assets } from '../db/schema/assets.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { liveOrderStates, orders } from '../db/schema/orders.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import { myListingColumns } from '../listings/my-listing.ts'

export type ItemStatus = z.output<typeof itemStatus>

const noKey = sql<string>`''`

/** An item's status for its owner: that of its listing, else of its order, else whether it can be traded. */
export const itemState = sql<ItemStatus>`case
  when ${listings.state} is not null then ${listings.state}
  when ${orders.sellerId} = ${assets.ownerId} then 'in_order'
  when ${orders.id} is not null or not ${isTradableNow} then 'locked'
  else 'sellable' end`

/** Fen; null if its goods or style was never sold. */
export const referencePrice = goodsMarkets.referencePrice

/**
 * A user's items, present or gone, each joined with its live listing, its order in progress, the market of its goods
 * and style, and the owner's note. Each of these exists at most once, so an item is one row.
 */
export function inventoryRows(db: Queryable, ownerId: bigint, where?: SQL, sortKey: SQL<string> = noKey) {
  return db
    .select({
      key: sortKey,
      asset: assets,
      listing: myListingColumns,
      order: { id: orders.id, price: orders.price, fee: orders.fee, sellerNet: orders.sellerNet },
      status: itemState,
      tradableAt: sql<string | null>`case
        when ${orders.sellerId} <> ${assets.ownerId} then ${orders.deadlineAt}
        when not ${isTradableNow} then ${assets.tradableAt} end`,
      // The first column of a joined row must be non-null: it decides whether the row counts as found.
      market: {
        goodsId: goodsMarkets.goodsId,
        styleId: goodsMarkets.styleId,
        referencePrice: goodsMarkets.referencePrice,
        lowestPrice: goodsMarkets.lowestPrice,
        highestPurchasePrice: goodsMarkets.highestPurchasePrice,
      },
      note: { assetId: assetNotes.assetId, remark: assetNotes.remark, cost: assetNotes.cost },
    })
    .from(assets)
    .innerJoin(goods, eq(goods.id, assets.goodsId))
    .leftJoin(goodsMarkets, and(eq(goodsMarkets.goodsId, assets.goodsId), eq(goodsMarkets.styleId, assets.styleId)))
    .leftJoin(listings, isLiveListing)
    .leftJoin(orders, isLiveOrder)
    .leftJoin(assetNotes, and(eq(assetNotes.assetId, assets.id), eq(assetNotes.userId, ownerId)))
    .where(and(eq(assets.ownerId, ownerId), where))
    .$dynamic()
}

export type InventoryRow = Awaited<ReturnType<typeof inventoryRows>>[number]

// Written out as in the partial unique indexes, which find an asset's one live listing and its one live order.
const isLiveListing = and(eq(listings.assetId, assets.id), isOneOf(listings.state, liveListingStates))
export const isLiveOrder = and(eq(orders.assetId, assets.id), isOneOf(orders.state, liveOrderStates))

/** Still in the owner's inventory, as far as known. */
export const isAtHand = isNull(assets.goneAt)

/** Counts the matching items by status, with their sum at reference prices. */
export async function countInventory(
  db: Queryable,
  ownerId: bigint,
  where?: SQL,
): Promise<
  { status: ItemStatus; count: number; value: bigint; asked: bigint; costed: number; cost: bigint; gain: bigint }[]
> {
  const rows = await db
    .select({
      status: itemState,
      count: sql<string>`count(*)`,
      value: sql<string>`coalesce(sum(${referencePrice}), 0)`,
      asked: sql<string>`coalesce(sum(${listings.price}), 0)`,
      costed: sql<string>`count(${assetNotes.cost})`,
      cost: sql<string>`coalesce(sum(${assetNotes.cost}), 0)`,
      gain: sql<string>`coalesce(sum(${referencePrice} - ${assetNotes.cost}), 0)`,
    })
    .from(assets)
    .innerJoin(goods, eq(goods.id, assets.goodsId))
    .leftJoin(goodsMarkets, and(eq(goodsMarkets.goodsId, assets.goodsId), eq(goodsMarkets.styleId, assets.styleId)))
    .leftJoin(listings, isLiveListing)
    .leftJoin(orders, isLiveOrder)
    .leftJoin(assetNotes, and(eq(assetNotes.assetId, assets.id), eq(assetNotes.userId, ownerId)))
    .where(and(eq(assets.ownerId, ownerId), isAtHand, where))
    .groupBy(itemState)
  return rows.map(({ status, count, value, asked, costed, cost, gain }) => ({
    status,
    count: Number(count),
    value: BigInt(value),
    asked: BigInt(asked),
    costed: Number(costed),
    cost: BigInt(cost),
    gain: BigInt(gain),
  }))
}

/** Any of these statuses. */
export const hasStatus = (statuses: readonly ItemStatus[]): SQL => inArray(itemState, [...statuses])
