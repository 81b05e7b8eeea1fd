import { eq, inArray, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { create } from '#contract/orders.ts'
import { formatAmount, parseAmount, splitPrice } from '#lib/money.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { assets, listings, orders } from '../../db/schema/trading.ts'
import type { SignedInContext } from '../../http/context.ts'
import { readSoon } from '../../inventory/schedule-reading.ts'
import { moveListings } from '../../listings/move-listing.ts'
import { Refusal } from '../../refusal.ts'
import { dueTime } from '../due-time.ts'
import { findListingProblem, findTooManyUnpaid, unpaidOf } from '../order-problems.ts'
import { writeCreated } from '../order-history.ts'

/**
 * Orders listings at the prices that were shown: each is taken off the market until it is paid or its time is over. All
 * or none. Listings are locked in the order of their ids, so of many buyers one goes on and the others are refused.
 */
export async function createOrders(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  { items }: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  const preparation = await checkAction(tx, caller.userId, 'order', 'share')
  if (preparation instanceof Refusal) return preparation
  const wanted = new Map(items.map((item) => [BigInt(item.listing_id), parseAmount(item.price)]))
  const locked = await lockListings(tx, [...wanted.keys()], caller.userId)
  const problem = findProblem(locked, wanted, caller.userId) ?? findTooManyUnpaid(locked[0]!.unpaid, locked.length)
  if (problem) return problem

  const now = new Date(locked[0]!.now)
  const deadlineAt = new Date(now.getTime() + settings.orderPayment * 1000)
  const inserted = tx
    .insert(orders)
    .values(
      locked.map(({ listing, platformAssetId, deliveryLimit }) => {
        const { net, fee } = splitPrice(listing.price, settings.feeBasisPoints)
        return {
          listingId: listing.id,
          assetId: listing.assetId,
          goodsId: listing.goodsId,
          styleId: listing.styleId,
          buyerId: caller.userId,
          sellerId: listing.sellerId,
          price: listing.price,
          fee,
          sellerNet: net,
          platformAssetId,
          deliveryLimit,
          deadlineAt,
          dueAt: dueTime('awaiting_payment', now, deadlineAt),
        }
      }),
    )
    .returning({ id: orders.id })
  const orderIds = await writeCreated(tx, inserted, 'buyer')
  await moveListings(
    tx,
    locked.map(({ listing }) => listing),
    { event: 'order', actor: 'buyer' },
  )
  await refreshGoodsMarkets(
    tx,
    locked.map(({ listing }) => listing),
  )
  await readSoon(
    tx,
    locked.map(({ listing }) => listing.sellerId),
  )
  return {
    order_ids: orderIds.map(String),
    total: formatAmount(locked.reduce((sum, { listing }) => sum + listing.price, 0n)),
    pay_before: Math.floor(deadlineAt.getTime() / 1000),
  }
}

type LockedListing = Awaited<ReturnType<typeof lockListings>>[number]

function lockListings(tx: Transaction, ids: bigint[], buyerId: bigint) {
  return tx
    .select({
      listing: listings,
      platformAssetId: assets.platformAssetId,
      deliveryLimit: users.sellDeliveryLimit,
      unpaid: sql<number>`(select count(*)::integer from ${orders} where ${unpaidOf(buyerId)})`,
      now: sql<string>`amber_now()`,
    })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for('update', { of: listings })
}

function findProblem(locked: LockedListing[], wanted: Map<bigint, bigint>, buyerId: bigint): Refusal | null {
  const found = new Map(locked.map(({ listing }) => [listing.id, listing]))
  for (const [listingId, price] of wanted) {
    const problem = findListingProblem(found.get(listingId), { listingId, price }, buyerId)
    if (problem) return problem
  }
  return null
}
