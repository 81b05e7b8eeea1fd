import { eq, sql } from 'drizzle-orm'
import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import { refreshGoodsMarkets } from '../../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../../db/connection.ts'
import { users } from '../../db/schema/accounts.ts'
import { assets } from '../../db/schema/assets.ts'
import { listings } from '../../db/schema/listings.ts'
import { orders } from '../../db/schema/orders.ts'
import { isAmong, prepared } from '../../db/statement.ts'
import { together } from '../../db/together.ts'
import type { SignedInContext } from '../../http/context.ts'
import { readSoon } from '../../inventory/schedule-reading.ts'
import { splitPrice } from '../../ledger/fractions.ts'
import { moveListings } from '../../listings/move-listing.ts'
import { Refusal } from '../../refusal.ts'
import { insertOrders } from '../insert-orders.ts'
import { findListingProblem, findTooManyUnpaid, unpaidOf } from '../order-problems.ts'

/**
 * Orders listings at the prices that were shown: each is taken off the market until it is paid or its time is over. All
 * or none. Listings are locked in the order of their ids, so of many buyers one goes on and the others are refused.
 */
export async function createOrders(
  tx: Transaction,
  { caller, settings }: SignedInContext,
  { items }: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  const wanted = new Map(items.map((item) => [BigInt(item.listing_id), parseAmount(item.price)]))
  const [allowed, locked] = await together(
    // Alone: of many requests at once each counts the unpaid orders of those before it.
    checkAction(tx, caller.userId, 'order', 'alone'),
    lockListings(tx, [...wanted.keys()], caller.userId),
  )
  if (allowed instanceof Refusal) return allowed
  const problem = findProblem(locked, wanted, caller.userId) ?? findTooManyUnpaid(locked[0]!.unpaid, locked.length)
  if (problem) return problem

  const now = new Date(locked[0]!.now)
  const deadlineAt = new Date(now.getTime() + settings.orderPayment * 1000)
  const rows = locked.map(({ listing }) => listing)
  const [orderIds] = await together(
    insertOrders(
      tx,
      { buyerId: caller.userId, deadlineAt, dueAt: deadlineAt },
      locked.map(({ listing, platformAssetId, deliveryLimit }) => {
        const { net, fee } = splitPrice(listing.price, settings.feeBasisPoints)
        return { listing, fee, sellerNet: net, platformAssetId, deliveryLimit }
      }),
    ),
    moveListings(tx, rows, { event: 'order', actor: 'buyer' }),
    refreshGoodsMarkets(tx, rows),
    readSoon(
      tx,
      rows.map(({ sellerId }) => sellerId),
    ),
  )
  return {
    order_ids: orderIds.map(String),
    total: formatAmount(locked.reduce((sum, { listing }) => sum + listing.price, 0n)),
    pay_before: seconds(deadlineAt),
  }
}

type LockedListing = Awaited<ReturnType<typeof lockListings>>[number]

const lockListings = async (tx: Transaction, ids: readonly bigint[], buyerId: bigint) =>
  lockQuery(tx, { ids: ids.map(String), buyerId })

const lockQuery = prepared('lock_listings', (tx) =>
  tx
    .select({
      listing: listings,
      platformAssetId: assets.platformAssetId,
      deliveryLimit: users.sellDeliveryLimit,
      unpaid: sql<number>`(select count(*)::integer from ${orders} where ${unpaidOf(sql.placeholder('buyerId'))})`,
      now: sql<string>`amber_now()`,
    })
    .from(listings)
    .innerJoin(assets, eq(assets.id, listings.assetId))
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(isAmong(listings.id, sql.placeholder('ids'), 'bigint'))
    .orderBy(listings.id)
    .for('update', { of: listings }),
)

function findProblem(locked: LockedListing[], wanted: Map<bigint, bigint>, buyerId: bigint): Refusal | null {
  const found = new Map(locked.map(({ listing }) => [listing.id, listing]))
  for (const [listingId, price] of wanted) {
    const problem = findListingProblem(found.get(listingId), { listingId, price }, buyerId)
    if (problem) return problem
  }
  return null
}
