import { and, count, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { backpack, backpackState } from '#contract/backpack.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsCondition } from '../catalogue/goods-condition.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { orderedItem } from '../catalogue/shown-item.ts'
import type { Queryable } from '../db/connection.ts'
import { hasLeft } from '../db/has-left.ts'
import { goods, goodsMarkets } from '../db/schema/catalogue.ts'
import { assetNotes } from '../db/schema/inventory.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { assets } from '../db/schema/assets.ts'
import { listings, liveListingStates } from '../db/schema/listings.ts'
import { liveOrderStates, orders, soldStates } from '../db/schema/orders.ts'
import { isTradableNow } from '../db/tradable-now.ts'
import type { SignedInContext } from '../http/context.ts'
import { invalidRequest, Refusal } from '../refusal.ts'

type State = z.output<typeof backpackState>

const isProtected = sql`${orders.state} = 'in_protection'`
/**
 * The order in which the buyer sells the item on; states as in the partial unique index, which finds an asset's one
 * live order.
 */
const sale = alias(orders, 'sale')
const isSale = and(
  eq(sale.assetId, orders.assetId),
  eq(sale.sellerId, orders.buyerId),
  isOneOf(sale.state, liveOrderStates),
)

/** The state of a bought item, as its buyer sees it. */
const state = sql<State>`case
  when ${isProtected} then 'protected'
  when ${hasLeft} then 'sold'
  when ${listings.state} is not null then ${listings.state}
  when ${sale.id} is not null then 'in_order'
  when not ${isTradableNow} then 'locked'
  else 'sellable' end`

const narrowed: Record<CallRequest<typeof backpack>['state'], SQL | undefined> = {
  all: undefined,
  protected: isProtected,
  owned: sql`not ${isProtected} and not ${hasLeft}`,
  sold: sql`not ${isProtected} and ${hasLeft}`,
}

/** The items that the caller has bought and received here, newest purchase first. */
export async function listBackpack(
  { db, caller, locale }: SignedInContext,
  { state: wanted, keyword, cursor, page_size }: CallRequest<typeof backpack>,
): Promise<CallAnswer<typeof backpack> | Refusal> {
  if (cursor !== undefined && !/^\d{1,18}$/.test(cursor)) return invalidRequest(['cursor'])
  const named = goodsCondition({ keyword })
  if (named instanceof Refusal) return named
  const fitting = and(eq(orders.buyerId, caller.userId), inArray(orders.state, soldStates), named, narrowed[wanted])
  const before = cursor === undefined ? undefined : lt(orders.id, BigInt(cursor))
  const [rows, [all]] = await Promise.all([
    readRows(db, and(fitting, before), page_size + 1),
    db
      .select({ total: count() })
      .from(orders)
      .innerJoin(assets, eq(assets.id, orders.assetId))
      .innerJoin(goods, eq(goods.id, orders.goodsId))
      .where(fitting),
  ])
  const page = rows.slice(0, page_size)
  const shown = page.map(({ asset, order, ...row }) =>
    row.state === 'sold' ? orderedItem(asset, order, caller.userId) : asset,
  )
  const [infos, details] = await Promise.all([goodsInfosByIds(db, shown, locale), describeAssets(db, shown, locale)])
  return {
    items: page.map(({ order, asset, market, note, ...row }, index) => ({
      order_id: order.id.toString(),
      asset_id: asset.id.toString(),
      goods_id: asset.goodsId,
      style_id: asset.styleId,
      goods_info: goodsInfoOf(infos, asset),
      asset: details[index]!,
      state: row.state,
      price: formatAmount(order.price),
      reference_price: amountOrNull(market?.referencePrice ?? null),
      received_at: seconds(order.deliveredAt!),
      protected_until: row.state === 'protected' && order.deadlineAt ? seconds(order.deadlineAt) : null,
      listing_id: row.state === 'sold' || row.listingId === null ? null : row.listingId.toString(),
      sale_order_id: row.state === 'sold' || row.saleId === null ? null : row.saleId.toString(),
      remark: note?.remark ?? null,
    })),
    next_cursor: rows.length > page_size ? page.at(-1)!.order.id.toString() : null,
    total: all!.total,
  }
}

function readRows(db: Queryable, where: SQL | undefined, limit: number) {
  return db
    .select({
      order: orders,
      asset: assets,
      state,
      listingId: listings.id,
      saleId: sale.id,
      // The first column of a joined row must be non-null: it decides whether the row counts as found.
      market: { goodsId: goodsMarkets.goodsId, referencePrice: goodsMarkets.referencePrice },
      note: { assetId: assetNotes.assetId, remark: assetNotes.remark },
    })
    .from(orders)
    .innerJoin(assets, eq(assets.id, orders.assetId))
    .innerJoin(goods, eq(goods.id, orders.goodsId))
    .leftJoin(goodsMarkets, and(eq(goodsMarkets.goodsId, orders.goodsId), eq(goodsMarkets.styleId, orders.styleId)))
    .leftJoin(
      listings,
      and(
        eq(listings.assetId, orders.assetId),
        eq(listings.sellerId, orders.buyerId),
        isOneOf(listings.state, liveListingStates),
      ),
    )
    .leftJoin(sale, isSale)
    .leftJoin(assetNotes, and(eq(assetNotes.assetId, orders.assetId), eq(assetNotes.userId, orders.buyerId)))
    .where(where)
    .orderBy(desc(orders.id))
    .limit(limit)
}
