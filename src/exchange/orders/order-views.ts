import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { OrderView } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { findOwnHolds } from '../bargains/own-holds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { amountOrNull } from '../catalogue/market-standing.ts'
import { orderedItem } from '../catalogue/shown-item.ts'
import { hasLeft } from '../db/has-left.ts'
import { endingOfOffer, heldAgain, isEndedBySupport } from '../db/order-endings.ts'
import { saleCost } from '../db/sale-cost.ts'
import { users } from '../db/schema/accounts.ts'
import { assets } from '../db/schema/assets.ts'
import { goodsMarkets } from '../db/schema/catalogue.ts'
import { assetNotes } from '../db/schema/inventory.ts'
import { isOneOf } from '../db/schema/columns.ts'
import { orders, soldStates } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { accepterOf, awaitedOf, mayOpen, otherSide } from './delivery-side.ts'
import { cancellableAt } from './lock-orders.ts'
import { asPassed, isPassing } from './opening-side.ts'

/** Views of the caller's orders, in the order of the ids. */
export async function findOrders(context: SignedInContext, ids: readonly bigint[]): Promise<OrderView[]> {
  if (ids.length === 0) return []
  const views = await readViews(context, inArray(orders.id, [...ids]))
  const byId = new Map(views.map((view) => [view.order_id, view]))
  return ids.map((id) => byId.get(id.toString())!)
}

/** One order, if the caller is one of its parties. */
export async function findOrder(context: SignedInContext, orderId: bigint): Promise<OrderView | null> {
  const { userId } = context.caller
  const [view] = await readViews(
    context,
    and(eq(orders.id, orderId), or(eq(orders.buyerId, userId), eq(orders.sellerId, userId))),
  )
  return view ?? null
}

/** Whether this person, its buyer, still has the item of a delivered order by it; else null. */
const isStillTheirs = (userId: bigint) => sql<boolean | null>`case
  when ${orders.buyerId} = ${userId}::bigint and ${isOneOf(orders.state, soldStates)} then not ${hasLeft} end`

async function readViews(context: SignedInContext, where: ReturnType<typeof and>): Promise<OrderView[]> {
  const buyer = alias(users, 'buyer')
  const seller = alias(users, 'seller')
  const person = (table: typeof buyer | typeof seller) => ({
    id: table.id,
    nickname: table.nickname,
    avatar: table.avatar,
    tradeUrl: table.tradeUrl,
    isTradeUrlDead: table.isTradeUrlDead,
  })
  const found = await context.db
    .select({
      order: orders,
      isPassing,
      asset: assets,
      referencePrice: goodsMarkets.referencePrice,
      cost: saleCost,
      offerEnding: endingOfOffer,
      isEndedBySupport,
      heldAgain,
      isStillMine: isStillTheirs(context.caller.userId),
      buyer: person(buyer),
      seller: person(seller),
    })
    .from(orders)
    .innerJoin(assets, eq(assets.id, orders.assetId))
    .innerJoin(buyer, eq(buyer.id, orders.buyerId))
    .innerJoin(seller, eq(seller.id, orders.sellerId))
    .leftJoin(goodsMarkets, and(eq(goodsMarkets.goodsId, orders.goodsId), eq(goodsMarkets.styleId, orders.styleId)))
    .leftJoin(assetNotes, and(eq(assetNotes.userId, orders.sellerId), eq(assetNotes.assetId, orders.assetId)))
    .where(where)
  const rows = found.map(asPassed)
  const goods = await goodsInfosByIds(
    context.db,
    rows.map(({ order }) => order),
    context.locale,
  )
  const items = await describeAssets(
    context.db,
    rows.map(({ order, asset }) => orderedItem(asset, order, context.caller.userId)),
    context.locale,
  )
  const isDue = ({ state, buyerId }: typeof orders.$inferSelect) =>
    state === 'awaiting_payment' && buyerId === context.caller.userId
  const held = await findOwnHolds(
    context.db,
    context.caller.userId,
    rows.flatMap(({ order }) => (isDue(order) ? (order.listingId ?? []) : [])),
  )
  return rows.map(
    ({ order, referencePrice, cost, offerEnding, isEndedBySupport, heldAgain, isStillMine, ...parties }, index) => {
      const isBuyer = order.buyerId === context.caller.userId
      const counterpart = isBuyer ? parties.seller : parties.buyer
      const isDeliveryDue = order.state === 'awaiting_delivery'
      const canOpen = !(isBuyer && counterpart.isTradeUrlDead) && mayOpen(order, isBuyer ? 'buyer' : 'seller')
      return {
        order_id: order.id.toString(),
        purchase_order_id: order.purchaseOrderId?.toString() ?? null,
        bargain_id: order.bargainId?.toString() ?? null,
        role: isBuyer ? 'buyer' : 'seller',
        state: order.state,
        goods_id: order.goodsId,
        style_id: order.styleId,
        goods_info: goodsInfoOf(goods, order),
        asset: items[index]!,
        price: formatAmount(order.price),
        reference_price: amountOrNull(referencePrice),
        fee: isBuyer ? null : formatAmount(order.fee),
        seller_net: isBuyer ? null : formatAmount(order.sellerNet),
        cost: isBuyer ? null : amountOrNull(cost),
        profit: isBuyer || cost === null || !isDelivered(order) ? null : formatAmount(order.sellerNet - cost),
        counterpart: { user_id: counterpart.id.toString(), nickname: counterpart.nickname, avatar: counterpart.avatar },
        created_at: seconds(order.createdAt),
        deadline_at: order.deadlineAt && seconds(order.deadlineAt),
        awaited: awaitedOf(order),
        offer: order.offerId
          ? {
              offer_id: order.offerId,
              url: `${context.settings.platformWebUrl}/tradeoffer/${order.offerId}/`,
              opened_by: otherSide(accepterOf(order)),
            }
          : null,
        deliver_to:
          isDeliveryDue && counterpart.tradeUrl && canOpen
            ? { trade_url: counterpart.tradeUrl, platform_asset_id: order.platformAssetId }
            : null,
        fault: order.fault,
        offer_ending: offerEnding,
        is_ended_by_support: isEndedBySupport,
        is_still_mine: isStillMine,
        held_again: isBuyer ? amountOrNull(heldAgain) : null,
        cancellable_at: mapMoment(cancellableAt(order, context.settings)),
        held_by_my_bargains: isDue(order) ? formatAmount(held.of(order.listingId)) : null,
      }
    },
  )
}

/** A delivered sale has its proceeds, though a reversal may still take them back. */
const isDelivered = ({ state }: typeof orders.$inferSelect) => soldStates.includes(state)

const mapMoment = (moment: Date | null) => moment && seconds(moment)
