import type { CallAnswer, CallRequest } from '#contract/call.ts'
import type { create } from '#contract/orders/orders.ts'
import { formatAmount, parseAmount } from '#lib/money.ts'
import { seconds } from '#lib/time/seconds.ts'
import { checkAction } from '../../accounts/check-action.ts'
import type { Transaction } from '../../db/connection.ts'
import { awaitAll } from '../../db/await-all.ts'
import type { SignedInContext } from '../../http/context.ts'
import { Refusal } from '../../refusal.ts'
import { findListingProblem, findTooManyUnpaid } from '../order-problems.ts'
import { type LockedListing, lockListings, placeOrders } from '../place-orders.ts'

/**
 * Orders listings at the prices that were shown, all or none; each is off the market until it is paid or times out.
 * Listings are locked in id order, so of competing buyers one succeeds and the others are refused.
 */
export async function createOrders(
  tx: Transaction,
  context: SignedInContext,
  { items }: CallRequest<typeof create>,
): Promise<CallAnswer<typeof create> | Refusal> {
  const { userId } = context.caller
  const wanted = new Map(items.map((item) => [BigInt(item.listing_id), parseAmount(item.price)]))
  const [allowed, locked] = await awaitAll(
    // Locks exclusively: each of many concurrent requests counts the unpaid orders of those before it.
    checkAction(tx, userId, 'order', 'alone'),
    lockListings(tx, [...wanted.keys()], userId),
  )
  if (allowed instanceof Refusal) return allowed
  const problem = findProblem(locked, wanted, userId) ?? findTooManyUnpaid(locked[0]!.unpaid, locked.length)
  if (problem) return problem
  const { orderIds, total, payBefore } = await placeOrders(tx, context, locked)
  return { order_ids: orderIds.map(String), total: formatAmount(total), pay_before: seconds(payBefore) }
}

function findProblem(locked: LockedListing[], wanted: Map<bigint, bigint>, buyerId: bigint): Refusal | null {
  const found = new Map(locked.map(({ listing }) => [listing.id, listing]))
  for (const [listingId, price] of wanted) {
    const problem = findListingProblem(found.get(listingId), { listingId, price }, buyerId)
    if (problem) return problem
  }
  return null
}
