import { eq, sql } from 'drizzle-orm'
import { refreshGoodsMarkets } from '../catalogue/commands/refresh-goods-market.ts'
import type { Transaction } from '../db/connection.ts'
import { users } from '../db/schema/accounts.ts'
import { listings } from '../db/schema/listings.ts'
import { orders } from '../db/schema/orders.ts'
import { isAmong, prepared } from '../db/statement.ts'
import { awaitAll } from '../db/await-all.ts'
import type { SignedInContext } from '../http/context.ts'
import { readSoon } from '../inventory/schedule-reading.ts'
import { splitPrice } from '#lib/split-price.ts'
import { moveListings } from '../listings/move-listing.ts'
import { insertOrders } from './insert-orders.ts'
import { unpaidOf } from './order-problems.ts'
import { takeOutOfCart } from './take-out-of-cart.ts'

/** A listing locked by this transaction, with what an order of it needs. */
export type LockedListing = Awaited<ReturnType<typeof lockListings>>[number]

/** Locks listings in id order; unknown ids are absent from the result. */
export const lockListings = async (tx: Transaction, ids: readonly bigint[], buyerId: bigint) =>
  lockQuery(tx, { ids: ids.map(String), buyerId })

const lockQuery = prepared('lock_listings', (tx) =>
  tx
    .select({
      listing: listings,
      deliveryLimit: users.sellDeliveryLimit,
      unpaid: sql<number>`(select count(*)::integer from ${orders} where ${unpaidOf(sql.placeholder('buyerId'))})`,
      now: sql<string>`amber_now()`,
    })
    .from(listings)
    .innerJoin(users, eq(users.id, listings.sellerId))
    .where(isAmong(listings.id, sql.placeholder('ids'), 'bigint'))
    .orderBy(listings.id)
    .for('update', { of: listings }),
)

export interface PlacedOrders {
  /** In the order of the listings. */
  orderIds: bigint[]
  /** Fen. */
  total: bigint
  payBefore: Date
}

/**
 * Orders locked listings at their prices, once the caller has checked that nothing prevents it: each is off the market
 * until it is paid or times out.
 */
export async function placeOrders(
  tx: Transaction,
  { caller, settings }: Pick<SignedInContext, 'caller' | 'settings'>,
  locked: readonly LockedListing[],
): Promise<PlacedOrders> {
  const payBefore = new Date(new Date(locked[0]!.now).getTime() + settings.orderPayment * 1000)
  const rows = locked.map(({ listing }) => listing)
  const [orderIds] = await awaitAll(
    insertOrders(
      tx,
      { buyerId: caller.userId, deadlineAt: payBefore, dueAt: payBefore },
      locked.map(({ listing, deliveryLimit }) => {
        const { net, fee } = splitPrice(listing.price, settings.feeBasisPoints)
        return { listing, fee, sellerNet: net, deliveryLimit }
      }),
    ),
    moveListings(tx, rows, { event: 'order', actor: 'buyer' }),
    refreshGoodsMarkets(tx, rows),
    readSoon(
      tx,
      rows.map(({ sellerId }) => sellerId),
    ),
    takeOutOfCart(
      tx,
      caller.userId,
      rows.map(({ id }) => id),
    ),
  )
  return { orderIds, total: rows.reduce((sum, { price }) => sum + price, 0n), payBefore }
}
