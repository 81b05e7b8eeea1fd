import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { detail, quote } from '#contract/orders/orders.ts'
import { formatAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { findOwnHolds } from '../bargains/own-holds.ts'
import { describeAssets } from '../catalogue/asset-infos.ts'
import { goodsInfoOf, goodsInfosByIds } from '../catalogue/goods-infos.ts'
import { offeredItem } from '../catalogue/shown-item.ts'
import { users } from '../db/schema/accounts.ts'
import { assets } from '../db/schema/assets.ts'
import { listings } from '../db/schema/listings.ts'
import { orderEvents, orders, orderWarnings } from '../db/schema/orders.ts'
import type { SignedInContext } from '../http/context.ts'
import { readBalances } from '../ledger/read-balances.ts'
import { type Refusal, refusals } from '../refusal.ts'
import type { ExchangeSettings } from '../settings.ts'
import { findListingProblem } from './order-problems.ts'
import { findOrder } from './order-views.ts'

export const orderRules = (settings: ExchangeSettings) => ({
  payment_seconds: settings.orderPayment,
  delivery_seconds: settings.orderDelivery,
  cancel_after_seconds: settings.orderCancelAfter,
  acceptance_seconds: settings.orderAcceptance,
  protection_seconds: settings.protection,
})

/** Returns one of the caller's orders with its history and its rules. */
export async function showOrder(
  context: SignedInContext,
  { order_id }: CallRequest<typeof detail>,
): Promise<CallAnswer<typeof detail> | Refusal> {
  const order = await findOrder(context, BigInt(order_id))
  if (!order) return refusals.notFound()
  const events = await context.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, BigInt(order_id)))
    .orderBy(asc(orderEvents.id))
  const warnings = await context.db
    .select()
    .from(orderWarnings)
    .where(eq(orderWarnings.orderId, BigInt(order_id)))
    .orderBy(asc(orderWarnings.at), asc(orderWarnings.offerId))
  return {
    order,
    events: events.map(({ event, toState, actor, reason, at }) => ({
      event,
      state: toState,
      actor,
      reason,
      at: seconds(at),
    })),
    warnings: warnings.map(({ offerId, kind, at }) => ({
      offer_id: offerId,
      kind,
      at: seconds(at),
    })),
    rules: orderRules(context.settings),
  }
}

/**
 * Returns what a purchase would cost. A listing that is gone is shown as such: the buyer decides whether to go on
 * without it.
 */
export async function quotePurchase(
  context: SignedInContext,
  { listing_ids }: CallRequest<typeof quote>,
): Promise<CallAnswer<typeof quote> | Refusal> {
  const { db, locale, caller, settings } = context
  const rows = await db
    .select({ listing: listings, asset: assets, sellerNickname: users.nickname })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(inArray(listings.id, listing_ids.map(BigInt)))
    .orderBy(asc(listings.id))
  if (rows.length !== new Set(listing_ids).size) return refusals.notFound()
  const goods = await goodsInfosByIds(
    db,
    rows.map(({ listing }) => listing),
    locale,
  )
  const items = await describeAssets(
    db,
    rows.map(({ asset, listing }) => offeredItem(asset, listing, caller.userId)),
    locale,
  )
  const { available } = await readBalances(db, caller.userId)
  const mine = await ownOrdersOf(
    context,
    rows.map(({ listing }) => listing.id),
  )
  const isAvailable = ({ listing }: (typeof rows)[number]) =>
    findListingProblem(listing, { listingId: listing.id, price: listing.price }, caller.userId) === null
  const bought = rows.filter(isAvailable).map(({ listing }) => listing)
  const held = await findOwnHolds(
    db,
    caller.userId,
    bought.map(({ id }) => id),
  )
  return {
    items: rows.map((row, index) => ({
      listing_id: row.listing.id.toString(),
      goods_info: goodsInfoOf(goods, row.listing),
      asset: items[index]!,
      price: formatAmount(row.listing.price),
      is_available: isAvailable(row),
      seller_nickname: row.sellerNickname,
      my_order: mine.get(row.listing.id) ?? null,
    })),
    total: formatAmount(bought.reduce((sum, { price }) => sum + price, 0n)),
    available: formatAmount(available),
    held_by_my_bargains: formatAmount(held.total),
    rules: orderRules(settings),
  }
}

const cameToNothing = ['cancelled', 'refunded', 'reversed'] as const

/** The caller's orders by listing, except those that came to nothing. */
async function ownOrdersOf({ db, caller }: SignedInContext, listingIds: readonly bigint[]) {
  const rows = await db
    .select({ id: orders.id, listingId: orders.listingId, state: orders.state })
    .from(orders)
    .where(
      and(
        inArray(orders.listingId, [...listingIds]),
        eq(orders.buyerId, caller.userId),
        notInArray(orders.state, [...cameToNothing]),
      ),
    )
  return new Map(rows.map(({ id, listingId, state }) => [listingId, { order_id: id.toString(), state }]))
}
