import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { maxPriceByGoods } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { highestFirst } from '../db/schema/columns.ts'
import { purchaseOrders } from '../db/schema/purchase-orders.ts'
import { assets } from '../db/schema/assets.ts'
import type { CallContext } from '../http/context.ts'
import { invalidRequest, type Refusal, refusals } from '../refusal.ts'
import { findUnfit } from './fit.ts'
import type { PurchaseOrderRow } from './lock-purchase-orders.ts'
import { wantedByOthers } from './wanted-by-others.ts'

type Request = CallRequest<typeof maxPriceByGoods>
type Answer = CallAnswer<typeof maxPriceByGoods>

/**
 * Returns the best price at which each item could be supplied now, to somebody else than the caller. For a goods alone,
 * this is the best price for any item of it; for one of the caller's assets, the best of the purchase orders that it
 * fits.
 */
export async function readMaxPrices(context: CallContext, { items }: Request): Promise<Answer | Refusal> {
  const assetIds = items.flatMap(({ asset_id }) => (asset_id === undefined ? [] : [BigInt(asset_id)]))
  const mine = await findOwn(context, assetIds)
  if (!(mine instanceof Map)) return mine
  for (const [index, { asset_id, goods_id }] of items.entries()) {
    if (asset_id !== undefined && mine.get(asset_id)!.goodsId !== goods_id)
      return invalidRequest([`items.${index}.goods_id`])
  }
  const general = await readGeneral(context, items)
  const open = await findOpen(context, [...mine.values()])
  return {
    items: items.map(({ goods_id, style_id, asset_id }) => {
      const asset = asset_id === undefined ? undefined : mine.get(asset_id)!
      const best = asset && open.find((purchase) => findUnfit(asset, purchase).length === 0)
      const maxPrice = asset ? best?.price : general.get(`${goods_id}:${style_id}`)
      return {
        goods_id,
        style_id,
        asset_id: asset_id ?? null,
        max_price: maxPrice === undefined ? null : formatAmount(maxPrice),
        purchase_id: best?.id.toString() ?? null,
      }
    }),
  }
}

type AssetRow = typeof assets.$inferSelect

async function findOwn({ db, caller }: CallContext, ids: bigint[]): Promise<Map<string, AssetRow> | Refusal> {
  if (ids.length === 0) return new Map()
  if (!caller) return refusals.sessionInvalid()
  const rows = await db
    .select()
    .from(assets)
    .where(and(inArray(assets.id, ids), eq(assets.ownerId, caller.userId)))
  return rows.length === new Set(ids).size ? new Map(rows.map((row) => [row.id.toString(), row])) : refusals.notFound()
}

async function readGeneral({ db, caller }: CallContext, items: Request['items']): Promise<Map<string, bigint>> {
  const goodsIds = items.map(({ goods_id }) => goods_id)
  const { goodsId, styleId, highestPurchasePrice } = goodsMarkets
  const rows = await db
    .select({ goodsId, styleId, highestPurchasePrice })
    .from(goodsMarkets)
    .where(inArray(goodsId, goodsIds))
  const byOthers = caller && (await wantedByOthers(db, caller.userId, goodsIds))
  return new Map(
    rows.flatMap((market) => {
      const highest = byOthers ? byOthers(market) : market.highestPurchasePrice
      return highest === null ? [] : [[`${market.goodsId}:${market.styleId}`, highest]]
    }),
  )
}

async function findOpen({ db, caller }: CallContext, mine: readonly AssetRow[]): Promise<PurchaseOrderRow[]> {
  if (mine.length === 0) return []
  return db
    .select()
    .from(purchaseOrders)
    .where(
      and(
        inArray(
          purchaseOrders.goodsId,
          mine.map(({ goodsId }) => goodsId),
        ),
        eq(purchaseOrders.state, 'active'),
        ne(purchaseOrders.buyerId, caller!.userId),
        sql`${purchaseOrders.expiresAt} > amber_now()`,
      ),
    )
    .orderBy(highestFirst(purchaseOrders.price), asc(purchaseOrders.id))
}
