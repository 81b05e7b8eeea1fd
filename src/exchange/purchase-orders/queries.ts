import { and, desc, eq } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail, list } from '#contract/purchase-orders/purchase-orders.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { assetInfos } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds, isGoods } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { endingOfOffer, isEndedBySupport } from '../db/order-endings.ts'
import { purchaseOrderEvents, purchaseOrders } from '../db/schema/purchase-orders.ts'
import { orders } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { Refusal, refusals } from '../refusal.ts'
import { findUnfit } from './fit.ts'
import { withLostUnits } from './lost-units.ts'
import { pageOfOpen } from './market-query.ts'
import { findMyAssets, type MyAsset } from './my-assets.ts'
import { type MineRequest, pageOfMine } from './my-purchases.ts'
import { outbidView } from './outbid-columns.ts'
import { readProgress } from './progress.ts'
import { findPurchases, type FoundPurchase, showPurchases } from './purchase-views.ts'
import { purchaseOrderMachine } from './states.ts'
import { competingPrices } from './wanted-by-others.ts'

type ListAnswer = CallAnswer<typeof list>
type PurchaseView = ListAnswer['items'][number]
type GoodsRequest = Extract<CallRequest<typeof list>, { scope: 'goods' }>

/** Lists the caller's purchase orders, or those of a goods as a supplier sees them. */
export const listPurchases = (
  context: SignedInContext,
  request: CallRequest<typeof list>,
): Promise<ListAnswer | Refusal> =>
  request.scope === 'mine' ? listMine(context, request) : listForSupplier(context, request)

async function listMine(context: SignedInContext, request: MineRequest): Promise<ListAnswer | Refusal> {
  const page = await pageOfMine(context, request)
  if (page instanceof Refusal) return page
  const items = await viewPurchases(context, page.found, null)
  return { items, next_cursor: page.nextCursor, my_assets: [], my_asset_count: 0 }
}

async function listForSupplier(
  context: SignedInContext,
  { goods_id, style_id, asset_id, cursor, page_size }: GoodsRequest,
): Promise<ListAnswer | Refusal> {
  if (!(await isGoods(context.db, { goodsId: goods_id, styleId: style_id }))) return refusals.notFound()
  const page = await pageOfOpen(context, { goodsId: goods_id, styleId: style_id, cursor, pageSize: page_size })
  if (!('found' in page)) return page
  const leadId = asset_id === undefined ? undefined : BigInt(asset_id)
  const { first: mine, count } = await findMyAssets(context, goods_id, leadId)
  const shown = await assetInfos(
    context.db,
    mine.map(({ asset }) => asset),
    context.locale,
  )
  return {
    items: await viewPurchases(context, page.found, mine),
    next_cursor: page.nextCursor,
    my_assets: mine.map(({ asset, listingId }) => ({
      asset: shown.get(asset.id)!,
      style_id: asset.styleId,
      listing_id: listingId?.toString() ?? null,
    })),
    my_asset_count: count,
  }
}

/** The most events shown of a history; two buyers who outbid each other make thousands. */
const shownEvents = 100

/**
 * Returns one of the caller's purchase orders with the newest part of its history, oldest first, and the orders that
 * filled it, newest first.
 */
export async function showPurchase(
  context: SignedInContext,
  { purchase_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const { db, caller } = context
  const id = BigInt(purchase_id)
  const found = await findPurchases(
    context,
    and(eq(purchaseOrders.id, id), eq(purchaseOrders.buyerId, caller.userId)),
    [],
    1,
  )
  const [purchase] = await viewPurchases(context, found, null)
  if (!purchase) return refusals.notFound()
  const events = await db
    .select()
    .from(purchaseOrderEvents)
    .where(eq(purchaseOrderEvents.purchaseOrderId, id))
    .orderBy(desc(purchaseOrderEvents.id))
    .limit(shownEvents)
  const filledBy = await db
    .select({ order: orders, offerEnding: endingOfOffer, isEndedBySupport })
    .from(orders)
    .where(eq(orders.purchaseOrderId, id))
    .orderBy(desc(orders.id))
  const steps = events.toReversed().map(({ event, toState, actor, reason, price, quantity, filled, orderId, at }) => ({
    event,
    state: toState,
    actor,
    reason,
    price: formatAmount(price),
    quantity,
    filled,
    order_id: orderId?.toString() ?? null,
    at: seconds(at),
  }))
  return {
    purchase,
    events: await withLostUnits(
      db,
      id,
      steps,
      filledBy.map(({ order }) => order),
    ),
    orders: filledBy.map(({ order, offerEnding, isEndedBySupport: isBySupport }) => ({
      order_id: order.id.toString(),
      state: order.state,
      offer_ending: offerEnding,
      is_ended_by_support: isBySupport,
      price: formatAmount(order.price),
      created_at: seconds(order.createdAt),
    })),
  }
}

/** @param suppliedBy a supplier's assets; null for the owner's own view, which shows the progress instead. */
async function viewPurchases(
  context: SignedInContext,
  found: readonly FoundPurchase[],
  suppliedBy: readonly MyAsset[] | null,
): Promise<PurchaseView[]> {
  const rows = found.map(({ purchase }) => purchase)
  const open = await showPurchases(context, found)
  const goods = await goodsInfosByIds(context.db, rows, context.locale)
  const progress = suppliedBy ? null : await readProgress(context.db, rows)
  const active = rows.filter(({ state }) => !suppliedBy && state === 'active').map(({ id }) => id)
  const competing = await competingPrices(context.db, active)
  return rows.map((purchase, index) => ({
    ...open[index]!,
    state: purchase.state,
    goods_info: goodsInfoOf(goods, purchase),
    expires_at: purchaseOrderMachine.final.includes(purchase.state) ? null : seconds(purchase.expiresAt),
    paid_at: purchase.paidAt && seconds(purchase.paidAt),
    ended_at: purchase.endedAt && seconds(purchase.endedAt),
    progress: progress && progress.get(purchase.id)!,
    outbid: suppliedBy ? null : outbidView(purchase),
    competing_price: amountOrNull(competing.get(purchase.id) ?? null),
    supply:
      suppliedBy &&
      suppliedBy.map(({ asset }) => ({ asset_id: asset.id.toString(), unfit: findUnfit(asset, purchase) })),
  }))
}
